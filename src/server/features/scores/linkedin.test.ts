import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const profileText = `Robin Example
Warehouse Supervisor at Northwind Logistics
About
I run warehouses.
Experience
Warehouse Supervisor
Northwind Logistics
Mar 2019 - Present
- Led 14 pickers on two shifts`;

const score = (body: { profileText?: string; profileUrl?: string }, browser = server.browser()) =>
  browser.api.call(api.scoreLinkedin, { body });

test('a profile’s text is scored in six categories, each finding with the line it quotes', async () => {
  const answer = await score({ profileText });
  expect(answer).toMatchObject({ type: 'linkedin', missingKeywords: [] });
  expect(Object.keys(answer.scores)).toHaveLength(7);
  const { findings, lines } = answer.detail;
  const bare = findings.find(({ code }) => code === 'headline-bare');
  expect(bare?.quotes).toEqual([{ line: lines[1]?.id, text: 'Warehouse Supervisor at Northwind Logistics' }]);
  expect(answer.suggestions.length).toBeGreaterThan(0);
});

test('an address is not opened: 422, with advice', async () => {
  for (const profileUrl of ['https://www.linkedin.com/in/robin-example', 'http://linkedin.com/in/robin-example/']) {
    await expect(score({ profileUrl })).rejects.toMatchObject({
      status: 422,
      details: {
        code: 'PROFILE_BLOCKED',
        error: expect.stringMatching(/blocks automated profile extraction/) as string,
      },
    });
  }
});

test.each([
  ['https://example.com/in/robin', /valid LinkedIn profile URL/],
  ['linkedin.com/in/robin', /valid LinkedIn profile URL/],
  ['https://linkedin.com/in/robin/../x', /valid LinkedIn profile URL/],
  ['https://linkedin.com.example.com/in/robin', /valid LinkedIn profile URL/],
  [' ', /Please enter your LinkedIn profile URL\./],
])('%s is refused in the specified words', async (profileUrl, words) => {
  await expect(score({ profileUrl })).rejects.toMatchObject({
    status: 400,
    details: { error: expect.stringMatching(words) as string },
  });
});

test('an empty text is refused in the specified words', async () => {
  for (const body of [{}, { profileText: ' \n' }]) {
    await expect(score(body)).rejects.toMatchObject({
      status: 400,
      details: { error: 'Please enter your LinkedIn profile content.' },
    });
  }
});

test('an account’s is stored among its assessments, with its findings', async () => {
  const browser = server.browser();
  await signUp(browser, 'profile-scored@example.com');
  const { id = '', ...made } = await score({ profileText }, browser);
  expect(await browser.api.call(api.listScores, { query: { type: 'linkedin' } })).toMatchObject([
    { id, scores: made.scores },
  ]);
  expect(await browser.api.call(api.getScore, { params: { id } })).toMatchObject(made);
});
