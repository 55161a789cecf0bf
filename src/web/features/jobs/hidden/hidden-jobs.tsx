import { useRef, useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { api } from '#contract/api.ts';
import type { ListingView } from '#contract/job-listings.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useJobsCache } from '../jobs-cache.ts';
import { useMarkHidden } from '../listing/use-hidden.ts';
import { LoadedList } from '../loaded-list.tsx';

const hiddenQuery = readOptions(api.listHiddenJobs, undefined);

/** How many are listed before "show all". */
const latest = 10;

/** Takes a listing back into view. */
function useShowAgain(shown: (listing: ListingView) => void) {
  const { hiddenJobList: words } = useCopy();
  const client = useApi();
  const { refreshCounts } = useJobsCache();
  const mark = useMarkHidden();
  const toast = useToast();
  return useMutation({
    mutationFn: (listing: ListingView) => client.call(api.unhideJob, { params: { id: listing.id } }),
    onSuccess: async (_, listing) => {
      shown(listing);
      mark(listing.id, false);
      await refreshCounts();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.showFailed, text: sentenceOf(error, words.showFailedText) }),
  });
}

/** The listings that a person does not want to see, each with a way back. */
export function HiddenJobs() {
  const { hiddenJobList: words } = useCopy();
  const query = useQuery({ ...hiddenQuery, refetchOnMount: 'always' });
  const [all, setAll] = useState(false);
  const [said, setSaid] = useState('');
  const region = useRef<HTMLElement>(null);
  const show = useShowAgain((listing) => {
    setSaid(words.shown(listing.title));
    // The row that had the focus goes.
    region.current?.focus();
  });
  return (
    <section ref={region} tabIndex={-1} aria-labelledby="hidden-jobs-title" className="grid gap-4 outline-none">
      <div>
        <h2 id="hidden-jobs-title" className="text-xl">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
      </div>
      <output className="sr-only">{said}</output>
      <LoadedList items={query.data?.hiddenJobs} query={query} words={words} row="h-14 w-full" rows={3}>
        {(hidden) =>
          hidden.length === 0 ? (
            <EmptyState icon={EyeOff} title={words.empty} />
          ) : (
            <>
              <ul className="grid">
                {(all ? hidden : hidden.slice(0, latest)).map(({ jobListing, reason, createdAt }) => (
                  <li
                    key={jobListing.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0"
                  >
                    <div className="grid min-w-0 flex-1 basis-60">
                      <p className="font-medium wrap-anywhere">{jobListing.title}</p>
                      <p className="text-sm wrap-anywhere text-ink-soft">
                        {[jobListing.company, jobListing.location].filter(Boolean).join(' · ')}
                      </p>
                      <p className="text-xs text-ink-faint">
                        {[words.hidden(createdAt), reason && words.reasons[reason]].filter(Boolean).join(' · ')}
                      </p>
                    </div>
                    <Button
                      look="secondary"
                      size="sm"
                      aria-label={words.showAgainNamed(jobListing.title)}
                      loading={show.isPending && show.variables.id === jobListing.id}
                      onClick={() => show.mutate(jobListing)}
                    >
                      {words.showAgain}
                    </Button>
                  </li>
                ))}
              </ul>
              {hidden.length > latest && (
                <Button look="quiet" size="sm" className="justify-self-start" onClick={() => setAll(!all)}>
                  {all ? words.fewer : words.all(hidden.length)}
                </Button>
              )}
            </>
          )
        }
      </LoadedList>
    </section>
  );
}
