import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import { codeOf, sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AccountPage } from './account-page.tsx';
import { useEmailStatusRefresh } from './use-email-status.ts';
import { forgetToken, keepToken, useMailedToken } from './use-mailed-token.ts';
import { VerifyRemedy } from './verify-remedy.tsx';

export const meta = () => pageMeta('verifyEmail');

const needsSignIn = (error: unknown): boolean => codeOf(error) === 'VERIFICATION_NEEDS_SIGN_IN';

/** It takes a button, because mail scanners open links, too, and prove nothing about the address. */
function VerifyForm() {
  const { emailVerification: words } = useCopy();
  const client = useApi();
  const refresh = useEmailStatusRefresh();
  const queries = useQueryClient();
  const token = useMailedToken(paths.verifyEmail());
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => client.call(api.verifyEmail, { body: { token: token ?? '' } }),
    onSuccess: () => {
      forgetToken(queries, paths.verifyEmail());
      return refresh();
    },
    onError: (refused) => {
      if (token !== undefined && needsSignIn(refused)) keepToken(queries, paths.verifyEmail(), token);
    },
  });
  if (isSuccess || token === undefined)
    return (
      <AccountPage
        title={isSuccess ? words.doneTitle : words.noTokenTitle}
        lead={isSuccess ? words.done : words.noToken}
        warning={!isSuccess}
        next={
          <ButtonLink>
            <Link to={paths.profile({ tab: 'settings' })}>{words.onward}</Link>
          </ButtonLink>
        }
      />
    );
  const code = codeOf(error);
  const canTryAgain = code !== 'VERIFICATION_UNKNOWN' && code !== 'VERIFICATION_NEEDS_SIGN_IN';
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      error={error ? sentenceOf(error, words.failed) : undefined}
      remedy={<VerifyRemedy code={code} />}
      next={
        canTryAgain && (
          <Button loading={isPending} onClick={() => mutate()}>
            {isPending ? words.submitting : words.submit}
          </Button>
        )
      }
    />
  );
}

/** The token is in the address, which prerendering does not know. */
export default function VerifyEmailPage() {
  const { emailVerification: words } = useCopy();
  return useHydrated() ? <VerifyForm /> : <AccountPage title={words.title} lead={words.lead} />;
}
