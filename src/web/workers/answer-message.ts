import type { Posting } from '#domain/posting/posting.ts';
import { readPosting } from '#domain/posting/read-posting.ts';
import { applyCorrections } from '#domain/resume/corrections/apply-corrections.ts';
import { retypedResume } from '#domain/resume/corrections/retyped-resume.ts';
import { isSameText } from '#domain/resume/corrections/same-text.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { createEvaluator, type EvaluationInput } from '#domain/scoring/evaluate.ts';
import { memoizeLast } from '#domain/memoize.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import type { EvaluateQuick, ScoreAnswer, UploadFacts } from './score-protocol.ts';

/**
 * Answers messages; never throws. Anything but an EVALUATE_QUICK message gets no answer. The parsed forms of the last resume and the last ad are kept: while a
 * person edits one of them, the other is unchanged, and so are most of the edited one's lines.
 */
export function createAnswerer(): (message: unknown) => ScoreAnswer | undefined {
  const readResume = memoizeLast((text: string): ParsedResume => parseResume(documentFromText(text)));
  const evaluate = createEvaluator();
  const readAd = memoizeLast((description: string, title: string): Posting | undefined =>
    description === '' && title === '' ? undefined : readPosting(description, title === '' ? {} : { title }),
  );
  return (message) => {
    if (!isEvaluateQuick(message)) return undefined;
    const { id, payload } = message;
    try {
      const { resumeContent, jobTitle, jobDescription, facts, today } = payload;
      const resume = facts ? resumeOf(facts, resumeContent, readResume) : { parsed: readResume(resumeContent) };
      const posting = readAd(jobDescription.trim(), jobTitle.trim());
      const result = evaluate({ ...resume, posting, today });
      return { type: 'EVALUATION_RESULT', id, result };
    } catch (error) {
      return { type: 'EVALUATION_ERROR', id, error: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** The resume behind a text, as on the server: the file's reading while the text is unchanged, else the text, read again. */
function resumeOf(
  { content, parsed, layout, grammar, corrections }: UploadFacts,
  text: string,
  read: (text: string) => ParsedResume,
): Pick<EvaluationInput, 'parsed' | 'layout' | 'grammar'> {
  return isSameText(text, content)
    ? { parsed: applyCorrections(parsed, corrections), layout, grammar }
    : { parsed: retypedResume(parsed, read(text), corrections) };
}

function isEvaluateQuick(message: unknown): message is EvaluateQuick {
  if (typeof message !== 'object' || message === null) return false;
  const { type, id, payload } = message as Partial<EvaluateQuick>;
  return type === 'EVALUATE_QUICK' && typeof id === 'string' && typeof payload === 'object';
}
