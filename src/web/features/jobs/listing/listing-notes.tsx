import type { ReactNode } from 'react';
import { TriangleAlert } from 'lucide-react';
import type { ListingView } from '#contract/job-listings.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';

/** From how many times on it is said that a job is put up again and again. */
const manyTimes = 2;

const Note = ({ children }: { children: ReactNode }) => (
  <li className="flex items-start gap-1.5">
    <TriangleAlert aria-hidden className="mt-1 size-3.5 shrink-0 text-warn" />
    <span className="min-w-0">{children}</span>
  </li>
);

interface ListingNotesProps {
  listing: ListingView;
  /** What samples are is said above the list already. */
  sampleTold: boolean;
}

/** What to know before one spends time on a listing. */
export function ListingNotes({ listing, sampleTold }: ListingNotesProps) {
  const { listingCard: words, sourceNames } = useCopy();
  const { source, isExcerpt, isExpired, reposted, firstSeen, lastSeen } = listing;
  const notes = [
    source === 'sample' && !sampleTold && words.sampleText,
    isExpired && words.expiredText(lastSeen),
    reposted >= manyTimes && words.reposted(reposted, firstSeen),
    isExcerpt && source !== 'sample' && words.excerpt(sourceNames[source]),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul className="grid max-w-measure gap-1 text-sm text-ink-soft">
      {notes.map((note) => (
        <Note key={note}>{note}</Note>
      ))}
    </ul>
  );
}

/** The other sources that list the same job. */
export function AlsoAt({ listing: { alsoAt } }: { listing: ListingView }) {
  const { listingCard: words, sourceNames } = useCopy();
  if (alsoAt.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {words.alsoAt}
      {alsoAt.map(({ source, applicationUrl }) => (
        <ExternalLink key={`${source} ${applicationUrl}`} to={applicationUrl} newTab={words.newTab}>
          {sourceNames[source]}
        </ExternalLink>
      ))}
    </p>
  );
}
