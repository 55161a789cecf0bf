import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { sessionKey } from './use-session.ts';

/** Beside the session, which signing in leaves in place. */
const tokenKey = (path: string) => [...sessionKey, 'mailed token', path];

/**
 * Keeps the token of a mailed link while its person signs in and comes back: only in the memory of this page. An address would leave it in the browser's
 * history, and what a browser stores outlives the visit.
 */
export function keepToken(queries: QueryClient, path: string, token: string): void {
  queries.setQueryDefaults(tokenKey(path), { gcTime: Infinity });
  queries.setQueryData(tokenKey(path), token);
}

export const keptToken = (queries: QueryClient, path: string): string | undefined =>
  queries.getQueryData<string>(tokenKey(path));

export const forgetToken = (queries: QueryClient, path: string): void =>
  queries.removeQueries({ queryKey: tokenKey(path) });

/** The token of a mailed link to the page at `path`, removed from the address bar at once; without one there, the token that was kept. */
export function useMailedToken(path: string): string | undefined {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [token] = useState(() => search.get('token') ?? keptToken(queries, path));
  useEffect(() => {
    if (search.has('token')) void navigate(path, { replace: true });
  }, [path, search, navigate]);
  return token;
}
