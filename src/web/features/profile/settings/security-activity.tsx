import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { SecurityEvent } from '#contract/security-events.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { SettingsPart } from './settings-part.tsx';

/** How many are shown at a time. */
const part = 5;

/** The account's events, part by part, loaded again on each visit. */
function useSecurityEvents() {
  const client = useApi();
  return useInfiniteQuery({
    queryKey: ['security events'],
    queryFn: ({ pageParam: offset }) => client.call(api.listSecurityEvents, { query: { limit: part, offset } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * part < total ? pages.length * part : undefined),
    refetchOnMount: 'always',
  });
}

function EventItem({ event: { kind, at, address, device } }: { event: SecurityEvent }) {
  const { securityActivity: words } = useCopy();
  const where = [words.device(device), address].filter((known) => known !== undefined && known !== null);
  return (
    <li className="grid gap-1 border-b border-rule py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="font-medium">{words.kinds[kind]}</p>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
        <time dateTime={at}>{words.at(at)}</time>
        {where.map((known) => (
          <span key={known} className="wrap-anywhere">
            {known}
          </span>
        ))}
      </p>
    </li>
  );
}

function EventList() {
  const { securityActivity: words } = useCopy();
  const query = useSecurityEvents();
  return (
    <Loaded query={query} words={words}>
      {({ pages }) => {
        // What happened since the first part was loaded moves the others on: an event may come twice.
        const events = new Map(pages.flatMap((page) => page.events.map((event) => [event.id, event] as const)));
        if (events.size === 0) return <p className="text-sm text-ink-soft">{words.none}</p>;
        return (
          <>
            <ul aria-label={words.list}>
              {[...events.values()].map((event) => (
                <EventItem key={event.id} event={event} />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button
                size="sm"
                look="secondary"
                className="mt-3"
                loading={query.isFetching}
                onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
              >
                {words.more}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

/** What happened to the account's security lately. */
export function SecurityActivity() {
  const { securityActivity: words } = useCopy();
  return (
    <SettingsPart id="security-activity" title={words.title} text={words.text}>
      <EventList />
    </SettingsPart>
  );
}
