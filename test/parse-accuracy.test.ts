import { beforeAll, describe, expect, it } from 'vitest';
import { readFiles } from './support/corpus/read-files.ts';
import { compareFields, meanShare, summed, type Tally } from './support/field-accuracy.ts';
import { fixtureFiles, fixturePerson } from './support/fixtures.ts';

/** Files with headings that are misspelt or very rare: the text below them is lost so far. */
const oddHeadings: Record<string, number> = {
  'truck-driver-en__lines.txt': 0.55,
  'graphic-designer-en__plain.docx': 0.35,
  'graphic-designer-en__plain.doc': 0.35,
};

/** The share of a field's values that are read right in the other files: a little below the measured one, unless it is all. */
const floors: Record<string, number> = {
  label: 0.9,
  url: 0.8,
  employer: 0.88,
  position: 0.96,
  'line of a job': 0.98,
  skill: 0.94,
  certificate: 0.9,
};
const fields = (
  'name, label, email, phone, city, summary, url, employer, position, job start, job end, line of a job, number of jobs, ' +
  'school, study, study end, skill, language, certificate'
).split(', ');

describe('the fixtures, read and compared with their true content', () => {
  const tallies = new Map<string, Map<string, Tally>>();

  beforeAll(async () => {
    const files = fixtureFiles();
    const read = await readFiles(files.map(({ path }) => path));
    read.forEach(({ name, parsed }, at) =>
      tallies.set(name, compareFields(fixturePerson(files[at]?.person ?? ''), parsed.resume).tallies),
    );
  });

  it.each(fields)('the %s is read right', (field) => {
    const usual = [...tallies].filter(([file]) => oddHeadings[file] === undefined);
    const { right, all } = summed(usual.map(([, found]) => found)).get(field) ?? { right: 0, all: 0 };
    expect(all).toBeGreaterThan(10);
    expect(right / all).toBeGreaterThanOrEqual(floors[field] ?? 1);
  });

  it('no file is read much worse than the others', () => {
    const poor = [...tallies].filter(([file, found]) => meanShare(found) < (oddHeadings[file] ?? 0.8));
    expect(poor.map(([file, found]) => `${file}: ${meanShare(found).toFixed(2)}`)).toEqual([]);
    expect(tallies.size).toBeGreaterThan(25);
  });
});
