import type { CompanyView } from '#contract/job-companies.ts';
import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';

/** What came of adding a company. */
export function newsOf({ name, state, listings, failure }: CompanyView, words: PageCopy['companyList']): string {
  if (failure !== null) return failure;
  if (state === 'fetching') return words.fetching(name);
  return listings === 0 ? words.addedEmpty(name) : words.added(name, listings);
}

/** A company, how its board answered, and who finds its jobs. */
export function CompanyRow({ company, onRemove }: { company: CompanyView; onRemove?: () => void }) {
  const { companyList: words, sourceNames } = useCopy();
  const { provider, name, state, listings, fetchedAt, failure, isPublic } = company;
  const facts = [
    sourceNames[provider],
    state === 'fetching' && words.jobsFetching,
    fetchedAt !== null && (state === 'cut' ? words.jobsCut(listings) : words.jobs(listings)),
    fetchedAt !== null && words.checked(fetchedAt),
    onRemove && (isPublic ? words.everyone : words.onlyYou),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-rule py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {failure !== null && <p className="text-sm text-danger">{failure}</p>}
      </div>
      {onRemove && (
        <Button look="quiet" size="sm" aria-label={words.removeNamed(name)} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </li>
  );
}
