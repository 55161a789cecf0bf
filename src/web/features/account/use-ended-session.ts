import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#contract/api.ts';
import { isStatus } from '../../api/http-error.ts';
import { useAnswers, useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { leaveWork, ownerOfWork, ownWork, takeUpWork } from './left-work.ts';
import { endingKey, forgetAccount, mayBeSignedIn, sessionKey, useSession, type SignedIn } from './use-session.ts';

/** The pages that show nothing of an account's. */
const publicPages = new Set<string>([
  paths.home(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.resetPassword(),
  paths.verifyEmail(),
]);

/**
 * Follows a session that ended elsewhere, by a sign-out from everywhere, a new password or its age. The answer that shows it leads to signing in; what this tab
 * stored of the account is forgotten, and given back to the same person.
 */
export function useEndedSession(): void {
  const client = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  });

  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId === undefined) return;
    const others = ownWork(userId);
    takeUpWork(queries, userId);
    // The page shows another account's work.
    if (others) window.location.reload();
  }, [userId, queries]);

  const looking = useRef(false);
  const heard = useCallback(
    (status: number) => {
      const believed = () =>
        queries.isMutating({ mutationKey: endingKey }) > 0
          ? undefined
          : (queries.getQueryData<SignedIn | null>(sessionKey)?.user.id ?? ownerOfWork());
      const look = async () => {
        const owner = believed();
        if (looking.current || owner === undefined || (status !== 401 && mayBeSignedIn())) return;
        looking.current = true;
        // A 401 may be about a wrong password, and a cookie may have been lost.
        const ended = await client.call(api.getMe, {}).then(
          () => false,
          (error) => isStatus(error, 401),
        );
        if (ended && believed() === owner) {
          const { pathname, search, state } = here.current;
          const place = { address: `${pathname}${search}`, state: state as unknown };
          // What shows the account's things goes first, with the last that was written stored.
          if (!publicPages.has(pathname)) await navigate(paths.login({ returnTo: place.address }), { replace: true });
          leaveWork(queries, owner, place, () => forgetAccount(queries));
        }
        looking.current = false;
      };
      void look();
    },
    [client, queries, navigate],
  );
  useAnswers(heard);
}
