import { addTo } from './grouping.ts';
import type { HiddenReason, LayoutFacts, Line, Run } from '#domain/document/source-document.ts';

/** A size with fewer characters than this does not count as used by the document. */
const sizeSample = 20;
const sampleLength = 120;
const unmapped = /[\ue000-\uf8ff\ufffd\u{f0000}-\u{10ffff}]/gu;

/** The facts about a document's type that follow from its lines. */
export function lineFacts(
  lines: Line[],
): Pick<LayoutFacts, 'fonts' | 'bodySize' | 'smallestSize' | 'hidden' | 'unmappedCharacters' | 'characters'> {
  const runs = lines.filter((line) => line.hidden === undefined).flatMap((line) => line.runs);
  const characters = sum(runs);
  const sizes = share(runs, (run) => run.size);
  const fonts = share(
    runs.filter((run) => run.font !== ''),
    (run) => familyOf(run.font),
  );
  const named = fonts.reduce((total, [, count]) => total + count, 0);
  const used = sizes.filter(([, count]) => count >= sizeSample).map(([size]) => size);
  return {
    fonts: fonts.map(([name, count]) => ({ name, share: count / named })),
    bodySize: sizes[0]?.[0] ?? 0,
    smallestSize: used.length > 0 ? Math.min(...used) : (sizes[0]?.[0] ?? 0),
    hidden: hiddenFacts(lines),
    unmappedCharacters: runs.reduce((total, run) => total + (run.text.match(unmapped)?.length ?? 0), 0),
    characters,
  };
}

const lettersOf = (run: Run): number => run.text.replace(/\s/g, '').length;
const sum = (runs: Run[]): number => runs.reduce((total, run) => total + lettersOf(run), 0);

/** How many characters have each value, most first. */
function share<K>(runs: Run[], keyOf: (run: Run) => K): [K, number][] {
  const counts = new Map<K, number>();
  for (const run of runs) counts.set(keyOf(run), (counts.get(keyOf(run)) ?? 0) + lettersOf(run));
  return [...counts].filter(([, count]) => count > 0).toSorted((a, b) => b[1] - a[1]);
}

function hiddenFacts(lines: Line[]): LayoutFacts['hidden'] {
  const texts = new Map<HiddenReason, string[]>();
  for (const line of lines) {
    if (line.hidden) addTo(texts, line.hidden, line.text);
  }
  return [...texts].map(([reason, found]) => ({
    reason,
    characters: found.join('').replace(/\s/g, '').length,
    sample: found.join(' ').slice(0, sampleLength),
  }));
}

/** A font's family as people write it: "TimesNewRomanPS-BoldMT" is Times New Roman. */
export function familyOf(font: string): string {
  const family = font
    .replace(/[-,].*$/, '')
    .replace(/(?:PS)?MT$|PS$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])\s?(?:Regular|Bold|Italic|Oblique|Light|Medium)+$/, '')
    .trim();
  return family || font;
}
