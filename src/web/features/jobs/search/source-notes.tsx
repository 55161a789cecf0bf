import { Info } from 'lucide-react';
import type { ListingView } from '#contract/job-listings.ts';
import type { SourceReport } from '#contract/job-search.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { useJobSources } from '../use-jobs.ts';

/** Whether a source did not answer as it should. */
const isSilent = ({ state, message }: SourceReport): boolean =>
  state === 'failed' || state === 'limited' || (state === 'kept' && message !== null);

/** The sources that did not answer, in one line; what each of them said opens below. */
export function SilentSources({ reports }: { reports: readonly SourceReport[] }) {
  const { jobResults: words, sourceNames, dayAndTime } = useCopy();
  const silent = reports.filter(isSilent);
  if (silent.length === 0) return null;
  return (
    <Disclosure summary={words.unanswered(silent.map(({ source }) => sourceNames[source]))}>
      <ul className="grid gap-1.5 text-ink-soft">
        {silent.map(({ source, state, message, fetchedAt }) => (
          <li key={source}>
            <span className="font-medium text-ink">{sourceNames[source]}:</span>{' '}
            {message ?? words.unansweredDetail[state]}
            {fetchedAt !== null && ` ${words.asOf(dayAndTime(fetchedAt))}`}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Says once that there are samples among these jobs; each of them is marked. */
export function SampleNote({ jobs }: { jobs: readonly ListingView[] }) {
  const { jobResults: words } = useCopy();
  if (!jobs.some(({ source }) => source === 'sample')) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Info aria-hidden className="mt-1 size-4 shrink-0" />
      <span>
        <span className="font-medium text-ink">{words.sampleTitle}.</span> {words.sampleText}
      </span>
    </p>
  );
}

/** The credits that the sources of these jobs require. */
export function Attributions({ jobs }: { jobs: readonly ListingView[] }) {
  const { jobResults: words, listingCard } = useCopy();
  const { data = [] } = useJobSources();
  const here = new Set(jobs.flatMap(({ source, alsoAt }) => [source, ...alsoAt.map((other) => other.source)]));
  const shown = data.flatMap(({ source, attribution }) => (attribution && here.has(source) ? [attribution] : []));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={words.attribution} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {shown.map(({ text, url }) => (
        <li key={text}>
          <ExternalLink to={url} newTab={listingCard.newTab}>
            {text}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
