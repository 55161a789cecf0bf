import type { ModelUse } from '#domain/tailoring/proposals.ts';
import type { Database } from '../../db/database.ts';
import { costOf } from '../../adapters/ai/model-prices.ts';
import type { ModelAnswer, ModelQuestion, WordingModel, WordingModels } from '../../adapters/ai/port.ts';
import type { Clock } from '../../clock.ts';
import type { Billing } from '../billing/service.ts';
import type { ModelKeys } from '../model-keys/service.ts';
import { createModelBudget } from './model-budget.ts';
import type { StartedBy } from './started-by.ts';

/** What a model answered, in the order of the questions. */
export interface ModelReply {
  answers: readonly ModelAnswer[];
  use: ModelUse;
  /** In US dollars; absent where the model's prices are not known. */
  usdOf(answer: ModelAnswer): number | undefined;
}

/** Asks whichever model may be asked for somebody: with a key of their own first, else the operator's within its budget. */
export interface ModelAsking {
  /** Nothing where no model may be asked, or there is nothing to ask: `questions` is not called before one may be. */
  ask(
    asker: { userId: string | null; startedBy: StartedBy },
    questions: () => Promise<readonly ModelQuestion[]>,
    onAnswered?: (counted: { done: number; of: number }) => void,
  ): Promise<ModelReply | undefined>;
  purge(): Promise<void>;
}

export interface ModelAskingDeps {
  db: Database;
  clock: Clock;
  models: WordingModels;
  modelKeys: Pick<ModelKeys, 'keyOf'>;
  billing: Pick<Billing, 'entitlements'>;
  settings: { dailyBudgetUsd: number | undefined; forVisitors: boolean };
}

/** A model that may be asked, and the callback that receives the cost of its answer. */
interface Allowed {
  model: WordingModel;
  ownKey: boolean;
  spent(usd: number): Promise<void>;
}

type Asker = Parameters<ModelAsking['ask']>[0];

export function createModelAsking({ db, clock, models, modelKeys, billing, settings }: ModelAskingDeps): ModelAsking {
  const budget = createModelBudget({ db, clock, dailyUsd: settings.dailyBudgetUsd });

  const houseFor = ({ userId }: Asker) =>
    models.house !== undefined && (userId !== null || settings.forVisitors) ? models.house : undefined;
  const keyOf = async ({ startedBy: { sessionId } }: Asker) =>
    sessionId === undefined ? undefined : modelKeys.keyOf(sessionId);

  /** A person's own key goes first: it costs us nothing. */
  async function allowed(asker: Asker, questions: readonly ModelQuestion[]): Promise<Allowed | undefined> {
    const own = await keyOf(asker);
    if (own) return { model: await models.withKey(own), ownKey: true, spent: async () => undefined };
    const house = houseFor(asker);
    if (!house) return undefined;
    const { userId, startedBy } = asker;
    const paying = userId !== null && (await billing.entitlements(userId)).plan !== 'free';
    const by = { userId: userId ?? undefined, address: startedBy.address, paying };
    const reserved = await budget.reserve(by, mostCost(house, questions));
    return reserved === undefined
      ? undefined
      : { model: house, ownKey: false, spent: (usd) => budget.settle(reserved, usd) };
  }

  return {
    async ask(asker, questionsOf, onAnswered) {
      if (!houseFor(asker) && !(await keyOf(asker))) return undefined;
      const questions = await questionsOf();
      const permitted = questions.length === 0 ? undefined : await allowed(asker, questions);
      if (!permitted) return undefined;
      const { model, ownKey, spent } = permitted;
      const of = questions.length;
      onAnswered?.({ done: 0, of });
      const answers = await model.ask(questions, { onAnswered: (done) => onAnswered?.({ done, of }) });
      const usdOf = (tokens: { inputTokens: number; outputTokens: number }) =>
        model.price && costOf(model.price, tokens);
      const total = (tokens: 'inputTokens' | 'outputTokens') =>
        answers.reduce((sum, answer) => sum + answer[tokens], 0);
      const tokens = { inputTokens: total('inputTokens'), outputTokens: total('outputTokens') };
      const usd = usdOf(tokens);
      await spent(usd ?? 0);
      return { answers, usdOf, use: { model: model.name, ownKey, ...tokens, usd } };
    },
    purge: () => budget.purge(),
  };
}

/** A token has at least two characters in every language we write, and each question may be asked twice. */
function mostCost({ price, mostOutputTokens }: WordingModel, questions: readonly ModelQuestion[]): number {
  if (!price) return 0;
  const inputTokens = questions.reduce(
    (sum, { instructions, data }) => sum + (instructions.length + data.length) / 2,
    0,
  );
  return costOf(price, { inputTokens, outputTokens: mostOutputTokens * questions.length });
}
