import { titleStems } from './title-stems.ts';
import { count, sharesOf, type Counts } from './counts.ts';
import type { EscoOccupation, SourceTitle } from './sources.ts';

/** What a title that both sources have says, compared with its words one by one; what the usual title counts; from when an answer is taken. */
const worth = { title: 2, words: 0.5, usual: 3, unknownGroup: 0.03, enough: 0.35 } as const;

/**
 * The titles of ESCO's occupations under the codes of O*NET, which ESCO does not have: an occupation gets the code that its titles and their words have there,
 * as far as other occupations of its ISCO group have it, too. One that no code clearly fits is left out.
 */
export function escoTitles(occupations: readonly EscoOccupation[], known: readonly SourceTitle[]): SourceTitle[] {
  const titles = new Map<string, Counts>();
  const words = new Map<string, Counts>();
  for (const { title, code, weight } of known) {
    const stems = titleStems(title);
    count(titles, stems.join(' '), code, weight);
    for (const stem of stems) count(words, stem, code, weight);
  }
  const shares = (from: ReadonlyMap<string, Counts>, key: string) => sharesOf(from.get(key) ?? new Map());
  const voted = occupations.map((occupation) => {
    const votes = new Map<string, Counts>();
    let shared = 0;
    for (const [at, title] of occupation.titles.entries()) {
      const weight = at === 0 ? worth.usual : 1;
      const stems = titleStems(title);
      const same = shares(titles, stems.join(' '));
      if (same.length > 0) shared += weight;
      for (const [code, share] of same) count(votes, '', code, weight * worth.title * share);
      for (const stem of stems) {
        for (const [code, share] of shares(words, stem))
          count(votes, '', code, (weight * worth.words * share) / stems.length);
      }
    }
    return { occupation, votes: shares(votes, ''), isKnown: shared >= worth.usual };
  });
  const groups = new Map<string, Counts>();
  for (const { occupation, votes, isKnown } of voted) {
    if (isKnown && votes[0] !== undefined) count(groups, occupation.isco, votes[0][0], 1);
  }
  return voted.flatMap(({ occupation, votes }) => {
    const group = new Map(shares(groups, occupation.isco));
    const [best] = sharesOf(
      new Map(votes.map(([code, share]) => [code, share * ((group.get(code) ?? 0) + worth.unknownGroup)])),
    );
    if (best === undefined || best[1] < worth.enough) return [];
    return occupation.titles.map((title, at) => ({ title, code: best[0], weight: at === 0 ? worth.usual : 1 }));
  });
}
