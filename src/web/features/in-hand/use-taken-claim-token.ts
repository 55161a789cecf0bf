import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepClaimTokenInHand } from './claim-token.ts';

const parameter = 'claimToken';

/** Takes a claim token out of the address of whatever page is gone to within the site, as `start.js` does on arrival. */
export function useTakenClaimToken(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    const token = query.get(parameter);
    if (token === null) return;
    keepClaimTokenInHand(sessionStorage, token);
    query.delete(parameter);
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, state, preventScrollReset: true });
  }, [pathname, search, hash, state, navigate]);
}
