import type { Language } from '../../language/languages.ts';
import type { JsonResume } from '../json-resume.ts';
import { resumeSheet } from './resume-sheet.ts';
import type { OrderedSection } from './section-order.ts';
import { sheetLines } from './sheet-lines.ts';
import type { ResumeSheet } from './sheet.ts';
import type { UnplacedText } from './unplaced-texts.ts';

/** A sheet as plain text: a line for each of its lines, a blank one before a heading and between entries. */
export const sheetText = (sheet: ResumeSheet): string =>
  sheetLines(sheet)
    .map(({ role, text, apart }, index) => {
      const line = role === 'bullet' ? `• ${text}` : text;
      return apart && index > 0 ? `\n${line}` : line;
    })
    .join('\n');

/** The resume as plain text: what is shown, edited and scored. */
export const resumeToText = (
  resume: JsonResume,
  sectionOrder: readonly OrderedSection[],
  language: Language,
  unplaced: readonly UnplacedText[] = [],
): string => sheetText(resumeSheet(resume, sectionOrder, language, unplaced));
