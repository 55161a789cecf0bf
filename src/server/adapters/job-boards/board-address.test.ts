import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardProviders } from '#contract/job-sources.ts';
import { boardOfAddress, boardsMeant, isBoardOf } from './board-address.ts';

test.each([
  ['https://boards.greenhouse.io/acme/jobs/1', 'greenhouse', 'acme'],
  ['job-boards.greenhouse.io/acme', 'greenhouse', 'acme'],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/4012?gh_src=x%2F', 'greenhouse', 'acme'],
  ['https://boards.greenhouse.io/embed/job_board?for=acme&b=https%3A%2F%2Facme.test', 'greenhouse', 'acme'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs', 'greenhouse', 'acme'],
  ['jobs.lever.co/acme', 'lever', 'acme'],
  ['HTTPS://JOBS.LEVER.CO/Acme/0b7c-4f/apply', 'lever', 'Acme'],
  ['https://jobs.eu.lever.co/acme-labs/', 'lever', 'acme-labs'],
  ['https://api.lever.co/v0/postings/acme?mode=json', 'lever', 'acme'],
  ['jobs.ashbyhq.com/Acme.ai', 'ashby', 'Acme.ai'],
  ['https://careers.smartrecruiters.com/Acme', 'smartrecruiters', 'Acme'],
  ['https://jobs.smartrecruiters.com/Acme1/7439-d%C3%A9veloppeur#top', 'smartrecruiters', 'Acme1'],
  ['apply.workable.com/acme/j/0A1B2C/', 'workable', 'acme'],
  ['https://apply.workable.com/api/v1/widget/accounts/acme', 'workable', 'acme'],
  ['https://acme.workable.com', 'workable', 'acme'],
  ['acme.recruitee.com', 'recruitee', 'acme'],
  ['https://Acme-2.recruitee.com/o/chef', 'recruitee', 'acme-2'],
  ['https://acme.jobs.personio.de/job/12?language=de', 'personio', 'acme'],
  ['acme.jobs.personio.com', 'personio', 'acme'],
  ['acme.bamboohr.com/careers', 'bamboohr', 'acme'],
  ['  acme.bamboohr.com/careers/12 \n', 'bamboohr', 'acme'],
  ['greenhouse: acme', 'greenhouse', 'acme'],
  ['Lever:acme', 'lever', 'acme'],
])('%s is a board', (text, provider, slug) => {
  expect(boardsMeant(text)).toMatchObject({ provider, slugs: expect.arrayContaining([slug]) });
  expect(boardsMeant(text)?.slugs[0]).toBe(slug);
});

test('a name is taken for the given provider, each way to write it once', () => {
  expect(boardsMeant('Acme Labs', 'greenhouse')).toEqual({ provider: 'greenhouse', slugs: ['AcmeLabs', 'acme-labs'] });
  expect(boardsMeant('acme', 'lever')).toEqual({ provider: 'lever', slugs: ['acme'] });
  expect(boardsMeant('Acme', 'lever')).toEqual({ provider: 'lever', slugs: ['Acme', 'acme'] });
  expect(boardsMeant('Acme')).toBeUndefined();
  expect(boardsMeant('jobs.lever.co/acme', 'lever')).toMatchObject({ slugs: ['acme'] });
  expect(boardsMeant('jobs.lever.co/acme', 'ashby')).toBeUndefined();
  expect(boardsMeant('lever: acme', 'ashby')).toBeUndefined();
});

const refused = [
  'http://127.0.0.1/acme',
  'http://2130706433/acme',
  'http://0x7f.1/acme',
  'http://[::1]/acme',
  'http://localhost/acme',
  'http://169.254.169.254/latest/meta-data',
  'https://jobs.lever.co:8443/acme',
  'https://jobs.lever.co:/acme',
  'https://user@jobs.lever.co/acme',
  'https://jobs.lever.co@evil.test/acme',
  'https://evil.test#@jobs.lever.co/acme',
  'https://jobs.lever.co%2eevil.test/acme',
  'https://evil.test/jobs.lever.co/acme',
  'https://evil.test/?u=https://jobs.lever.co/acme',
  'https://jobs.lever.co.evil.test/acme',
  'https://jobs.lever.co./acme',
  'https://acme.recruitee.com.evil.test',
  'https://recruitee.com',
  'https://evil.test.recruitee.com',
  'https://xn--cme-8na.recruitee.com',
  'https://аcme.recruitee.com',
  'https://acme。recruitee.com',
  'https://-acme.recruitee.com',
  'https://acme_x.recruitee.com',
  'https://acme..recruitee.com',
  'https://www.recruitee.com',
  'https://api.recruitee.com/c/1',
  'https://acme.personio.de',
  'https://www.bamboohr.com/careers',
  'https://apply.workable.com/j/0A1B2C',
  'https://apply.workable.com/',
  'https://boards.greenhouse.io/embed/job_board?for=../x',
  'https://boards.greenhouse.io/embed/job_board?for=a%2fb',
  'https://boards.greenhouse.io/v1',
  'https://jobs.lever.co/../admin',
  'https://jobs.lever.co/acme/../../admin',
  'https://jobs.lever.co/./acme',
  'https://jobs.lever.co/%2e%2e/admin',
  'https://jobs.lever.co/acme%2f..%2fadmin',
  'https://jobs.lever.co/a..b',
  'https://jobs.lever.co//acme',
  'https://jobs.lever.co/acme//jobs',
  '//jobs.lever.co/acme',
  'https:/jobs.lever.co/acme',
  'https:\\\\jobs.lever.co\\acme',
  'https://jobs.lever.co\\@evil.test/acme',
  'https://jobs.lever.co/acme\nHost: evil.test',
  'https://jobs.lever.co/acme\r\nX: y',
  'https://jobs.lever.co/acme\u0000',
  'https://jobs.lever.co/ac me',
  'https://jobs.lever.co/-acme',
  `https://jobs.lever.co/${'a'.repeat(62)}`,
  `https://jobs.lever.co/acme?${'a'.repeat(300)}`,
  'ftp://jobs.lever.co/acme',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'greenhouse:',
  'greenhouse: ../x',
  'greenhouse: a/b',
  'greenhouse: a%2fb',
  'greenhouse: a@b',
  'greenhouse: acme?x=1',
  'recruitee: evil.test',
  'adzuna: acme',
  '',
  '.',
];

test.each(refused)('%j is no board', (text) => {
  expect(boardsMeant(text)).toBeUndefined();
});

test.each(refused.filter((text) => !/^$|^\.$/.test(text)))('%j is no board, whatever provider is given', (text) => {
  for (const provider of boardProviders) expect(boardsMeant(text, provider)).toBeUndefined();
});

/** Texts near to addresses: known hosts, signs that mean something in addresses, and anything else. */
const nearAddress = fc
  .array(
    fc.oneof(
      fc.constantFrom('https://', 'http:', '//', 'jobs.lever.co', 'boards.greenhouse.io', '.recruitee.com', 'acme'),
      fc.constantFrom('/', '\\', '@', ':', '#', '?', '..', '.', '%2e', '%2f', '%00', '\n', '\t', ' ', '[', ']', 'for='),
      fc.constantFrom('evil.test', '127.0.0.1', 'xn--', '。', 'ſ', '\u212a', '\u0000', 'embed/job_board'),
      fc.string({ maxLength: 5 }),
      fc.string({ unit: 'binary', maxLength: 5 }),
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''));

const provider = fc.option(fc.constantFrom(...boardProviders), { nil: undefined });

test('whatever is entered, what is found is a plain name, and the same for the same', () => {
  fc.assert(
    fc.property(nearAddress, provider, (text, given) => {
      const meant = boardsMeant(text, given);
      for (const slug of meant?.slugs ?? []) {
        expect(slug).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$/);
        expect(slug).not.toContain('..');
      }
      expect(meant?.slugs).not.toEqual([]);
      expect(boardsMeant(text, given)).toEqual(meant);
    }),
    { seed: 23, numRuns: 5000 },
  );
});

test('the host that a browser would go to is the one that is read', () => {
  const known = /(?:^|\.)(?:greenhouse\.io|lever\.co|ashbyhq\.com|smartrecruiters\.com|workable\.com|recruitee\.com)$/;
  fc.assert(
    fc.property(nearAddress, (text) => {
      const board = boardOfAddress(text);
      if (board === undefined) return;
      const address = new URL(/^https?:/i.test(text) ? text : `https://${text}`);
      expect(address.hostname).toMatch(known);
      expect([address.port, address.username, address.password]).toEqual(['', '', '']);
    }),
    { seed: 24, numRuns: 20_000 },
  );
});

test('a name fits into each address of its provider and moves nothing else in it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...boardProviders), fc.string({ maxLength: 62 }), (name, slug) => {
      if (!isBoardOf(name, slug)) return;
      expect(new URL(`https://host.test/v1/${slug}/jobs`).pathname).toBe(`/v1/${slug}/jobs`);
      if (!['recruitee', 'personio', 'bamboohr'].includes(name)) return;
      expect(new URL(`https://${slug}.host.test/jobs`).hostname).toBe(`${slug.toLowerCase()}.host.test`);
    }),
    { seed: 25, numRuns: 5000 },
  );
});
