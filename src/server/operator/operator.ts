import { z } from 'zod';
import { errorStatus } from '#contract/errors.ts';
import type { Copy } from '#copy/copy.ts';
import { validationSentence } from '#copy/validation-key.ts';
import { AppError } from '../app-error.ts';
import { defaultCopy } from '../default-copy.ts';
import { sentenceFor } from '../http/errors.ts';
import { sentenceOf } from '../http/unfit-input.ts';
import type { Log } from '../logging/log.ts';
import { OperatorMistake, type OperatorCommand } from './command.ts';

export const operatorRequestSchema = z.object({ command: z.string(), payload: z.unknown() });
export type OperatorRequest = z.infer<typeof operatorRequestSchema>;

export const operatorAnswerSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), result: z.unknown() }),
  /** `refused`: the operator can correct it. `failed`: our own error, described in the log. */
  z.object({ outcome: z.enum(['refused', 'failed']), sentence: z.string() }),
]);
export type OperatorAnswer = z.infer<typeof operatorAnswerSchema>;

export interface Operator {
  /** Runs one command. Never throws: errors are part of the answer. */
  run(request: unknown, gone?: AbortSignal): Promise<OperatorAnswer>;
}

/** The message for a value whose command has none of its own, instead of zod's. */
const unfitSentence = ({ code, path = [], input, ...params }: z.core.$ZodRawIssue, copy: Copy): string =>
  sentenceOf(
    {
      instancePath: path.join('/'),
      keyword: code,
      message: input === undefined ? 'received undefined' : '',
      params,
    },
    copy,
  );

export function createOperator({ commands, log }: { commands: readonly OperatorCommand[]; log: Log }): Operator {
  const copy = defaultCopy();
  const words = copy.operator;
  const refused = (sentence: string): OperatorAnswer => ({ outcome: 'refused', sentence });
  return {
    async run(request, gone) {
      const asked = operatorRequestSchema.safeParse(request);
      if (!asked.success) return refused(words.notACommand);
      const command = commands.find(({ name }) => name === asked.data.command);
      if (!command) return refused(words.unknownCommand(asked.data.command));
      const payload = command.payload.safeParse(asked.data.payload, { error: (issue) => unfitSentence(issue, copy) });
      if (!payload.success)
        return refused(payload.error.issues.map(({ message }) => validationSentence(message, copy)).join(' '));
      try {
        const result = await command.run(payload.data, gone);
        log.info({ command: command.name }, 'operator command');
        return { outcome: 'done', result };
      } catch (error) {
        if (gone?.aborted && error === gone.reason) return refused(words.unanswered);
        if (error instanceof OperatorMistake) return refused(error.message);
        if (error instanceof AppError) {
          const sentence = sentenceFor(copy, error.code, error.details);
          return errorStatus[error.code] < 500 ? refused(sentence) : { outcome: 'failed', sentence };
        }
        log.error({ err: error, command: command.name }, 'operator command failed');
        return { outcome: 'failed', sentence: words.failed(command.name) };
      }
    },
  };
}
