import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { createApiClient, urlOf } from './api-client.ts';
import type { Request } from './http.ts';
import { createQueryClient, readOptions } from './queries.ts';

const recorder = () => {
  const requests: Request[] = [];
  const http = (request: Request) => {
    requests.push(request);
    return Promise.resolve({ id: 'x' });
  };
  return { requests, http };
};

test('an address has its parameters encoded and its unset query left out', () => {
  expect(urlOf(api.getOptimization, { id: 'a/b c' })).toBe('/api/optimization/a%2Fb%20c');
  expect(urlOf(api.templatePreview, { templateId: 'modern' }, { paper: undefined })).toBe(
    '/api/template-preview/modern',
  );
  expect(urlOf(api.templatePreview, { templateId: 'modern' }, { paper: 'a4' })).toBe(
    '/api/template-preview/modern?paper=a4',
  );
});

test('a call takes method, address and body from the route', async () => {
  const { requests, http } = recorder();
  await createApiClient(http).call(api.retryOptimization, { params: { id: '7' } });
  await createApiClient(http).call(api.scoreResume, { body: { resumeText: 'text' } });
  expect(requests.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'POST', url: '/api/optimization/7/retry', body: undefined },
    { method: 'POST', url: '/api/score-resume', body: { resumeText: 'text' } },
  ]);
});

test('an upload sends the file under the field that the route names', async () => {
  const { requests, http } = recorder();
  const file = new File(['%PDF-'], 'cv.pdf');
  await createApiClient(http).call(api.uploadResume, { file });
  const body = requests[0]?.body;
  expect(body).toBeInstanceOf(FormData);
  expect(body instanceof FormData && [...body.keys()]).toEqual(['resume']);
});

test('a read is a GET of its key joined by slashes, and its defaults are the specified ones', async () => {
  const { requests, http } = recorder();
  const client = createQueryClient(http);
  await client.fetchQuery(readOptions(api.getOptimization, { id: 'a b' }));
  expect(requests).toMatchObject([{ method: 'GET', url: '/api/optimization/a%20b' }]);
  expect(client.getDefaultOptions()).toMatchObject({
    queries: { retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity },
    mutations: { retry: false },
  });
});
