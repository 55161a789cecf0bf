import { z } from 'zod';
import { maxAnswerCharacters, type Answer } from '#domain/tailoring/answers/answer.ts';
import type { MissingQuestion } from '#domain/tailoring/tailoring.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { BadInput } from './bad-input.ts';

const text = z.string().max(maxAnswerCharacters);
const fileSchema = z.record(z.string(), z.union([text, z.object({ text, entry: z.string().optional() })]));

/**
 * The answers in a JSON file: `{"sap-5tebor": "I booked goods in SAP", "2": {"text": "…", "entry": "/work/1"}}`, each by its question's key or number, counted
 * from 1. Throws `BadInput` for another shape and for a question that is not asked.
 */
export function answersIn(json: string, path: string, questions: readonly MissingQuestion[]): Answer[] {
  const words = defaultCopy().commandLine;
  return Object.entries(parsed(json, path)).map(([name, given]): Answer => {
    const question = questions.find(({ key }) => key === name) ?? questions[Number(name) - 1];
    if (!question) throw new BadInput(words.noQuestion(name, questions.length));
    const { text: said, entry = question.place?.pointer } = typeof given === 'string' ? { text: given } : given;
    return {
      key: question.key,
      requirement: question.what,
      kind: question.kind,
      ...(entry === undefined ? {} : { pointer: entry }),
      text: said,
      state: 'answered',
    };
  });
}

function parsed(json: string, path: string): z.infer<typeof fileSchema> {
  const shape = () => new BadInput(defaultCopy().commandLine.answersShape(path));
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw shape();
  }
  const read = fileSchema.safeParse(value);
  if (!read.success) throw shape();
  return read.data;
}
