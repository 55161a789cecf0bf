import { setTimeout as sleep } from 'node:timers/promises';
import { generateText, Output, type LanguageModel } from 'ai';
import type { Log } from '../../logging/log.ts';
import type { ModelPrice } from './model-prices.ts';
import type { ModelAnswer, ModelQuestion, WordingModel } from './port.ts';
import { languageModels, type ModelSettings } from './language-models.ts';
import { failedCall, type FailedCall } from './model-errors.ts';

/** How long and how often a model is asked; all in milliseconds. */
export interface Patience {
  /** For one call. */
  callMs: number;
  /** For all questions together, waiting included. */
  allMs: number;
  /** Before the second call; doubled before each further one. */
  waitMs: number;
  /** The longest that a provider may ask to wait. */
  mostWaitMs: number;
}

/** People are told that an optimization takes up to two minutes. */
const usualPatience: Patience = { callMs: 45_000, allMs: 110_000, waitMs: 500, mostWaitMs: 20_000 };

const mostCalls = 4;
/** Broken answers are rarely mended by asking, and each is paid for. */
const mostBroken = 2;
const atOnce = 3;
const mostOutputTokens = 6000;

export interface WordingModelOptions extends ModelSettings {
  price: ModelPrice | undefined;
  log: Pick<Log, 'warn'>;
  patience?: Partial<Patience> | undefined;
}

/** A language model by the AI SDK. Logs what failed by status and kind: neither texts nor keys. */
export function createWordingModel(options: WordingModelOptions): WordingModel {
  const { provider, model, price, log } = options;
  const name = `${provider}/${model}`;
  const patience = { ...usualPatience, ...options.patience };
  const models = languageModels(options);
  // The SDK would write to the console what a server does not support.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return {
    name,
    price,
    mostOutputTokens,
    async ask(questions, { signal, onAnswered } = {}) {
      // Ended by the deadline, by the caller, or by a key that is refused, which each further question would be, too.
      const refused = new AbortController();
      const ends = [AbortSignal.timeout(patience.allMs), refused.signal, ...(signal ? [signal] : [])];
      const ended = AbortSignal.any(ends);
      const until = performance.now() + patience.allMs;
      const answers: ModelAnswer[] = [];
      const waiting = [...questions.entries()];
      let done = 0;
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [index, question] = next;
          const answer = await askOne(question, { models, patience, ended, until });
          if (answer.failure !== undefined) {
            log.warn(
              { model: name, section: question.id, failure: answer.failure, status: answer.status },
              'a model gave no wording',
            );
          }
          if (answer.failure === 'refused') refused.abort();
          const { status: _status, ...kept } = answer;
          answers[index] = kept;
          onAnswered?.(++done);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return answers;
    },
  };
}

interface Asking {
  models: readonly LanguageModel[];
  patience: Patience;
  ended: AbortSignal;
  /** When the time for all is up. */
  until: number;
}

type Answered = ModelAnswer & { status?: number | undefined };

async function askOne(question: ModelQuestion, { models, patience, ended, until }: Asking): Promise<Answered> {
  const spent = { inputTokens: 0, outputTokens: 0 };
  let broken = 0;
  let [model, ...others] = models;
  for (let calls = 1; ; calls++) {
    if (ended.aborted || model === undefined) return { id: question.id, failure: 'late', ...spent };
    const result = await callOnce(model, question, AbortSignal.any([ended, AbortSignal.timeout(patience.callMs)]));
    spent.inputTokens += result.inputTokens;
    spent.outputTokens += result.outputTokens;
    if (!('failure' in result)) return { id: question.id, value: result.value, ...spent };
    const { failure, status } = result;
    const given: Answered = { id: question.id, failure, status, ...spent };
    if (failure === 'broken' && ++broken >= mostBroken) return given;
    const [simpler] = others;
    if (status === 400 && simpler !== undefined) [model, ...others] = others;
    else if (!result.again || calls >= mostCalls) return given;
    const wait = Math.min(result.waitMs ?? patience.waitMs * 2 ** (calls - 1), patience.mostWaitMs);
    if (performance.now() + wait >= until) return given;
    await sleep(wait, undefined, { signal: ended }).catch(() => undefined);
  }
}

type Called = { value: unknown; inputTokens: number; outputTokens: number } | FailedCall;

async function callOnce(model: LanguageModel, question: ModelQuestion, abortSignal: AbortSignal): Promise<Called> {
  try {
    const result = await generateText({
      model,
      system: question.instructions,
      prompt: question.data,
      output: Output.object({ schema: question.schema }),
      maxOutputTokens: mostOutputTokens,
      // Asked again here, where the deadline is known.
      maxRetries: 0,
      abortSignal,
    });
    const { inputTokens = 0, outputTokens = 0 } = result.totalUsage;
    return { ...outputOf(() => result.output), inputTokens, outputTokens };
  } catch (error) {
    return failedCall(error);
  }
}

/** The SDK throws where a result that was paid for has no answer in the form that was asked for. */
function outputOf(read: () => unknown): { value: unknown } | Pick<FailedCall, 'failure' | 'again'> {
  try {
    return { value: read() };
  } catch {
    return { failure: 'broken', again: true };
  }
}
