import { sectionsWhere } from '../../document/headings/section-kinds.ts';
import { foldAccents } from '../../language/tokenise.ts';
import { once } from '../../memoize.ts';
import { countryCodes } from '../../resume/basics/places.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import nationalities from '../../words/ranking/nationalities.json' with { type: 'json' };
import regionPairs from '../../words/ranking/region-letters.json' with { type: 'json' };
import { alternativesOf, entriesOf } from '../../words/word-table.ts';

const papers = new RegExp(String.raw`(?<!\p{L})(?:${alternativesOf(nationalities, 'papers')})(?!\p{L})`, 'u');

/** Country codes by names of countries and their states, and, where a text is about papers, of nationalities. */
const names = once(() => {
  const regions = entriesOf(regionPairs).map(
    ({ columns: [[name = ''] = [], [code = ''] = []] }) => [name, code] as const,
  );
  const citizens = entriesOf(nationalities, 'countries').flatMap(({ head, columns: [adjectives = []] }) =>
    adjectives.map((adjective) => [adjective, head] as const),
  );
  return { places: new Map([...regions, ...countryCodes]), citizens: new Map(citizens) };
});

const longestName = 4;

/** The codes of the countries that a text names, by itself or by its people and passports. */
export function countriesIn(text: string): Set<string> {
  const folded = foldAccents(text);
  const words = folded.match(/[\p{L}.]+(?:[-'][\p{L}]+)*/gu) ?? [];
  const isAboutPapers = papers.test(folded);
  const found = new Set<string>();
  for (const at of words.keys()) {
    for (let length = 1; length <= longestName && at + length <= words.length; length += 1) {
      const name = words
        .slice(at, at + length)
        .join(' ')
        .replace(/\.$/, '');
      const code = names().places.get(name) ?? (isAboutPapers ? names().citizens.get(name) : undefined);
      if (code !== undefined) found.add(code);
    }
  }
  return found;
}

/** Sections that tell what somebody did, and where, rather than where they would work. */
const past = sectionsWhere({
  basics: false,
  summary: false,
  work: true,
  education: true,
  skills: false,
  projects: true,
  certificates: false,
  awards: true,
  publications: true,
  languages: false,
  volunteer: true,
  interests: false,
  references: true,
  other: false,
});

/** The countries that a person lives in, may work in or would move to, as far as the resume says so. */
export function openCountries({ lines }: ParsedResume): Set<string> {
  const told = lines.filter(({ section }) => !past.has(section));
  return new Set(told.flatMap(({ text }) => [...countriesIn(text)]));
}
