import { headingMeaning } from '../../document/headings/headings.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { plainWords } from '../../language/fold.ts';
import { languageNames } from './language-names.ts';
import type { Section } from './section.ts';

/** What a list of skills may hold besides them, behind a label that names it. */
const guests: readonly SectionKind[] = ['languages', 'interests', 'certificates'];
const label = /^([^:：]{2,40}?)\s*[:：]\s*/u;

/** "Hobbies: rowing" among skills, "Programming: C, Bash" among languages: what a label says is of another section is read as part of that. */
export const withLabelledParts = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) =>
    section.kind === 'skills' || section.kind === 'languages' ? partsOf(section) : [section],
  );

function partsOf(section: Section): Section[] {
  const parts: Section[] = [];
  let kind = section.kind;
  for (const row of section.rows) {
    const named = label.exec(row.text);
    if (named || row.bullet)
      kind = named ? kindOf(named[1] ?? '', row.text.slice(named[0].length), section.kind) : section.kind;
    const moved = kind !== section.kind;
    const own = moved && named ? behindLabel(row, kind === 'skills' ? '' : named[0]) : row;
    const last = parts.at(-1);
    if (last?.kind === kind) last.rows.push(own);
    else parts.push({ ...section, kind, rows: [own], ...(moved && { heading: undefined }) });
  }
  return parts.length === 0 ? [section] : parts;
}

const isSpoken = (text: string): boolean =>
  plainWords(text)
    .split(' ')
    .some((word) => languageNames.has(word));

function kindOf(name: string, text: string, usual: SectionKind): SectionKind {
  if (usual === 'languages') return isSpoken(text) || isSpoken(name) ? usual : 'skills';
  const meaning = headingMeaning(name) as SectionKind | undefined;
  if (meaning === undefined || !guests.includes(meaning)) return usual;
  return meaning === 'languages' && !isSpoken(text) ? usual : meaning;
}

function behindLabel(row: TextRow, said: string): TextRow {
  const text = row.text.slice(said.length);
  if (said === '' || text === '') return row;
  let left = said.length;
  const pieces = row.pieces.flatMap((piece) => {
    const cut = Math.min(left, piece.text.length);
    left = Math.max(left - piece.text.length - 1, 0);
    return cut === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(cut).trimStart() }];
  });
  return { ...row, text, pieces };
}
