import { validate } from '@jsonresume/schema';
import { describe, expect, test } from 'vitest';
import { readPosting } from '#domain/posting/read-posting.ts';
import { parsedFromJsonResume } from '#domain/resume/document/from-json-resume.ts';
import { toJsonResumeFile } from '#domain/resume/document/to-json-resume.ts';
import { unplacedTexts } from '#domain/resume/document/unplaced-texts.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { readJsonResume } from '#domain/resume/json-resume-reading.ts';
import { tailor } from '#domain/tailoring/tailor.ts';
import { readFiles } from './support/corpus/read-files.ts';
import { fixtureAds, fixtureFiles, fixturePeople } from './support/fixtures.ts';
import { today } from './support/resumes.ts';
import { variedPerson } from './support/varied-people/person.ts';

/** Violations of the JSON Resume schema. */
function faults(file: unknown): string[] {
  const found: string[] = [];
  validate(file as object, (errors) => {
    for (const error of errors ?? []) found.push(JSON.stringify(error));
  });
  return found;
}

/** The resume that our own reader takes from the file. */
function readBack(file: unknown): JsonResume {
  const reading = readJsonResume(JSON.parse(JSON.stringify(file)));
  if (!('resume' in reading)) throw new Error(`It is misformed at ${reading.misformed}.`);
  const { $schema: _schema, ...resume } = parsedFromJsonResume(reading.resume).resume;
  return resume;
}

describe('a tailored resume as a file', () => {
  const ads = fixtureAds();
  // The longest, one with everything, and one in another language.
  const some = fixturePeople().filter(({ id }) =>
    ['lawyer-en', 'software-engineer-en', 'teacher-de', 'chef-fr'].includes(id),
  );

  test.each(some)('is valid JSON Resume and is read back whole: $id', ({ id, resume }) => {
    const ad = ads.find(({ people }) => people.includes(id)) ?? ads[0];
    if (!ad) throw new Error('There is no ad.');
    const posting = readPosting(ad.text, { title: ad.title, employer: ad.employer });
    const tailored = tailor({ parsed: parsedFromJsonResume(resume), posting, company: ad.employer, today }).resume;
    const file = toJsonResumeFile(tailored);
    expect(faults(file)).toEqual([]);
    expect(readBack(file)).toEqual(tailored);
  });
});

test('resumes read from files of all kinds are valid, with what was not read under meta', async () => {
  const paths = fixtureFiles().map(({ path }) => path);
  let unread = 0;
  for (const { name, parsed } of await readFiles(paths)) {
    const unplaced = unplacedTexts(parsed);
    const file = toJsonResumeFile(parsed.resume, unplaced);
    expect({ name, faults: faults(file) }).toEqual({ name, faults: [] });
    for (const { text } of unplaced) expect(file.meta.unplaced).toContain(text);
    unread += unplaced.length;
    const again = toJsonResumeFile(readBack(file));
    expect({ ...again, name }).toEqual({ ...file, meta: again.meta, name });
  }
  expect(unread).toBeGreaterThan(0);
});

test.each(Array.from({ length: 40 }, (_, number) => variedPerson(number)))('person $number is valid', ({ resume }) => {
  expect(faults(toJsonResumeFile(resume))).toEqual([]);
});

test('what the schema refuses is kept where it takes anything', () => {
  const file = toJsonResumeFile({
    basics: { name: 'Jane', email: 'jane at example', url: 'example.com/jane', profiles: [{ url: 'ask me' }] },
    work: [{ name: 'Acme', startDate: '2019-31', endDate: '2020-04' }],
  });
  expect(faults(file)).toEqual([]);
  expect(file).toMatchObject({
    basics: { name: 'Jane', url: 'https://example.com/jane', profiles: [{}] },
    work: [{ name: 'Acme', endDate: '2020-04' }],
    meta: { unplaced: ['jane at example', 'ask me', '2019-31'] },
  });
});
