import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { modelKeySchema } from '#contract/model-keys.ts';
import type { z } from 'zod';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { useToast } from '../../../ui/toast.tsx';

const keyQuery = readOptions(api.getModelKey, undefined);

/** The session's own model key: what's shown of it, and how it's set and removed. It's loaded once the form is open. */
export function useModelKey(open: boolean) {
  const { modelKey: words } = useCopy();
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { data } = useQuery({ ...keyQuery, enabled: open });
  const set = useMutation({
    mutationFn: (body: z.input<typeof modelKeySchema>) => client.call(api.setModelKey, { body }),
    onSuccess: (answer) => {
      queries.setQueryData(keyQuery.queryKey, answer);
      toast({ title: words.saved, text: words.savedText });
    },
    onError: (error) => toast({ tone: 'destructive', title: words.failed, text: sentenceOf(error, words.failedText) }),
  });
  const remove = useMutation({
    mutationFn: () => client.call(api.removeModelKey, {}),
    onSuccess: (answer) => {
      queries.setQueryData(keyQuery.queryKey, answer);
      toast({ title: words.removed });
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.notRemoved, text: sentenceOf(error, words.notRemovedText) }),
  });
  return { held: data?.held ?? null, set, remove };
}
