import { plainWords } from '../../language/fold.ts';
import { closingRows } from './closing-lines.ts';
import { headingMeaning, keyMeaning } from '../../document/headings/headings.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import { lookKey } from '../entries/typography.ts';
import { kindsByContent } from './content-kind.ts';
import { findHeadings } from './find-headings.ts';
import { fluencyWords } from './languages.ts';
import { languageNames } from './language-names.ts';
import type { Section } from './section.ts';
import { isProse } from '../entries/prose.ts';
import { withUnheadedWork } from './unheaded-work.ts';
import { sharesEdge, type TextRow } from '../../document/layout/text-row.ts';

/** Cuts the rows at their headings, recognised by their words and, unless only words count, by their look. */
export function splitSections(rows: readonly TextRow[], onlyWords = false): Section[] {
  const headings = findHeadings(rows, onlyWords);
  const closing = closingRows(rows);
  const sections: Section[] = [{ kind: 'basics', rows: [] }];
  for (const row of rows) {
    const kind = headings.get(row);
    const open = sections.at(-1);
    if (kind && open?.heading && isBroken(open.heading, row, open.rows))
      open.kind = sectionNamed(open.heading, row) ?? open.kind;
    else if (kind) sections.push({ kind, heading: row, rows: [] });
    else if (!closing.has(row)) sections.at(-1)?.rows.push(row);
  }
  if (closing.size > 0) sections.push({ kind: 'other', rows: [...closing] });
  return withUnheadedWork(kindsByContent(sections.map(profileOrContact).map(listOfSkills).map(spokenLanguages)));
}

/** The second line of a heading that was broken in a narrow column: "Linguistic" above "abilities", with nothing between but what stands beside the first. */
const isBroken = (above: TextRow, below: TextRow, between: readonly TextRow[]): boolean =>
  above.page === below.page &&
  (between.length === 0 ? below.gap : below.y - above.bottom) < 0.6 * Math.max(above.look.size, 6) &&
  between.every(({ x, y }) => x > above.right && y < above.bottom) &&
  lookKey(above.look) === lookKey(below.look) &&
  sharesEdge(above, below, 3);

const sectionNamed = (above: TextRow, below: TextRow): SectionKind | undefined => {
  const text = `${above.text} ${below.text}`;
  const meaning = headingMeaning(text) ?? keyMeaning(text);
  return meaning === 'label' ? undefined : meaning;
};

/** "Profile" above an address and a telephone number is not a summary. */
function profileOrContact(section: Section): Section {
  if (section.kind !== 'summary') return section;
  const contact = section.rows.some((row) =>
    /\w@\w|^\s*(?:e-?mail|phone|website)\b|^[+(]?\d[\d\s().-]{8,}$/i.test(row.text),
  );
  return contact && !section.rows.some((row) => isProse(row)) ? { ...section, kind: 'basics' } : section;
}

/** A section whose heading is not known, but which is a bare list of short names: a group of skills under its own name. */
function listOfSkills(section: Section): Section {
  if (section.kind !== 'other' || !section.heading || section.rows.length === 0 || section.rows.length > 30)
    return section;
  const last = section.rows.at(-1);
  const bare = section.rows.every((row) => {
    // A list may end as a sentence does.
    const text = row === last && section.rows.length > 1 ? row.text.replace(/\.$/, '') : row.text;
    return text.length <= 70 && !isProse({ text }) && !/[.!?]$|[:@]|\d{4}/.test(text) && text.split(/\s+/).length <= 8;
  });
  return bare ? { ...section, kind: 'skills' } : section;
}

/** "Languages" above Python and SQL are skills: they contain no natural language, and no level of speaking one. */
function spokenLanguages(section: Section): Section {
  if (section.kind !== 'languages' || section.rows.length === 0) return section;
  const words = section.rows.flatMap((row) => plainWords(row.text).split(' '));
  return words.some((word) => languageNames.has(word)) || fluencyWords.test(words.join(' '))
    ? section
    : { ...section, kind: 'skills' };
}
