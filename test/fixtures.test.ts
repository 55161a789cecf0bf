import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jsonResumeSchema } from '#domain/resume/json-resume-schema.ts';
import { plainWords } from '#domain/language/fold.ts';
import { contentOf } from '../scripts/fixtures/content.ts';
import { fileOf, fixtures } from '../scripts/fixtures/plan.ts';
import { markdown, plainText } from '../scripts/fixtures/text-layouts.ts';
import { copiedText, readFiles } from './support/corpus/read-files.ts';
import { fixtureAds, fixtureFiles, fixturePeople, fixturePerson, fixturesFolder } from './support/fixtures.ts';

const namesIn = (folder: string): string[] => readdirSync(join(fixturesFolder, folder)).toSorted();
const wordsOf = (text: string): string[] =>
  plainWords(text.replace(/[-–'’]/g, ' '))
    .split(' ')
    .filter(Boolean);

/** All texts of a resume except its dates and codes, which no file shows as they are written here. */
function textsIn(node: unknown, key = ''): string[] {
  if (typeof node === 'string') return /Date$|^date$|^countryCode$|^network$|^username$/.test(key) ? [] : [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => textsIn(value, Array.isArray(node) ? key : name));
}

describe('the corpus', () => {
  const files = fixtureFiles();

  test('matches its indexes, and is small', () => {
    expect(namesIn('resumes')).toEqual(files.map(({ file }) => file).toSorted());
    expect(namesIn('people')).toEqual(
      fixturePeople()
        .map(({ id }) => `${id}.json`)
        .toSorted(),
    );
    expect(namesIn('ads')).toEqual(['index.json', ...fixtureAds().map(({ file }) => file)].toSorted());
    const bytes = files.reduce((sum, { path }) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThan(2_000_000);
  });

  test('has enough people, of many professions, languages and layouts, in every format', () => {
    expect(fixturePeople().length).toBeGreaterThanOrEqual(20);
    expect(fixtureAds().length).toBeGreaterThanOrEqual(12);
    expect(new Set(files.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']));
    expect(new Set(files.map(({ made }) => made)).size).toBe(6);
    expect(new Set(files.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(10);
  });

  test.each(fixturePeople())('$id is a JSON Resume of a person who does not exist', ({ id, resume }) => {
    expect(jsonResumeSchema.parse(resume)).toEqual(resume);
    expect(resume.basics?.email).toMatch(/@(?:[a-z]+\.)?example\.(?:com|org|net)$/);
    const urls = [resume.basics?.url, ...(resume.basics?.profiles ?? []).map(({ url }) => url)];
    expect(urls.filter((url) => url !== undefined && !/example/.test(url))).toEqual([]);
    expect(files.some(({ person }) => person === id)).toBe(true);
  });

  test("every file contains all of its person's content", async () => {
    const read = await readFiles(files.map(({ path }) => path));
    const missing = read.flatMap(({ name, document }, at) => {
      const found = new Set(wordsOf(copiedText(document)));
      const { $schema: _, ...resume } = fixturePerson(files[at]?.person ?? '');
      const wanted = textsIn(resume).flatMap((text) => wordsOf(text.replace(/^https:\/\/(?:www\.)?/, '')));
      return wanted.filter((word) => !found.has(word)).map((word) => `${name}: ${word}`);
    });
    expect(missing).toEqual([]);
  });

  test.each(fixtures.filter(({ made }) => made === 'text' || made === 'markdown'))(
    '$person as $made is what the script generates from the person today',
    (fixture) => {
      const content = contentOf(fixturePerson(fixture.person), fixture);
      const made = fixture.made === 'text' ? plainText(content) : markdown(content);
      expect(readFileSync(join(fixturesFolder, 'resumes', fileOf(fixture)), 'utf8')).toBe(made);
    },
  );
});
