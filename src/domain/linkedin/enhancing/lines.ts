import words from '../../words/linkedin-enhancing.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { sentencesOf } from '../../claims/evidence/sentences.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { isMeasured, isQuantified } from '../../matching/evidence/quantities.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { listedEntries } from '../../tailoring/resume-values.ts';
import { tellsOfPart } from '../../tailoring/wording/results.ts';
import type { Origin } from './support.ts';
import type { Target } from './target.ts';

/** Something that was done, in a line of its own. */
export interface DoneLine {
  text: string;
  /** JSON Pointer of the line, in the resume with a line for each sentence. */
  pointer: string;
  /** JSON Pointer of its entry. */
  entry: string;
  section: 'work' | 'projects' | 'volunteer';
  from: Origin;
  /** The position is current. */
  present: boolean;
  title: string | undefined;
  employer: string | undefined;
  /** Ids of the source's lines. */
  lines: readonly string[];
  /** How much it counts for the target, 0 and more. */
  worth: number;
  quantified: boolean;
}

/**
 * The same with each position's paragraphs cut into a line for each sentence: LinkedIn has one field for both, and people write either. The lines rest on what
 * the paragraphs rested on.
 */
export function withLinesOfSentences(parsed: ParsedResume): ParsedResume {
  const evidence = { ...parsed.evidence };
  const work = parsed.resume.work?.map((entry, index) => {
    const { summary = '', highlights = [], ...rest } = entry;
    const pointer = `/work/${index}`;
    const told = summary
      .split('\n')
      .flatMap((line) => sentencesOf(line.trim()))
      .filter((line) => line !== '');
    if (told.length === 0) return entry;
    highlights.forEach((_, at) => delete evidence[`${pointer}/highlights/${at}`]);
    highlights.forEach((_, at) => {
      evidence[`${pointer}/highlights/${at + told.length}`] = parsed.evidence[`${pointer}/highlights/${at}`] ?? [];
    });
    told.forEach((_, at) => {
      evidence[`${pointer}/highlights/${at}`] = parsed.evidence[`${pointer}/summary`] ?? [];
    });
    delete evidence[`${pointer}/summary`];
    return { ...rest, highlights: [...told, ...highlights] };
  });
  return { ...parsed, resume: { ...parsed.resume, ...(work && { work }) }, evidence };
}

/** The lines of a resume's positions, projects and voluntary posts, by what they count for the target. */
export function doneLines(parsed: ParsedResume, from: Origin, target: Target): DoneLine[] {
  return listedEntries(parsed.resume).flatMap(({ section, pointer: entry, lines, present }) => {
    const at = Number(entry.split('/')[2]);
    const work = section === 'work' ? parsed.resume.work?.[at] : undefined;
    const project = section === 'projects' ? parsed.resume.projects?.[at] : undefined;
    const near = Math.max(0, target.nearness(work?.position ?? project?.name ?? ''));
    return lines.map((text, index): DoneLine => {
      const pointer = `${entry}/highlights/${index}`;
      return {
        text,
        pointer,
        entry,
        section,
        from,
        present,
        title: work?.position,
        employer: work?.name,
        lines: parsed.evidence[pointer] ?? [],
        worth: Math.max(0, lineWorth(text, target) + near - 0.3 * at),
        quantified: isQuantified(text),
      };
    });
  });
}

/** Openings of lines that tell of a small part, or of a routine. */
export const smallPart = patternOf(words, 'small parts', 'iu', (any) => `^(?:${any})(?!\\p{L})`);

/** A result that is measured counts most, then what the level of work is told by, then what the role asks for. */
export function lineWorth(text: string, target: Target): number {
  const asked = new Set(findSkills(text).map(({ skill }) => skill));
  const skills = [...asked].reduce((sum, skill) => sum + Math.min(2, target.asks(skill)), 0);
  const result = isMeasured(text) ? 2 : isQuantified(text) ? 1 : 0;
  return (
    result +
    1.2 * target.emphasizes(text) +
    Math.min(0.9, 0.3 * skills) -
    (tellsOfPart(text) || smallPart.test(text) ? 0.8 : 0)
  );
}
