import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { parseEnvFile } from './env-file.ts';
import { projectRoot } from '../root.ts';

test.each([
  ['A=1', '1'],
  ['  export A = 1  ', '1'],
  ['A=', ''],
  ['A=   ', ''],
  ['A= # not set', ''],
  ['A=one two # a comment', 'one two'],
  ['A=pa#ss', 'pa#ss'],
  ['A="a # b"  # a comment', 'a # b'],
  ["A='$x \\n'", '$x \\n'],
  ['A="one\\ntwo \\"three\\" \\\\"', 'one\ntwo "three" \\'],
  ['A="one\ntwo"', 'one\ntwo'],
  ['A=postgres://u:p=w@host/db?x=1', 'postgres://u:p=w@host/db?x=1'],
  ['\uFEFF# first\r\n\r\nA=1\r\n', '1'],
  ["A=it's", "it's"],
  ['A=1\nA=2', '2'],
])('%j is A=%j', (text, value) => {
  expect(parseEnvFile(text)).toEqual({ A: value });
});

test('an empty file sets nothing', () => {
  for (const text of ['', '\n\n', '# only this']) expect(parseEnvFile(text)).toEqual({});
});

test('the example is read as Node reads it', () => {
  const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8');
  expect(parseEnvFile(example)).toEqual(parseEnv(example));
  expect(parseEnvFile(example)).toMatchObject({ PORT: '3000', STRIPE_SECRET_KEY: '' });
});

test.each([
  ['A', 1],
  ['A=1\n\n# b\nSMTP_URL smtp://host', 4],
  ['A="one\ntwo"\n=3', 3],
  ['A=1\nB="never closed\nC=3', 2],
  ["A='one' two", 1],
  ['A=`x`', 1],
  ['A-B=1', 1],
  ['1A=1', 1],
])('%j is refused by the number of its line, without what it says', (text, line) => {
  expect(() => parseEnvFile(text)).toThrow(ConfigError);
  expect(() => parseEnvFile(text)).toThrow(
    `Line ${line} of .env isn't a setting: write NAME=value, with quotes around a value that needs them.`,
  );
});
