import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { headerDate } from '../entries/header-date.ts';
import { isProse } from '../entries/prose.ts';
import { employerScore, titleScore } from '../entries/roles.ts';
import { plainWords } from '../../language/fold.ts';
import { languageNames } from './language-names.ts';
import { degreeScore, schoolScore } from './degree.ts';
import type { Section } from './section.ts';

/**
 * What the sections under headings that say nothing are, by what is in them ("My way so far" above dated jobs), as far as no other section is that already:
 * the work, the education, and the summary that stands before both.
 */
export function kindsByContent(sections: readonly Section[]): Section[] {
  const known = new Set<SectionKind>(sections.map(({ kind }) => kind));
  const found = sections.map((section) => ({ ...section }));
  for (const [index, section] of found.entries()) {
    if ((section.kind !== 'other' && section.kind !== 'skills') || !section.heading) continue;
    const kind = contentKind(section, {
      isFirst: found.slice(0, index).every(({ kind: before }) => before === 'basics'),
    });
    if (!kind || known.has(kind) || (section.kind === 'skills' && kind !== 'languages')) continue;
    section.kind = kind;
    known.add(kind);
  }
  return found;
}

const fewestWords = 12;

function contentKind({ rows }: Section, { isFirst }: { isFirst: boolean }): SectionKind | undefined {
  const spoken = rows.filter(({ text }) => languageNames.has(plainWords(text).split(' ')[0] ?? '')).length;
  if (spoken > 1 && 3 * spoken >= 2 * rows.length) return 'languages';
  const names = rows.filter((row) => !row.bullet && !isProse(row));
  const dated = rows.filter((row) => headerDate(row)?.range === true).length;
  const courses = names.filter(({ text }) => degreeScore(text) >= 1 || schoolScore(text) >= 1.2).length;
  const jobs = names.filter(({ text }) => titleScore(text) >= 1.5 || employerScore(text) >= 1.2).length;
  if (dated > 0 && jobs > 0 && jobs >= courses) return 'work';
  if (courses > 0 && names.some((row) => headerDate(row))) return 'education';
  const words = rows.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return isFirst && dated === 0 && words >= fewestWords && rows.some((row) => isProse(row)) ? 'summary' : undefined;
}
