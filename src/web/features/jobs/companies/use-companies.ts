import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { CompanyView } from '#contract/job-companies.ts';
import type { RouteBodySent } from '#contract/route.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';

const companiesQuery = readOptions(api.listCompanies, undefined);

/** How often it is looked whether a board has been read. */
const lookEveryMs = 3000;

/** Companies with boards read for the person: loaded again on each visit, and while one of them is being read. */
export const useCompanies = () =>
  useQuery({
    ...companiesQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.companies.some(({ state }) => state === 'fetching') === true && lookEveryMs,
  });

function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: companiesQuery.queryKey });
}

/** Adds a company; its board is read afterwards. */
export function useCompanyAddition(added: (company: CompanyView) => void) {
  const client = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RouteBodySent<typeof api.addCompany>) => client.call(api.addCompany, { body }),
    onSuccess: async (company) => {
      added(company);
      await refresh();
    },
  });
}

/** Takes a company off the person's list, and says so. */
export function useCompanyRemoval(removed: () => void) {
  const { companyList: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (company: CompanyView) => client.call(api.removeCompany, { params: { id: company.id } }),
    onSuccess: async (_, company) => {
      removed();
      toast({ title: words.removed, text: company.name });
      await refresh();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.removeFailed, text: sentenceOf(error, words.removeFailedText) }),
  });
}
