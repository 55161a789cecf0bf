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

/** Why a model gave no usable answer. */
export type ModelFailure = 'refused' | 'busy' | 'broken' | 'late' | 'unreachable' | 'failed';

export interface ModelAnswer {
  id: string;
  /** In the form that was asked for. Absent if the question failed. */
  value?: unknown;
  failure?: ModelFailure;
  /** For all attempts, as far as the provider reported them. */
  inputTokens: number;
  outputTokens: number;
}

/** Proposes wordings. Its answers are checked before any of them is used. */
export interface WordingModel {
  /** `provider/name`, as it's shown beside its wordings. */
  readonly name: string;
  /** In US dollars per million tokens. Absent if it isn't known. */
  readonly price?: ModelPrice | undefined;
  /** The most tokens of one answer, to estimate its cost. */
  readonly mostOutputTokens: number;
  /**
   * Asks all questions, some at a time, and asks again if the provider is busy or answers nonsense. Answers within two minutes, in the order of the questions;
   * never throws: a failed question has an answer without a value. `onAnswered` gets the number of questions that are done.
   */
  ask(
    questions: readonly ModelQuestion[],
    options?: { signal?: AbortSignal | undefined; onAnswered?: (done: number) => void },
  ): Promise<ModelAnswer[]>;
}

/** A person's own key for a model. */
export interface OwnModelKey {
  provider: ModelProvider;
  /** Absent: the provider's default model. */
  model?: string | undefined;
  key: string;
}

/** The models that can be asked. */
export interface WordingModels {
  /** The operator's. Absent if only the built-in writer is used. */
  house?: WordingModel | undefined;
  /** A model that uses a person's own key, always at the provider's own address. */
  withKey(own: OwnModelKey): Promise<WordingModel>;
}
