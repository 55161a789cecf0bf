import { expect, test } from 'vitest';
import { createArgon2Hasher } from './argon2-hasher.ts';

const hasher = createArgon2Hasher();

test('only the right password matches its hash', async () => {
  const hash = await hasher.hash('correct horse');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(hash).not.toContain('correct');
  expect(await hasher.verify(hash, 'correct horse')).toBe(true);
  expect(await hasher.verify(hash, 'correct horsf')).toBe(false);
});

test('without an account nothing matches', async () => {
  expect(await hasher.verify(undefined, 'correct horse')).toBe(false);
});
