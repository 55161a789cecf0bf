import { headingMeaning } from '../../document/headings/headings.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';
import type { TextRow } from '../../document/layout/text-row.ts';
import { foldInPlace, plainWords } from '../../language/fold.ts';
import { fluencyWords } from './languages.ts';
import { languageNames } from './language-names.ts';
import type { Section } from './section.ts';

/** What these sections may hold besides what they are of, behind a label that names it. */
const guests: Partial<Record<SectionKind, readonly SectionKind[]>> = {
  basics: ['languages', 'skills'],
  skills: ['languages', 'interests', 'certificates'],
  certificates: ['languages'],
  languages: ['skills'],
};
const label = /^([^:：]{2,40}?)\s*[:：]\s*/u;
const labelWord = /^(\p{L}[\p{L}\p{M}]*)\s+/u;

/** "Hobbies: rowing" among skills, "Programming: C, Bash" among languages: what a label says is of another section is read as part of that. */
export const withLabelledParts = (sections: readonly Section[]): Section[] =>
  sections.flatMap((section) => (guests[section.kind] ? partsOf(section) : [section]));

function partsOf(section: Section): Section[] {
  const parts: Section[] = [];
  let kind = section.kind;
  for (const row of section.rows) {
    const named = labelOf(row);
    if (named || row.bullet)
      kind = named ? kindOf(named.name, row.text.slice(named.said.length), section.kind) : section.kind;
    const moved = kind !== section.kind;
    // A skill's label is its group, and "Lingua inglese" is no label.
    const goes = kind !== 'skills' && (moved || kind === 'languages');
    const own = named && goes && headingMeaning(named.name) !== undefined ? behindLabel(row, named.said) : row;
    const last = parts.at(-1);
    if (last?.kind === kind) last.rows.push(own);
    else parts.push({ ...section, kind, rows: [own], ...(moved && { heading: undefined }) });
  }
  return parts.length === 0 ? [section] : parts;
}

/** What a row says before what it is about: behind it a colon, a gap, or the name of a language ("Languages English (native), Polish"). */
function labelOf(row: TextRow): { name: string; said: string } | undefined {
  const [ahead = '', word = ''] = labelWord.exec(row.text) ?? [];
  const next = /^\p{L}+/u.exec(row.text.slice(ahead.length))?.[0] ?? '';
  if (headingMeaning(word) === 'languages' && isSpoken(next)) return { name: word, said: ahead };
  const [said, name] = label.exec(row.text) ?? [];
  if (said !== undefined && name !== undefined) return { name, said };
  const [first, second] = row.pieces;
  const isNamed = first && second && headingMeaning(first.text) !== undefined;
  return isNamed ? { name: first.text, said: `${first.text}\t` } : undefined;
}

const isSpoken = (text: string): boolean =>
  plainWords(text)
    .split(' ')
    .some((word) => languageNames.has(word));

function kindOf(name: string, text: string, usual: SectionKind): SectionKind {
  if (usual === 'languages') return isSpoken(text) || isSpoken(name) ? usual : 'skills';
  if (usual === 'certificates' && isSpoken(name) && fluencyWords.test(foldInPlace(text).toLowerCase()))
    return 'languages';
  const meaning = headingMeaning(name) as SectionKind | undefined;
  if (meaning === undefined || !guests[usual]?.includes(meaning)) return usual;
  return meaning === 'languages' && !isSpoken(text) ? usual : meaning;
}

function behindLabel(row: TextRow, said: string): TextRow {
  const text = row.text.slice(said.length);
  if (text === '') return row;
  let left = said.length;
  const pieces = row.pieces.flatMap((piece) => {
    const cut = Math.min(left, piece.text.length);
    left = Math.max(left - piece.text.length - 1, 0);
    return cut === piece.text.length ? [] : [{ ...piece, text: piece.text.slice(cut).trimStart() }];
  });
  return { ...row, text, pieces };
}
