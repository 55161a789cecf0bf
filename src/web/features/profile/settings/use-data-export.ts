import { useMutation } from '@tanstack/react-query';
import { exportedEntries } from '#contract/account-data.ts';
import { api } from '#contract/api.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { ApiClient } from '../../../api/api-client.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useTheme } from '../../navigation/use-theme.ts';

/** The most payments in one answer. */
const page = 100;

async function allPayments(client: ApiClient): Promise<RouteResponse<typeof api.listPayments>> {
  const all = [];
  for (let offset = 0; ; offset += page) {
    const part = await client.call(api.listPayments, { query: { limit: page, offset } });
    all.push(...part);
    if (part.length < page) return all;
  }
}

type Held = RouteResponse<typeof api.exportAccount>;

/** All that the account holds, texts and all, in parts that the server can answer. */
async function allHeld(client: ApiClient): Promise<Held> {
  const all: Held = {
    uploads: [],
    optimizations: [],
    assessments: [],
    interviewPreps: [],
    linkedinEnhancements: [],
    apiKeys: [],
    secondFactors: [],
    sessions: [],
    securityEvents: [],
    savedJobs: [],
    hiddenJobs: [],
    jobMatches: [],
    savedSearches: [],
    jobSearches: [],
    jobCompanies: [],
  };
  for (let offset = 0; ; offset += exportedEntries) {
    const part = await client.call(api.exportAccount, { query: { limit: exportedEntries, offset } });
    all.uploads.push(...part.uploads);
    all.optimizations.push(...part.optimizations);
    all.assessments.push(...part.assessments);
    all.interviewPreps.push(...part.interviewPreps);
    all.linkedinEnhancements.push(...part.linkedinEnhancements);
    all.apiKeys.push(...part.apiKeys);
    all.secondFactors.push(...part.secondFactors);
    all.sessions.push(...part.sessions);
    all.securityEvents.push(...part.securityEvents);
    all.savedJobs.push(...part.savedJobs);
    all.hiddenJobs.push(...part.hiddenJobs);
    all.jobMatches.push(...part.jobMatches);
    all.savedSearches.push(...part.savedSearches);
    all.jobSearches.push(...part.jobSearches);
    all.jobCompanies.push(...part.jobCompanies);
    if (Object.values(part).every(({ length }) => length < exportedEntries)) return all;
  }
}

/** The account's data, in the specified format of the file. */
async function collect(client: ApiClient, preferences: { theme: string | undefined }, now: Date) {
  const [profile, { optimizations: resumes, ...held }, payments] = await Promise.all([
    client.call(api.getProfile, {}),
    allHeld(client),
    allPayments(client),
  ]);
  const { user, membership, counts } = profile;
  return {
    userData: {
      profile: { ...user, membership, counts },
      resumes,
      ...held,
      payments,
      preferences,
    },
    requestDate: now.toISOString(),
    dataTypes: ['profile', 'resumes', 'assessments', 'preferences'],
  };
}

/** Collects the account's data and downloads it as a file. */
export function useDataExport() {
  const { privacy: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const [theme] = useTheme();
  return useMutation({
    mutationFn: () => collect(client, { theme }, new Date()),
    onSuccess: (data) => {
      const name = `foothold-data-${data.requestDate.slice(0, 10)}.json`;
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), name);
      toast({ title: words.exported, text: words.exportedText(name) });
    },
    onError: () => toast({ tone: 'destructive', title: words.exportFailed, text: words.exportFailedText }),
  });
}
