import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { parseEnvFile, readEnvFile } from './env-file.ts';
import { envFileRemarks } from './env-remarks.ts';
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

test('a line that is not UTF-8 is refused by its number', () => {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-env-'));
  const path = join(folder, '.env');
  writeFileSync(path, Buffer.from('# J\u00f6rg\nOPERATOR_NAME=J', 'utf8'));
  expect(readEnvFile(path)).toEqual({ OPERATOR_NAME: 'J' });
  writeFileSync(
    path,
    Buffer.concat([Buffer.from('PORT=1\nOPERATOR_NAME=J'), Buffer.from([0xf6]), Buffer.from('rg\n')]),
  );
  expect(() => readEnvFile(path)).toThrow("Line 2 of .env isn't UTF-8.");
  rmSync(folder, { recursive: true });
});

test('names that are set twice, and those that look like a setting, are told in a line each', () => {
  const read = (text: string) => envFileRemarks((onRepeated) => parseEnvFile(text, onRepeated));
  expect(read('PORT=1\nCOMPOSE_PROJECT_NAME=x\nFOOTHOLD_API_KEY=y')).toEqual([]);
  expect(read('PORT=1\nSMPT_URL=x\nPORT=2\nDATADIR=y')).toEqual([
    'Settings: .env sets PORT more than once; the last one counts',
    "Settings: .env sets SMPT_URL (SMTP_URL?), DATADIR (DATA_DIR?), which Foothold doesn't know",
  ]);
});
