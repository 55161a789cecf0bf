import type { z } from 'zod';

/** Something an operator can ask of the running service: a name, a payload, and the one service call that does it. */
export interface OperatorCommand {
  name: string;
  payload: z.ZodType;
  /**
   * The answer is printed as JSON. The operator's mistakes are thrown as an `AppError` or `OperatorMistake`. `gone` is aborted when the caller stops waiting.
   */
  run: (payload: unknown, gone?: AbortSignal) => Promise<unknown>;
}

/** What the operator can correct, in a sentence for them where the one for people would mislead. */
export class OperatorMistake extends Error {
  override readonly name = 'OperatorMistake';
}

/** Gives a command its exact payload type. */
export const operatorCommand = <P>(
  name: string,
  payload: z.ZodType<P>,
  run: (payload: P, gone?: AbortSignal) => Promise<unknown>,
): OperatorCommand => ({ name, payload, run: (given, gone) => run(payload.parse(given), gone) });
