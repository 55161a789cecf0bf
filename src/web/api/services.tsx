import { createContext, use, useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { pageCopy, pageLocale } from '../copy/page-locale.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { createHttp } from './http.ts';
import { createQueryClient } from './queries.ts';

interface Services {
  api: ApiClient;
  queryClient: QueryClient;
}

const ServicesContext = createContext<Services | undefined>(undefined);

const createServices = (): Services => {
  const http = createHttp({
    fetch: (...request) => fetch(...request),
    language: pageLocale(),
    sessionMark: () => /(?:^|;\s*)(?:__Host-)?foothold-session-mark=(\w+)/.exec(document.cookie)?.[1] ?? '',
    words: pageCopy().connection,
    offline: () => !navigator.onLine,
    // oxlint-disable-next-line no-console -- specified: the failure is logged, the request goes on.
    log: (error) => console.error(error),
  });
  return { api: createApiClient(http), queryClient: createQueryClient(http) };
};

/** Gives the pages their one client and one cache. */
export function ServicesProvider({ children }: { children: ReactNode }) {
  const [services] = useState(createServices);
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
    </ServicesContext>
  );
}

export function useApi(): ApiClient {
  const services = use(ServicesContext);
  if (!services) throw new Error('useApi is called outside of ServicesProvider.');
  return services.api;
}
