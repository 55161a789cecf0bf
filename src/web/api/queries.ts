import { QueryClient, queryOptions, type QueryFunction } from '@tanstack/react-query';
import type { RouteParams, RouteResponse, RouteShape } from '#contract/route.ts';
import type { Http } from './http.ts';

/**
 * The defaults of every read: a GET of the key's parts joined by slashes, never retried, never refetched on focus or by itself, never stale. Writes are not
 * retried either. Both fail at once without a network, instead of waiting unnoticed.
 */
export function createQueryClient(http: Http): QueryClient {
  const read: QueryFunction = ({ queryKey, signal }) => http({ method: 'GET', url: queryKey.join('/'), signal });
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: read,
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** How to read a GET route: its key, typed by its answer. The key's parts, joined by slashes, are its address. */
export function readOptions<R extends RouteShape & { kind: 'json'; method: 'GET' }>(route: R, params: RouteParams<R>) {
  const values: Record<string, string> = { ...(params as Record<string, string> | undefined) };
  const queryKey = route.path
    .split(/\/(?=\{)|(?<=\})\//)
    .map((part) => part.replace(/^\{(\w+)\}$/, (_, name: string) => encodeURIComponent(values[name] ?? '')));
  return queryOptions<RouteResponse<R>>({ queryKey });
}
