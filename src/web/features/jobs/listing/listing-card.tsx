import { useRef, type ReactNode } from 'react';
import { EyeOff, PenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { ListingView } from '#contract/job-listings.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { useSession } from '../../account/use-session.ts';
import { Description } from './description.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { HiddenLine } from './hidden-line.tsx';
import { httpAddress } from '../../../ui/http-address.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ListingFacts } from './listing-facts.tsx';
import { AlsoAt, ListingNotes } from './listing-notes.tsx';
import { SaveButton, SignInToSave } from './save-button.tsx';
import { SkillList } from './skill-list.tsx';
import { useHiddenIds, useHide } from './use-hidden.ts';

interface ListingCardProps {
  listing: ListingView;
  /** Shows the whole description from the start. */
  firstOpen?: boolean;
  /** What samples are is said above the list already. */
  sampleTold?: boolean;
  /** How well it fits, next to its company. */
  score?: ReactNode;
  /** Why it fits, below its facts. */
  match?: ReactNode;
  /** How good the person finds it, below everything that is known of it. */
  rating?: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** Where one applies: the address at its source, in a new tab. */
function ApplyLink({ listing: { source, applicationUrl }, named }: { listing: ListingView; named: string }) {
  const { listingCard: words, sourceNames } = useCopy();
  if (httpAddress(applicationUrl) === undefined)
    return <span className="self-center text-sm text-ink-faint">{words.noAddress}</span>;
  return (
    <ExternalLink
      newTab={words.newTab}
      to={applicationUrl}
      className="min-h-9 rounded-md px-2 text-sm font-medium whitespace-nowrap text-accent hover:bg-well max-sm:justify-center pointer-coarse:min-h-11"
    >
      {source === 'own' ? words.applyOwn : source === 'sample' ? words.applySample : words.apply(sourceNames[source])}{' '}
      <span className="sr-only">{named}</span>
    </ExternalLink>
  );
}

function Benefits({ benefits }: { benefits: readonly string[] }) {
  const { listingCard: words } = useCopy();
  if (benefits.length === 0) return null;
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      <span className="font-medium text-ink">{words.benefits}:</span> {benefits.join(', ')}
    </p>
  );
}

/** A job: its title, facts and actions. A hidden one is a line with a button to restore it. */
export function ListingCard({
  listing,
  firstOpen = false,
  sampleTold = false,
  score,
  match,
  rating,
  actions,
}: ListingCardProps) {
  const { listingCard: words } = useCopy();
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const hidden = useHiddenIds().includes(listing.id);
  const { hide, show } = useHide(listing.id);
  const { id, title, company, source, isExpired } = listing;
  const named = words.of(title, company);
  if (hidden) return <HiddenLine listing={listing} onUndo={show} />;
  return (
    <article aria-label={named} className="grid gap-3.5 rounded-lg border border-rule bg-sheet p-5 sm:p-6">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
            {title}
          </h3>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 wrap-anywhere">
            {company}
            {score}
            {source === 'sample' && <Badge>{words.sample}</Badge>}
            {isExpired && <Badge tone="ink">{words.expired}</Badge>}
          </p>
        </div>
        {session ? (
          <IconButton
            icon={EyeOff}
            label={words.hide}
            named={named}
            className="-mt-1 -mr-2 pointer-coarse:-mt-2"
            onClick={() => hide()}
          />
        ) : (
          <SignInToSave named={named} />
        )}
      </div>
      <ListingFacts listing={listing} />
      <ListingNotes listing={listing} sampleTold={sampleTold} />
      {match}
      <div className="grid gap-1 empty:hidden">
        <SkillList skills={listing.skills} />
        <Benefits benefits={listing.benefits} />
      </div>
      <Description text={listing.description} named={named} firstOpen={firstOpen} />
      <AlsoAt listing={listing} />
      {rating}
      <div className="flex flex-wrap gap-2 border-t border-rule pt-4 max-sm:*:flex-1 max-sm:*:px-3">
        {session && (
          <SaveButton listing={listing} named={named} onSaved={() => heading.current?.focus({ preventScroll: true })} />
        )}
        {actions}
        <ButtonLink look="secondary" size="sm" className="max-sm:order-first max-sm:basis-full">
          <Link to={paths.optimize({ job: id })}>
            <PenLine aria-hidden className="size-4" />
            {words.optimize} <span className="sr-only">{named}</span>
          </Link>
        </ButtonLink>
        <ApplyLink listing={listing} named={named} />
      </div>
    </article>
  );
}
