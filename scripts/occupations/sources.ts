import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A title that a source says an occupation goes by. */
export interface SourceTitle {
  title: string;
  /** Code of the Standard Occupational Classification, as O*NET writes it: "29-1141.00". */
  code: string;
  /** How much it says that this occupation has this title. */
  weight: number;
}

const tableOf = (folder: string, name: string): string[][] =>
  readFileSync(join(folder, `${name}.txt`), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split('\t'));

/** Occupations that O*NET divides further are one here, except in groups of what has no other place. */
export const broadCode = (code: string): string => (/99\./.test(code) ? code : code.slice(0, 7));

/** "Staff RN (Staff Registered Nurse)" says both. */
function wordings(title: string): string[] {
  const [, before, within, after] = /^(.*?)\s*\(([^)]*)\)\s*(.*)$/.exec(title) ?? [];
  return within === undefined ? [title] : [`${before} ${after}`.trim(), within];
}

const worth = { name: 3, partOfName: 1, reported: 3, shown: 6, mostSources: 3 } as const;

/** The titles of O*NET: names, titles that people report, and other titles by how many sources have them. */
export function onetTitles(folder: string): SourceTitle[] {
  const names = tableOf(folder, 'Occupation Data').flatMap(([code = '', name = '']) => {
    const parts = name.replace(/, (?:All Other|Except.*)$/, '').split(/,? and |, /);
    const weight = parts.length > 1 ? worth.partOfName : worth.name;
    return parts.map((title) => ({ title, code, weight }));
  });
  const reported = tableOf(folder, 'Sample of Reported Titles').flatMap(([code = '', name = '', shown]) =>
    wordings(name).map((title) => ({ title, code, weight: shown === 'Y' ? worth.shown : worth.reported })),
  );
  const others = tableOf(folder, 'Alternate Titles').flatMap(([code = '', name = '', short = '', sources = '']) => {
    const weight = Math.min(worth.mostSources, sources.split(',').length);
    const titles = [...wordings(name), ...(short === '' || short === 'n/a' ? [] : [short])];
    return titles.map((title) => ({ title, code, weight }));
  });
  return [...names, ...reported, ...others].map((each) => ({ ...each, code: broadCode(each.code) }));
}

/** The technologies that people of an occupation use and that O*NET calls hot: often asked for in ads. */
export const usedTechnologies = (folder: string): { code: string; technology: string }[] =>
  tableOf(folder, 'Technology Skills')
    .filter(([, , , , hot]) => hot?.trim() === 'Y')
    .map(([code = '', technology = '']) => ({ code: broadCode(code), technology }));

/** Pairs of occupations that O*NET calls related both ways, `code code`, with the sum of their two places in each other's lists of 20. */
export function relatedPairs(folder: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const [from = '', to = '', , place = ''] of tableOf(folder, 'Related Occupations')) {
    const pair = `${broadCode(from)} ${broadCode(to)}`;
    places.set(pair, Math.min(Number(place), places.get(pair) ?? Infinity));
  }
  const sums = new Map<string, number>();
  for (const [pair, place] of places) {
    const [from = '', to = ''] = pair.split(' ');
    const back = places.get(`${to} ${from}`);
    if (from < to && back !== undefined) sums.set(pair, place + back);
  }
  return sums;
}

/** An occupation of ESCO with its English titles, the usual one first. */
export interface EscoOccupation {
  /** Unit group of the International Standard Classification of Occupations. */
  isco: string;
  titles: string[];
}

/** The occupations in ESCO's English file of occupations. */
export function escoOccupations(folder: string): EscoOccupation[] {
  const [head = [], ...rows] = csvRows(readFileSync(join(folder, 'occupations_en.csv'), 'utf8'));
  const column = (row: readonly string[], name: string): string => row[head.indexOf(name)] ?? '';
  return rows
    .filter(({ length }) => length === head.length)
    .map((row) => ({
      isco: column(row, 'iscoGroup'),
      titles: [column(row, 'preferredLabel'), ...column(row, 'altLabels').split('\n')]
        .map((title) => title.trim())
        .filter((title) => title !== ''),
    }));
}

/** RFC 4180: fields in quotes may hold commas, line ends and doubled quotes. */
function csvRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  return rows;
}
