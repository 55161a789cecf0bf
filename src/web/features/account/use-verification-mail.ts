import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Sends the account another link to confirm its address with, and says whether it went out. */
export function useVerificationMail(email: string): { send: () => void; isPending: boolean } {
  const { emailStatus: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.sendVerification, {}),
    onSuccess: () => toast({ title: words.sent, text: words.sentText(email) }),
    onError: (error) =>
      toast({ tone: 'destructive', title: words.sendFailed, text: sentenceOf(error, words.sendFailedText) }),
  });
  return { send: () => mutate(), isPending };
}
