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

test('an unknown template is refused', async () => {
  const response = await server.browser().fetch('/api/template-preview/fancy');
  expect(response.status).toBe(400);
});

test('previews are set once and then kept', async () => {
  const began = performance.now();
  await server.browser().fetch('/api/template-preview/modern');
  const first = performance.now() - began;
  const again = performance.now();
  for (let index = 0; index < 5; index++) await server.browser().fetch('/api/template-preview/modern');
  expect((performance.now() - again) / 5).toBeLessThan(first);
});
