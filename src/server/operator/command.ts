import type { z } from 'zod';

/** Something an operator can ask of the running service: a name, a payload, and the one service call that does it. */
export interface OperatorCommand {
  name: string;
  payload: z.ZodType;
  /** The answer is printed as JSON. The operator's mistakes are thrown as an `AppError`. */
  run: (payload: unknown) => Promise<unknown>;
}

/** Gives a command its exact payload type. */
export const operatorCommand = <P>(
  name: string,
  payload: z.ZodType<P>,
  run: (payload: P) => Promise<unknown>,
): OperatorCommand => ({ name, payload, run: (given) => run(payload.parse(given)) });
