import { afterAll, beforeAll, expect, test } from 'vitest';
import { templateIds } from '#domain/resume/document/templates.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test.each(templateIds)('the template %s opens as a PDF in the browser', async (id) => {
  const response = await server.browser().fetch(`/api/template-preview/${id}?paper=us-letter`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toMatch(/^inline; /);
  expect((await response.text()).startsWith('%PDF-')).toBe(true);
});

test('a template that is not there is 404, with a sentence', async () => {
  const response = await server.browser().fetch('/api/template-preview/unknown');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'There’s nothing at this address.', code: 'NOT_FOUND' });
});
