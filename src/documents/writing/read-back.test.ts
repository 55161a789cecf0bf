import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBack } from '#test/support/read-back.ts';
import { variedPerson } from '#test/support/varied-people/person.ts';
import { projectRoot } from '#server/root.ts';
import { createInProcessReader } from '../reading/read-document.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';

const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
const reader = createInProcessReader();
afterAll(() => writer.close());

/** One person in each supported language, and in Hebrew, Arabic and Japanese; `npm run bench -- readback` takes a hundred. */
const people = [0, 1, 2, 3, 4, 5, 7, 8, 10, 11, 18, 23].map((number) => variedPerson(number));

test.each(people)('resume $number ($language) is read back unchanged from every template', async (person) => {
  const outcomes = await readBack(person, writer, reader);
  expect(outcomes).toHaveLength(8);
  expect(
    outcomes.flatMap(({ template, format, differences }) => differences.map((one) => ({ template, format, ...one }))),
  ).toEqual([]);
});
