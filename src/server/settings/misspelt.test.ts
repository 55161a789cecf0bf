import { expect, test } from 'vitest';
import { meantBy } from './misspelt.ts';

const known = ['SMTP_URL', 'PORT', 'HOST', 'S3_BUCKET'];

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['PORTS', 'PORT'],
  ['S3_BUCKETS', 'S3_BUCKET'],
  ['SMTP_URL', undefined],
  ['COMPOSE_PROJECT_NAME', undefined],
  ['POST', 'PORT'],
  ['HOME', undefined],
])('%s means %s', (name, meant) => {
  expect(meantBy(name, known)).toBe(meant);
});
