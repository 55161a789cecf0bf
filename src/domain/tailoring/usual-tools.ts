import { once } from '../memoize.ts';
import type { Language } from '../language/languages.ts';
import type { HeldJob } from '../matching/titles/held-jobs.ts';
import { readJobTitle } from '../matching/titles/job-titles.ts';
import table from '../words/tailoring/usual-tools.json' with { type: 'json' };
import { entriesOf } from '../words/word-table.ts';

const toolsOf = once(() => new Map(entriesOf(table).map(({ head, columns: [tools = []] }) => [head, tools])));

/** A title that may name several occupations says what is usual only in those that are at least this likely, 0-1. */
const likelyFrom = 0.5;

/** Skills that are usual in the occupations of the jobs held, each with the first of the titles: likely, but shown by nothing. */
export function usualTools(jobs: readonly HeldJob[], language: Language): Map<string, string> {
  const usual = new Map<string, string>();
  for (const { title } of jobs) {
    if (title === undefined) continue;
    for (const [code, share] of readJobTitle(title, language).occupations) {
      if (share < likelyFrom) continue;
      for (const tool of toolsOf().get(code) ?? []) if (!usual.has(tool)) usual.set(tool, title);
    }
  }
  return usual;
}
