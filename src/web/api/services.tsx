import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { pageCopy, pageLocale } from '../copy/page-locale.ts';
import { createApiClient, type ApiClient } from './api-client.ts';
import { createHttp } from './http.ts';
import { createQueryClient } from './queries.ts';

type AnswerListener = (status: number) => void;

interface Services {
  api: ApiClient;
  queryClient: QueryClient;
  /** Called for every answer of the server. */
  listeners: Set<AnswerListener>;
}

const ServicesContext = createContext<Services | undefined>(undefined);

const createServices = (): Services => {
  const listeners = new Set<AnswerListener>();
  const http = createHttp({
    fetch: (...request) => fetch(...request),
    language: pageLocale(),
    sessionMark: () => /(?:^|;\s*)(?:__Host-)?foothold-session-mark=(\w+)/.exec(document.cookie)?.[1] ?? '',
    words: pageCopy().connection,
    offline: () => !navigator.onLine,
    answered: (status) => listeners.forEach((heard) => heard(status)),
    // oxlint-disable-next-line no-console -- specified: the failure is logged, the request goes on.
    log: (error) => console.error(error),
  });
  return { api: createApiClient(http), queryClient: createQueryClient(http), listeners };
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

function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('The services are used outside of ServicesProvider.');
  return services;
}

export const useApi = (): ApiClient => useServices().api;

/** Hears the status of every answer of the server. */
export function useAnswers(heard: AnswerListener): void {
  const { listeners } = useServices();
  useEffect(() => {
    listeners.add(heard);
    return () => void listeners.delete(heard);
  }, [listeners, heard]);
}
