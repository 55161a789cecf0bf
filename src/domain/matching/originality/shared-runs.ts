/** All runs of `size` neighbouring words, as one key each; words are token keys, so that case and plurals do not matter. */
export function runsOf(texts: readonly (readonly string[])[], size: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const words of texts) {
    for (let at = 0; at + size <= words.length; at += 1) runs.add(runAt(words, at, size));
  }
  return runs;
}

/** The share of words, 0-1, that are part of one of the runs. */
export function shareIn(words: readonly string[], runs: ReadonlySet<string>, size: number): number {
  let covered = 0;
  let until = 0;
  for (let at = 0; at + size <= words.length; at += 1) {
    if (!runs.has(runAt(words, at, size))) continue;
    covered += at + size - Math.max(at, until);
    until = at + size;
  }
  return words.length === 0 ? 0 : covered / words.length;
}

function runAt(words: readonly string[], at: number, size: number): string {
  let run = words[at] ?? '';
  for (let next = at + 1; next < at + size; next += 1) run += ` ${words[next] ?? ''}`;
  return run;
}
