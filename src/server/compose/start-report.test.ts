import { expect, test } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { startReport } from './start-report.ts';

const operator = { OPERATOR_NAME: 'Op', SUPPORT_EMAIL: 's@example.org', PRIVACY_EMAIL: 'p@example.org' };
const report = (env: Record<string, string>) => startReport(readConfig({}, { DATA_DIR: '/data', ...env }));
const sentences = (env: Record<string, string>) => report(env).map(({ sentence }) => sentence);
const warnings = (env: Record<string, string>) =>
  report({ ...operator, ...env })
    .filter(({ isWarning }) => isWarning)
    .map(({ sentence }) => sentence.split(':')[0]);

test('on this machine nothing is missing', () => {
  expect(report({ JOB_SOURCES: 'sample' })).toEqual([
    { sentence: 'Database: embedded, in /data' },
    { sentence: 'Payments: test cards, for this machine only' },
    { sentence: 'Mail: not sent, but stored in /data/mail' },
    { sentence: 'Models: none, the built-in writer words everything' },
    { sentence: 'Job sources: made-up listings only' },
  ]);
});

/** A site that lacks nothing. */
const site = {
  ...operator,
  PUBLIC_URL: 'https://resumes.example',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://user:secret-1@db.example:5433/foothold?sslmode=require',
  SESSION_SECRET: 'at least thirty-two characters long',
  SMTP_URL: 'smtps://user:secret-2@mail.example:465',
  STRIPE_SECRET_KEY: 'sk_live_secret-3',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret-4',
  STRIPE_PRICE_PRO: 'price_1',
  AI_PROVIDER: 'openai',
  AI_API_KEY: 'secret-5',
  AI_DAILY_BUDGET_USD: '2.5',
  JOB_SOURCES: 'remotive, arbeitnow',
  JOB_BOARDS: 'greenhouse:acme',
};

test('a site that has everything is told with what, and without secrets', () => {
  expect(sentences(site)).toEqual([
    'Database: PostgreSQL at db.example:5433/foothold',
    'Payments: Stripe',
    'Mail: sent by mail.example:465, from Foothold <s@example.org>',
    'Models: gpt-5-mini by openai, not for visitors, at most $2.50 a day',
    'Job sources: Remotive, Arbeitnow and Greenhouse; boards of 1 company',
  ]);
  expect(warnings(site)).toEqual([]);
});

test.each<[string, Record<string, string>, string[]]>([
  ['database, payments and mail', { HOST: '0.0.0.0' }, ['Database', 'Payments', 'Mail', 'Address']],
  ['payments', { ...site, PAYMENTS: '', STRIPE_SECRET_KEY: 'sk_test_1' }, ['Payments']],
  ['a limit of what visitors may cost', { ...site, AI_FOR_VISITORS: 'on', AI_DAILY_BUDGET_USD: '' }, ['Models']],
  ['TLS', { ...site, PUBLIC_URL: 'http://resumes.example' }, ['Address']],
  ['the number of proxies', { ...site, TRUST_PROXY: 'false' }, ['Address']],
])('a site without %s is warned of it', (_, env, parts) => {
  expect(warnings(env)).toEqual(parts);
});

test('a reserve that is too small is told', () => {
  expect(sentences({ DISK_RESERVE_MB: '8' })[1]).toBe(
    'Disk reserve: 24 MB, because DISK_RESERVE_MB=8 is too little for the database to go on',
  );
});
