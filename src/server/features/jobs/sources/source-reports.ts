import type { SourceReport } from '#contract/job-search.ts';
import type { JobSourceName } from '#contract/job-sources.ts';
import type { Copy } from '#copy/copy.ts';
import type { SourceFailure } from '../../../adapters/job-boards/port.ts';
import type { Outcome } from './asking.ts';
import type { FetchRow } from './fetches-store.ts';

type Words = Copy['jobSources'];

const mostSaid = 120;

/** Why a source did not answer, for a person. */
export function failureSentence(
  words: Words,
  { source, failure, said }: { source: JobSourceName; failure: SourceFailure; said?: string | null },
): string {
  const name = words.names[source];
  switch (failure) {
    case 'unreachable':
      return words.unreachable(name);
    case 'slow':
      return words.slow(name);
    case 'limited':
      return words.limited(name);
    case 'refused':
      return words.refused(name, said?.slice(0, mostSaid).replace(/[.\s]+$/, '') || undefined);
    case 'broken':
    case 'tooLarge':
    case 'unknown':
    case 'failed':
      return words.failed(name);
  }
}

interface Standing {
  source: JobSourceName;
  /** How its last tries went; absent where it was never asked. */
  row: FetchRow | undefined;
  /** What came of asking it now; absent where it was not asked, `late` where it is still answering. */
  outcome?: Outcome | 'late' | undefined;
}

/** The state of a source; undefined if it was never asked and there's nothing to report. */
export function reportOf(words: Words, { source, row, outcome }: Standing): SourceReport | undefined {
  const fetchedAt = row?.fetchedAt?.toISOString() ?? null;
  const troubled = (state: 'limited' | 'failed', sentence: string): SourceReport => ({
    source,
    state: fetchedAt === null || state === 'limited' ? state : 'kept',
    message: fetchedAt === null ? sentence : words.kept(sentence),
    fetchedAt,
  });
  if (outcome === 'late') return troubled('failed', words.late(words.names[source]));
  if (outcome?.state === 'limited') return troubled('limited', words.limited(words.names[source]));
  const failure = outcome?.state === 'failed' ? outcome.failure : outcome === undefined ? row?.failure : undefined;
  if (failure === 'limited') return troubled('limited', words.limited(words.names[source]));
  if (failure) return troubled('failed', failureSentence(words, { source, failure, said: row?.said ?? null }));
  return fetchedAt === null ? undefined : { source, state: 'answered', message: null, fetchedAt };
}
