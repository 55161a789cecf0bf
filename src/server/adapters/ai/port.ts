import type { ModelProvider } from '#contract/model-keys.ts';
import type { ModelPrice } from './model-prices.ts';
import type { z } from 'zod';

/** One thing asked of a language model. */
export interface ModelQuestion {
  id: string;
  instructions: string;
  data: string;
  /** The form of the answer. */
  schema: z.ZodType;
}

/** Why a model gave no answer that can be used. */
export type ModelFailure = 'refused' | 'busy' | 'broken' | 'late' | 'unreachable' | 'failed';

export interface ModelAnswer {
  id: string;
  /** In the form that was asked for; absent where there is none. */
  value?: unknown;
  failure?: ModelFailure;
  /** Of all attempts, as far as the provider told. */
  inputTokens: number;
  outputTokens: number;
}

/** Proposes wordings. What it says is checked before any of it is used. */
export interface WordingModel {
  /** `provider/name`, as it is shown beside what it worded. */
  readonly name: string;
  /** In US dollars per million tokens; absent where it is not known. */
  readonly price?: ModelPrice | undefined;
  /** The most tokens of one answer, for what it may cost. */
  readonly mostOutputTokens: number;
  /**
   * Asks all questions, some at a time, and again where the provider is busy or answers nonsense. Answers within two minutes, in the order of the questions;
   * never throws: what fails is an answer without a value. `onAnswered` is told how many are done.
   */
  ask(
    questions: readonly ModelQuestion[],
    options?: { signal?: AbortSignal | undefined; onAnswered?: (done: number) => void },
  ): Promise<ModelAnswer[]>;
}

/** A person's own key for a model. */
export interface OwnModelKey {
  provider: ModelProvider;
  /** The provider's usual one unless said. */
  model?: string | undefined;
  key: string;
}

/** The models that can be asked. */
export interface WordingModels {
  /** The operator's; absent where wordings are the built-in writer's alone. */
  house?: WordingModel | undefined;
  /** One that is asked with a person's own key, always at the provider's own address. */
  withKey(own: OwnModelKey): Promise<WordingModel>;
}
