import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { tellOtherTabs } from './session-news.ts';
import { endingKey, forgetAccount } from './use-session.ts';

/** Signs out of all browsers, this one included. */
export function SignOutEverywhere() {
  const { accountSecurity: words } = useCopy();
  const client = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationKey: endingKey,
    mutationFn: () => client.call(api.signOutEverywhere, {}),
    onSuccess: async () => {
      await navigate(paths.login());
      forgetAccount(queries);
      tellOtherTabs();
    },
    onError: (error) => toast({ tone: 'destructive', title: sentenceOf(error, words.everywhereFailed) }),
  });
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule pt-5">
      <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">{words.everywhereText}</p>
      <Button size="sm" look="secondary" loading={isPending} onClick={() => mutate()}>
        {words.everywhere}
      </Button>
    </div>
  );
}
