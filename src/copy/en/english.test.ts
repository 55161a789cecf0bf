import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from './english.ts';

/** Modules whose exports other modules of the language are made of. */
const parts = [
  'counting',
  'career-guide-applying',
  'career-guide-interviewing',
  'english',
  'english-long-reads',
  'english-pages',
  'factors',
  'findings-content',
  'findings-craft',
  'findings-job',
  'findings-layout',
  'help-form',
  'operator-help',
];

test('every sentence of every module stands in the whole, under a name of its own', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  const modules = files.map((file) => file.replace('.ts', '')).filter((name) => !parts.includes(name));
  const names: string[] = [];
  for (const name of modules)
    names.push(...Object.keys((await import(/* @vite-ignore */ join(import.meta.dirname, `${name}.ts`))) as object));
  expect(names.toSorted()).toEqual(Object.keys(english).toSorted());
});
