import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { sentenceOf } from '../../api/http-error.ts';
import { addressAfterSignIn } from './safe-return.ts';
import { useSessionRefresh } from './use-session.ts';

/** Signs in by `call` and continues to where the person was going. */
export function useSignIn<Input>(call: (input: Input) => Promise<unknown>, failed: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useSessionRefresh();
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess: async () => {
      await refresh();
      await navigate(addressAfterSignIn(search), { replace: true });
    },
  });
  return { signIn: mutate, busy: isPending, error: error ? sentenceOf(error, failed) : undefined, search };
}
