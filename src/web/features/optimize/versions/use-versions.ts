import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { listVersions, Version } from '#contract/versions.ts';
import type { ApiClient } from '../../../api/api-client.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { savingKey } from '../saving.ts';

/** What can be done with versions. */
export type VersionAct =
  | { act: 'save'; name: string }
  | { act: 'rename'; version: Version; name: string }
  | { act: 'restore' | 'remove'; version: Version };

type List = RouteResponse<typeof listVersions>;

/** Read again wherever it comes into view, since everything else on the page can change what is current. */
export const useVersions = (id: string) =>
  useQuery({ ...readOptions(api.listVersions, { id }), refetchOnMount: 'always' });

function perform(client: ApiClient, id: string, wish: VersionAct): Promise<List> {
  if (wish.act === 'save') return client.call(api.saveVersion, { params: { id }, body: { name: wish.name } });
  const params = { id, versionId: wish.version.id };
  switch (wish.act) {
    case 'rename':
      return client.call(api.renameVersion, { params, body: { name: wish.name } });
    case 'restore':
      return client.call(api.restoreVersion, { params });
    default:
      return client.call(api.deleteVersion, { params });
  }
}

/** Does something with versions, and says so. After a restore everything about the optimization is read again. */
export function useVersionActs(id: string) {
  const { versions: words } = useCopy();
  const client = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const list = readOptions(api.listVersions, { id }).queryKey;
  return useMutation({
    mutationKey: savingKey(id),
    mutationFn: (wish: VersionAct) => perform(client, id, wish),
    onSuccess: async (versions, wish) => {
      cache.setQueryData(list, versions);
      if (wish.act === 'save') toast({ title: words.saved, text: wish.name });
      if (wish.act === 'remove') toast({ title: words.removed, text: wish.version.name });
      if (wish.act !== 'restore') return;
      toast({ title: words.restored, text: words.restoredText(wish.version.name) });
      await cache.invalidateQueries({ queryKey: readOptions(api.getOptimization, { id }).queryKey });
    },
    onError: async (error) => {
      toast({
        tone: 'destructive',
        title: words.actionFailed,
        text: sentenceOf(error, words.actionFailedText),
      });
      // It may have failed for a list that is out of date.
      await cache.invalidateQueries({ queryKey: list, exact: true });
    },
  });
}
