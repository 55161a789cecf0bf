import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { SearchTerms } from '#contract/job-search.ts';
import { queryOf, type JobsAddress } from '../jobs-address.ts';
import { draftOf, problemsOf, termsOf, withoutFilters, type DraftProblems, type SearchDraft } from './search-draft.ts';

/** By the address that they have: the order of filters says nothing. */
const isSame = (a: SearchTerms, b: SearchTerms): boolean => {
  const [one, other] = [a, b].map((terms) => paths.jobs(queryOf({ terms, sort: 'relevance', page: 1 })));
  return one === other;
};

export interface SearchForm {
  draft: SearchDraft;
  /** Its problems, since it was last sent or a filter was set. */
  problems: DraftProblems;
  edit: (changes: Partial<SearchDraft>) => void;
  /** Sets filters, and searches at once where it is known what for. */
  apply: (changes: Partial<SearchDraft>) => void;
  /** Searches; answers whether that could be done. */
  submit: () => boolean;
  clear: () => void;
}

/**
 * The form of the search: it follows the address, and each search is an entry in the history. `again` runs the search that is
 * shown once more.
 */
export function useSearchForm(address: JobsAddress, again: () => void): SearchForm {
  const { jobSearchForm: words } = useCopy();
  const toast = useToast();
  const navigate = useNavigate();
  const { terms, sort, page } = address;
  const [draft, setDraft] = useState(() => draftOf(terms));
  const [problems, setProblems] = useState<DraftProblems>({});
  const [shown, setShown] = useState(terms);
  // The terms that the form itself has sent, until they're in the address, so that text typed meanwhile stays.
  const [sent, setSent] = useState<SearchTerms>();
  // Back and Forward, an example and a search from the history change the address: the form follows.
  if (!isSame(shown, terms)) {
    setShown(terms);
    if (sent === undefined) {
      setDraft(draftOf(terms));
      setProblems({});
    } else if (isSame(sent, terms)) setSent(undefined);
  }

  const search = (next: SearchDraft) => {
    const wanted = termsOf(next);
    if (isSame(wanted, terms) && page === 1) return again();
    if (!isSame(wanted, terms)) setSent(wanted);
    return void navigate(paths.jobs(queryOf({ terms: wanted, sort, page: 1 })), { preventScrollReset: true });
  };
  const edit = (changes: Partial<SearchDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const apply = (changes: Partial<SearchDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    const { query, ...ofFilters } = problemsOf(next);
    setProblems(ofFilters);
    if (!query && Object.keys(ofFilters).length === 0 && !isSame(termsOf(next), terms)) search(next);
  };
  const submit = () => {
    const found = problemsOf(draft);
    setProblems(found);
    if (found.query) toast({ tone: 'destructive', title: words.required, text: words.requiredText });
    if (Object.keys(found).length > 0) return false;
    search(draft);
    return true;
  };
  return { draft, problems, edit, apply, submit, clear: () => apply(withoutFilters(draft)) };
}
