import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { ApiClient } from '../../../api/api-client.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useTheme } from '../../navigation/use-theme.ts';

/** The most assessments in one answer. */
const page = 100;

async function allAssessments(client: ApiClient): Promise<RouteResponse<typeof api.listScores>> {
  const all = [];
  for (let offset = 0; ; offset += page) {
    const part = await client.call(api.listScores, { query: { limit: page, offset } });
    all.push(...part);
    if (part.length < page) return all;
  }
}

/** The account's data, in the specified format of the file. */
async function collect(client: ApiClient, preferences: { theme: string | undefined }, now: Date) {
  const [profile, resumes, assessments] = await Promise.all([
    client.call(api.getProfile, {}),
    client.call(api.listOptimizations, {}),
    allAssessments(client),
  ]);
  const { user, membership, counts, recent } = profile;
  const { interviewPreps, linkedinEnhancements } = recent;
  return {
    userData: {
      profile: { ...user, membership, counts },
      resumes,
      assessments,
      interviewPreps,
      linkedinEnhancements,
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
