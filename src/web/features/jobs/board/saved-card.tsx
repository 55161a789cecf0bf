import { useEffect, useRef, useState } from 'react';
import { Bell, BellOff, EllipsisVertical, ExternalLink, MapPin, NotebookPen, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { savedStatuses } from '#contract/job-listings.ts';
import type { SavedJobView } from '#contract/saved-jobs.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx';
import { Select } from '../../../ui/field.tsx';
import { httpAddress } from '../../../ui/http-address.ts';

/** What can be done with a saved job. */
export interface SavedJobActs {
  onMove: (job: SavedJobView, status: SavedJobView['status']) => void;
  onRemove: (job: SavedJobView) => void;
  /** Opens its notes and its reminder. */
  onOpen: (job: SavedJobView) => void;
  /** The job being removed. */
  removing: string | undefined;
  /** Whether a job was moved last: its card is drawn again elsewhere, and gets back the focus that was lost with the old one. */
  wasMoved: (job: SavedJobView) => boolean;
}

interface SavedCardProps extends SavedJobActs {
  job: SavedJobView;
  /** In a list the status is chosen on the card; in a column, by the menu. */
  inList?: boolean;
}

function MoveMenu({ job, onMove, onRemove, removing }: SavedCardProps) {
  const { jobBoard: words, savedStatusNames } = useCopy();
  const { title } = job.jobListing;
  return (
    <Menu
      trigger={<IconButton icon={EllipsisVertical} label={words.actionsFor(title)} loading={removing === job.id} />}
    >
      <MenuLabel>{words.moveTo}</MenuLabel>
      {savedStatuses.map((status) => (
        <MenuItem key={status} disabled={status === job.status} onSelect={() => onMove(job, status)}>
          {savedStatusNames[status]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem danger onSelect={() => onRemove(job)}>
        <Trash2 aria-hidden />
        {words.remove}
      </MenuItem>
    </Menu>
  );
}

/** When a mail reminds of it, or reminded, seen from when the card is shown first. */
function Reminder({ at }: { at: string }) {
  const { jobBoard: words } = useCopy();
  const [now] = useState(() => Date.now());
  const past = Date.parse(at) < now;
  const Icon = past ? BellOff : Bell;
  return (
    <p className="flex items-start gap-1.5 text-xs text-ink-soft">
      <Icon aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <time dateTime={at}>{past ? words.reminderPast(at) : words.reminder(at)}</time>
    </p>
  );
}

/** A saved job: its facts, notes and actions. */
export function SavedCard({ job, inList = false, ...acts }: SavedCardProps) {
  const card = useRef<HTMLElement>(null);
  const [moved] = useState(() => acts.wasMoved(job));
  useEffect(() => {
    if (moved && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('select, [aria-haspopup=menu]')?.focus({ preventScroll: true });
  }, [moved]);
  const { jobBoard: words, listingCard, savedStatusNames } = useCopy();
  const { jobListing: listing, notes, reminder, status } = job;
  const { title } = listing;
  const company = listing.company !== '' && <p className="text-xs wrap-anywhere text-ink-soft">{listing.company}</p>;
  const address = httpAddress(listing.applicationUrl);
  return (
    <article ref={card} aria-label={title} className="grid min-w-0 gap-2 rounded-md border border-rule bg-sheet p-3">
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h4 className="text-sm leading-snug font-medium wrap-anywhere">
            <Link
              to={paths.jobs({ tab: 'saved', job: listing.id })}
              draggable={false}
              className="hover:text-accent hover:underline"
            >
              {title}
            </Link>
          </h4>
          {/* In a column there is no room for it beside the menu. */}
          {inList && company}
        </div>
        <div className="-mt-1.5 -mr-1.5">
          <MoveMenu job={job} {...acts} />
        </div>
      </div>
      {!inList && company}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
        {listing.location !== null && listing.location !== '' && (
          <p className="flex items-start gap-1 wrap-anywhere">
            <MapPin aria-hidden className="mt-0.5 size-3.5 shrink-0 text-ink-faint" />
            {listing.location}
          </p>
        )}
        {listing.source !== 'own' && <p className="figures wrap-anywhere">{listingCard.salary(listing)}</p>}
        {listing.isExpired && <Badge tone="ink">{words.expired}</Badge>}
        {listing.source === 'sample' && <Badge>{listingCard.sample}</Badge>}
        {listing.source === 'own' && <Badge>{words.addedBy}</Badge>}
      </div>
      {notes !== null && notes !== '' && (
        <p className="line-clamp-3 border-l border-edge pl-2 text-xs whitespace-pre-line text-ink-soft wrap-anywhere">
          {notes}
        </p>
      )}
      {reminder !== null && <Reminder at={reminder} />}
      {inList && (
        <Select
          aria-label={words.statusOf(title)}
          value={status}
          onChange={({ target }) => {
            const chosen = savedStatuses.find((one) => one === target.value);
            if (chosen) acts.onMove(job, chosen);
          }}
        >
          {savedStatuses.map((one) => (
            <option key={one} value={one}>
              {savedStatusNames[one]}
            </option>
          ))}
        </Select>
      )}
      <div className="-mb-1 -ml-1.5 flex flex-wrap items-center gap-x-1">
        <Link
          to={paths.optimize({ job: listing.id })}
          draggable={false}
          aria-label={words.optimizeFor(title)}
          className="inline-flex min-h-9 items-center px-1.5 text-xs font-medium text-accent underline hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {words.optimize}
        </Link>
        {/* Both on one line. */}
        <div className="flex">
          <IconButton icon={NotebookPen} label={words.notesFor(title)} onClick={() => acts.onOpen(job)} />
          {address !== undefined && (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              draggable={false}
              aria-label={words.applyFor(title)}
              title={words.apply}
              className={
                'grid size-9 place-items-center rounded-md text-ink-soft hover:bg-well hover:text-ink pointer-coarse:size-11'
              }
            >
              <ExternalLink aria-hidden className="size-4.5" />
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
