import type { ProposedWording } from '../proposals.ts';
import type { Origin } from '../tailoring.ts';
import { answerSchemas } from './answer-schemas.ts';
import type { Brief } from './brief.ts';
import { plainText } from './plain-text.ts';

/** In characters; a line may grow by half, and a short one to `line`. */
const most = { line: 220, summary: 800, paragraph: 1000, paragraphs: 6 };

/** Where an answer comes from, and what all of it cost, in US dollars. */
export interface AnswerOrigin {
  model: string;
  usd?: number | undefined;
}

/**
 * A model's answer as proposals, each with its share of the cost. Left out is what names no line of the brief, is empty, too long or unchanged, or has anything
 * but plain text in it; a citation of what the brief does not hold is dropped. Nothing of it is checked yet for what it claims.
 */
export function readAnswer(brief: Brief, answer: unknown, from: AnswerOrigin): ProposedWording {
  switch (brief.kind) {
    case 'entry': {
      const lines = answerSchemas.entry.safeParse(answer).data?.lines ?? [];
      return entryLines(brief, lines, from);
    }
    case 'summary': {
      const summary = answerSchemas.summary.safeParse(answer).data?.summary;
      const text = summary && plainText(summary.text, most.summary);
      if (!summary || text === undefined || text === brief.summary) return {};
      return { summary: { text, evidence: cited(summary.evidence, brief.citable), origin: originOf(from, 1) } };
    }
    case 'letter': {
      const told = answerSchemas.letter.safeParse(answer).data?.paragraphs ?? [];
      const paragraphs = told.slice(0, most.paragraphs).flatMap(({ text: written, evidence: ids }) => {
        const text = plainText(written, most.paragraph);
        const evidence = cited(ids, brief.citable);
        const requirements = [...new Set(evidence.flatMap((id) => brief.serves[id] ?? []))];
        return text === undefined ? [] : [{ text, evidence, requirements }];
      });
      const origin = originOf(from, paragraphs.length);
      return paragraphs.length === 0
        ? {}
        : { letter: { paragraphs: paragraphs.map((paragraph) => ({ ...paragraph, origin })) } };
    }
  }
}

function entryLines(
  brief: Brief,
  answered: readonly { id: string; text: string; evidence: readonly string[] }[],
  from: AnswerOrigin,
): ProposedWording {
  const lines = brief.lines.flatMap((line) => {
    const proposed = answered.find(({ id }) => id === line.id);
    const text = proposed && plainText(proposed.text, Math.max(most.line, line.text.length * 1.5));
    if (!proposed || text === undefined) return [];
    const ended = endedAs(line.text, text);
    if (ended === line.text) return [];
    // A line rests on its own source lines, whichever others of its entry are cited beside them.
    const evidence = [...new Set([...line.evidence, ...cited(proposed.evidence, brief.citable)])];
    return [{ pointer: line.pointer, text: ended, evidence }];
  });
  const origin = originOf(from, lines.length);
  return lines.length === 0 ? {} : { lines: lines.map((line) => ({ ...line, origin })) };
}

const originOf = ({ model, usd }: AnswerOrigin, sentences: number): Origin => ({
  by: 'model',
  model,
  ...(usd === undefined ? {} : { usd: usd / Math.max(1, sentences) }),
});

const cited = (ids: readonly string[], citable: readonly string[]): string[] => [
  ...new Set(ids.filter((id) => citable.includes(id))),
];

/** With a full stop at its end where the original has one, and only there. */
function endedAs(original: string, text: string): string {
  const bare = text.replace(/(?<!\.)\.$/, '');
  return /(?<!\.)\.$/.test(original.trim()) ? `${bare}.` : bare;
}
