import type { Posting } from '#domain/posting/posting.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { documentFromText } from '#domain/text/plain-text.ts';
import type { EvaluateQuick, ScoreAnswer } from './score-protocol.ts';

/**
 * Answers messages; never throws. What is not an EVALUATE_QUICK message gets no answer. The last resume and the last ad
 * are kept as they were read: while a person edits the one, the other stays the same.
 */
export function createAnswerer(): (message: unknown) => ScoreAnswer | undefined {
  const readResume = remembered((text: string): ParsedResume => parseResume(documentFromText(text)));
  const readAd = remembered((description: string, title: string): Posting | undefined =>
    description === '' && title === '' ? undefined : readPosting(description, title === '' ? {} : { title }),
  );
  return (message) => {
    if (!isEvaluateQuick(message)) return undefined;
    const { id, payload } = message;
    try {
      const { resumeContent, jobTitle, jobDescription, facts, today } = payload;
      const result = evaluate({
        parsed: facts?.parsed ?? readResume(resumeContent),
        posting: readAd(jobDescription.trim(), jobTitle.trim()),
        layout: facts?.layout,
        grammar: facts?.grammar,
        today,
      });
      return { type: 'EVALUATION_RESULT', id, result };
    } catch (error) {
      return { type: 'EVALUATION_ERROR', id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** The function, which is not called again for the arguments it was last called with. */
function remembered<Texts extends string[], Result>(read: (...texts: Texts) => Result): (...texts: Texts) => Result {
  let last: { texts: Texts; result: Result } | undefined;
  return (...texts) => {
    if (!last || texts.some((text, index) => text !== last?.texts[index])) last = { texts, result: read(...texts) };
    return last.result;
  };
}

function isEvaluateQuick(message: unknown): message is EvaluateQuick {
  if (typeof message !== 'object' || message === null) return false;
  const { type, id, payload } = message as Partial<EvaluateQuick>;
  return type === 'EVALUATE_QUICK' && typeof id === 'string' && typeof payload === 'object';
}
