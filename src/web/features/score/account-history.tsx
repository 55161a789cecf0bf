import { useState } from 'react';
import { Link } from 'react-router';
import { bandOf } from '#domain/scoring/bands.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { listScores } from '#contract/scores.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Choice } from '../../ui/choice.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bandText } from '../../ui/score-bar.tsx';
import { LoadMore } from '../../ui/load-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ScoreCourse } from '../assessment/score-course.tsx';
import { assessedName } from '../assessment/summary-name.ts';
import { QueryFailed } from '../loading/load-failed.tsx';
import { HistoryLoading } from './history-loading.tsx';
import { useHistory, useHistorySummary, type HistoryFilter } from './use-history.ts';

type Item = RouteResponse<typeof listScores>[number];

const filters = ['all', 'resume', 'linkedin'] as const;

function Summary({ filter }: { filter: HistoryFilter }) {
  const { history: words } = useCopy();
  const { data } = useHistorySummary(filter);
  if (!data) return <Skeleton className="h-14 w-full" />;
  return (
    <dl
      aria-label={words.summary}
      className="figures grid grid-cols-[auto_auto_auto_auto] justify-between gap-3 border-b border-rule pb-4"
    >
      {(['total', 'average', 'best', 'strong'] as const).map((key) => (
        <div key={key} className="grid content-start gap-0.5">
          <dd className="row-start-1 font-serif text-lg font-medium">{data[key] ?? '–'}</dd>
          <dt className="text-xs text-ink-faint">{words[key]}</dt>
        </div>
      ))}
    </dl>
  );
}

interface HistoryItemProps {
  item: Item;
  current: boolean;
  /** Another one looks the same but for its time. */
  timed: boolean;
}

function HistoryItem({ item, current, timed }: HistoryItemProps) {
  const { history: words, mediumDate, mediumDateAndTime } = useCopy();
  const { id, type, scores, jobTitle, createdAt } = item;
  const date = timed ? mediumDateAndTime(createdAt) : mediumDate(createdAt);
  const what = assessedName(item);
  return (
    <li>
      <Link
        to={paths.score({ result: id })}
        aria-label={words.open(words.named(words.types[type], what, jobTitle), scores.overall, date)}
        aria-current={current ? 'true' : undefined}
        className={
          'flex min-h-11 items-center justify-between gap-3 rounded-md px-2 py-1.5 hover:bg-well ' +
          'focus-visible:-outline-offset-2 aria-[current=true]:bg-well'
        }
      >
        <span className="grid min-w-0">
          <span className="truncate text-sm font-medium">{what ?? words.types[type]}</span>
          {jobTitle !== null && <span className="truncate text-xs text-ink-soft">{words.forJob(jobTitle)}</span>}
          <span className="text-xs text-ink-faint">
            {words.types[type]} · {date}
          </span>
        </span>
        <span className={classNames('figures font-serif text-lg font-medium', bandText[bandOf(scores.overall)])}>
          {scores.overall}
        </span>
      </Link>
    </li>
  );
}

interface HistoryListProps {
  history: ReturnType<typeof useHistory>;
  items: readonly Item[];
  current: string | undefined;
}

function HistoryList({ history, items, current }: HistoryListProps) {
  const { history: words, mediumDate } = useCopy();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;
  const looks = items.map((item) =>
    [item.type, assessedName(item), item.jobTitle, mediumDate(item.createdAt)].join('\n'),
  );
  return (
    <div className="-mx-2 max-h-96 overflow-y-auto">
      <ul aria-label={words.list} className="grid content-start">
        {items.map((item, at) => (
          <HistoryItem
            key={item.id}
            item={item}
            current={item.id === current}
            timed={looks.some((look, other) => other !== at && look === looks[at])}
          />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          label={words.older}
          loading={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </div>
  );
}

function Empty() {
  const { history: words } = useCopy();
  return (
    <div className="grid gap-3 py-2">
      <p className="font-medium">{words.empty}</p>
      <p className="text-sm text-ink-soft">{words.emptyText}</p>
    </div>
  );
}

/** The account's scores, with a filter and a summary. */
export default function AccountHistory({ current }: { current: string | undefined }) {
  const { history: words } = useCopy();
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const history = useHistory(filter);
  const { data, error, isError, isFetching, isFetchNextPageError, refetch } = history;
  const items = data?.pages.flat();
  return (
    <>
      <Choice
        label={words.filter}
        options={filters.map((value) => ({ value, label: words.filters[value] }))}
        value={filter}
        onChange={setFilter}
      />
      {isError && !isFetchNextPageError ? (
        <QueryFailed query={{ error, isFetching, refetch }} words={words} />
      ) : items === undefined ? (
        <HistoryLoading />
      ) : items.length === 0 ? (
        <Empty />
      ) : (
        <>
          <Summary filter={filter} />
          <ScoreCourse
            type={filter === 'linkedin' ? 'linkedin' : 'resume'}
            scores={items.map(({ id, type, scores, createdAt }) => ({ id, type, createdAt, overall: scores.overall }))}
          />
          <HistoryList history={history} items={items} current={current} />
        </>
      )}
    </>
  );
}
