import { useState } from 'react';
import { Banknote, Briefcase, CalendarDays, MapPin } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListingView } from '#contract/job-listings.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';

/** What a listing pays, with who says so where it is an estimate. */
export function Salary({ listing }: { listing: ListingView }) {
  const { listingCard: words, sourceNames } = useCopy();
  const { salaryMin, salaryMax, salaryText, salaryIsEstimate, source } = listing;
  const yearly = salaryMin !== null || salaryMax !== null;
  return (
    <>
      {words.salary(listing)}
      {yearly && ` ${words.perYear}`}
      {yearly && salaryText !== null && salaryText !== '' && ` (${words.statedPay(salaryText)})`}
      {yearly && salaryIsEstimate && <span className="text-ink-faint"> · {words.estimated(sourceNames[source])}</span>}
    </>
  );
}

/** How long ago a listing was posted, seen from when it is shown first. */
export function PostedAge({ date }: { date: string | null }) {
  const { listingCard: words } = useCopy();
  const [now] = useState(() => Date.now());
  return date === null ? (
    words.posted(date, now)
  ) : (
    <time dateTime={date} className="whitespace-nowrap">
      {words.posted(date, now)}
    </time>
  );
}

interface FactProps {
  icon: LucideIcon;
  name: string;
  /** Takes a whole line. */
  wide?: boolean;
  children: ReactNode;
}

function Fact({ icon: Icon, name, wide = false, children }: FactProps) {
  return (
    <div className={classNames('flex min-w-0 items-start gap-1.5', wide && 'basis-full')}>
      <dt className="pt-1">
        <Icon aria-hidden className="size-4 text-ink-faint" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Where, how, for how much and since when. */
export function ListingFacts({ listing }: { listing: ListingView }) {
  const { listingCard: words, jobSearchForm, jobTypeNames, levelNames, workplaceNames } = useCopy();
  const { location, workplace, jobType, experienceLevel, postedDate } = listing;
  const kind = [jobType && jobTypeNames[jobType], experienceLevel && levelNames[experienceLevel]].filter(Boolean);
  const place = location ?? (workplace === 'remote' ? undefined : words.locationUnknown);
  const where = [place, workplace && place !== workplaceNames[workplace] ? workplaceNames[workplace] : undefined];
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      <Fact icon={MapPin} name={jobSearchForm.location}>
        {where.filter(Boolean).join(' · ')}
      </Fact>
      {kind.length > 0 && (
        <Fact icon={Briefcase} name={jobSearchForm.jobType}>
          {kind.join(' · ')}
        </Fact>
      )}
      <Fact icon={CalendarDays} name={words.postedLabel}>
        <PostedAge date={postedDate} />
      </Fact>
      {/* A line of its own, however long: nothing else is left alone on a second one. */}
      <Fact wide icon={Banknote} name={words.salaryLabel}>
        <Salary listing={listing} />
      </Fact>
    </dl>
  );
}
