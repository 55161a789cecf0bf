import type { z } from 'zod';

/** What an operator can ask of the running service: a name, what it is given, and the one service call that does it. */
export interface OperatorCommand {
  name: string;
  payload: z.ZodType;
  /** The answer is printed as JSON. What the operator did wrong is thrown as an `AppError`. */
  run: (payload: unknown) => Promise<unknown>;
}

/** Gives a command its exact payload type. */
export const operatorCommand = <P>(
  name: string,
  payload: z.ZodType<P>,
  run: (payload: P) => Promise<unknown>,
): OperatorCommand => ({ name, payload, run: (given) => run(payload.parse(given)) });
