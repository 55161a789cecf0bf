import { useState } from 'react';
import { Link } from 'react-router';
import type { EnhancementItem } from '#contract/enhancements.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { QueryFailed } from '../loading/load-failed.tsx';
import { useEnhancements } from './use-enhancements.ts';

/** How many are listed before "show all". */
const latest = 5;

function Item({ item: { id, targetRole, status, createdAt }, current }: { item: EnhancementItem; current: boolean }) {
  const { recentEnhancements: words, entries, mediumDate } = useCopy();
  const date = mediumDate(createdAt);
  return (
    <li>
      <Link
        to={paths.enhanceLinkedin({ result: id })}
        aria-label={words.open(targetRole, entries.status(status), date)}
        aria-current={current ? 'true' : undefined}
        className={
          'flex min-h-11 items-center justify-between gap-3 rounded-md px-2 py-1.5 hover:bg-well ' +
          'focus-visible:-outline-offset-2 aria-[current=true]:bg-well'
        }
      >
        <span className="grid min-w-0">
          <span className="truncate text-sm font-medium">{targetRole}</span>
          <span className="text-xs text-ink-faint">{date}</span>
        </span>
        {status !== 'completed' && (
          <span className="shrink-0">
            <Badge tone="ink">{entries.status(status)}</Badge>
          </span>
        )}
      </Link>
    </li>
  );
}

/** What was made before: the latest five, or all of it. */
export function RecentEnhancements({ current }: { current: string | undefined }) {
  const { recentEnhancements: words } = useCopy();
  const { data, error, isError, isFetching, refetch } = useEnhancements();
  const [all, setAll] = useState(false);
  return (
    <Card className="grid content-start gap-4 sm:p-6">
      <h2 className="text-lg">{words.title}</h2>
      {data === undefined ? (
        isError ? (
          <QueryFailed query={{ error, isFetching, refetch }} words={words} />
        ) : (
          <div className="grid gap-3">
            <output className="sr-only">{words.loading}</output>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-11 w-full" />
            ))}
          </div>
        )
      ) : data.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.empty}</p>
      ) : (
        <>
          <ul aria-label={words.title} className="-mx-2 grid content-start">
            {(all ? data : data.slice(0, latest)).map((item) => (
              <Item key={item.id} item={item} current={item.id === current} />
            ))}
          </ul>
          {data.length > latest && (
            <Button look="quiet" size="sm" className="justify-self-start" onClick={() => setAll(!all)}>
              {all ? words.viewFewer : words.viewAll(data.length)}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}
