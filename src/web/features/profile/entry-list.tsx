import type { ComponentType } from 'react';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Link } from 'react-router';
import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface EntryListProps<Item> {
  items: readonly Item[];
  /** The total count. */
  count: number;
  /** Shows only the first few. */
  limit?: number | undefined;
  empty: (words: PageCopy['entries']) => {
    title: string;
    text: string;
    action: { to: string; label: string };
    /** What else one can do. */
    other?: { to: string; label: string };
  };
  card: ComponentType<{ item: Item }>;
}

/** Cards one below the other, and what to do where there are none yet. */
export function EntryList<Item extends { id: string }>({
  items,
  count,
  limit,
  empty: emptyIn,
  card: Card,
}: EntryListProps<Item>) {
  const { profile, entries } = useCopy();
  const empty = emptyIn(entries);
  if (items.length === 0)
    return (
      <EmptyState
        title={empty.title}
        text={empty.text}
        action={
          <>
            <ButtonLink size="sm" look={empty.other ? 'primary' : 'secondary'}>
              <Link to={empty.action.to}>{empty.action.label}</Link>
            </ButtonLink>
            {empty.other && (
              <ButtonLink size="sm" look="quiet">
                <Link to={empty.other.to}>{empty.other.label}</Link>
              </ButtonLink>
            )}
          </>
        }
      />
    );
  return (
    <>
      <ul className="grid gap-3 sm:gap-4">
        {items.slice(0, limit).map((item) => (
          <li key={item.id} className="rounded-lg border border-rule bg-sheet p-4 sm:p-5">
            <Card item={item} />
          </li>
        ))}
      </ul>
      {limit === undefined && count > items.length && (
        <p className="pt-4 text-sm text-ink-soft">{profile.onlyNewest(items.length, count)}</p>
      )}
    </>
  );
}

/** The progress of an entry: with a check once it is done. */
export function StatusBadge({ status }: { status: string }) {
  const { entries: words } = useCopy();
  const done = status === 'completed';
  const Icon = done ? CircleCheck : status === 'failed' ? CircleAlert : Clock;
  return (
    <Badge tone={done ? 'accent' : 'plain'}>
      <Icon aria-hidden className="size-3.5" />
      {words.status(status)}
    </Badge>
  );
}
