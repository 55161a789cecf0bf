import { resumeSheet } from '../resume/document/resume-sheet.ts';
import { sheetLines } from '../resume/document/sheet-lines.ts';
import { unplacedTexts } from '../resume/document/unplaced-texts.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { ResumeSource } from '../resume/resume-source.ts';
import { profileFromResume, type LinkedinProfile } from './read-profile.ts';
import { resumeFromPdf } from './reading/pdf-profile.ts';

/** The profile in a file that LinkedIn wrote: its "Save to PDF", or its data export; undefined where the file holds no profile. */
export function profileFromSource(source: ResumeSource): LinkedinProfile | undefined {
  const resume = source.resume ?? resumeFromPdf(source);
  return resume === undefined || isVoid(resume) ? undefined : profileFromResume(resume);
}

/** An export without its tables: not even a name, a job or a school. */
const isVoid = ({ basics, work = [], education = [] }: JsonResume): boolean =>
  (basics?.name ?? '').trim() === '' && work.length === 0 && education.length === 0;

/** A profile as text under LinkedIn's headings; `readProfile` reads the same fields back from it. */
export function profileToText({ parsed }: LinkedinProfile): string {
  const sheet = resumeSheet(parsed.resume, [], parsed.language, unplacedTexts(parsed));
  return sheetLines(sheet)
    .map(({ role, text, apart, section }, index) => {
      // Names alone, a line each, could be read as a name and who gave it.
      const isListed = role === 'bullet' || (role !== 'heading' && listedSections.some((listed) => listed === section));
      const line = isListed ? `• ${text}` : text;
      return apart && index > 0 ? `\n${line}` : line;
    })
    .join('\n');
}

const listedSections = ['certificates', 'awards', 'publications'] as const;
