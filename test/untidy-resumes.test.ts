import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { foldInPlace } from '#domain/language/fold.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { createInProcessReader } from '#server/adapters/reading/read-document.ts';
import { labelledFiles, type LabelledFile } from './support/labelled-files.ts';
import { calibration, wrongAmongLeastSure, type Judged } from './support/likelihood-quality.ts';
import { labelValues } from './support/value-labels.ts';

interface Read {
  file: LabelledFile;
  truth: JsonResume;
  resume: JsonResume;
  confidence: Record<string, number>;
}

const plain = (text = ''): string =>
  foldInPlace(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Resumes as untidy as life is, which the reader has learnt from: a bound against getting worse, and no claim about others. */
describe('untidy resumes', () => {
  const files = labelledFiles(join(import.meta.dirname, 'fixtures/untidy/learned'));
  let all: Read[] = [];
  beforeAll(async () => {
    const { read } = createInProcessReader();
    all = [];
    for (const file of files) {
      const reading = await read(readFileSync(file.file), basename(file.file));
      const truth = JSON.parse(readFileSync(file.truth, 'utf8')) as JsonResume;
      if (!reading.ok) continue;
      const { resume, confidence } = parseResume(reading.document);
      all.push({ file, truth, resume, confidence });
    }
  }, 120_000);
  const share = (is: (one: Read) => boolean): number => all.filter(is).length / files.length;

  test('are all read, with name and work', () => {
    expect(all).toHaveLength(files.length);
    expect(share(({ truth, resume }) => plain(resume.basics?.name) === plain(truth.basics?.name))).toBeGreaterThan(
      0.93,
    );
    expect(share(({ resume }) => (resume.work ?? []).length > 0)).toBeGreaterThan(0.93);
  });

  test('mostly have as many jobs as are told, and no more than one too many', () => {
    const more = ({ truth, resume }: Read): number => (resume.work ?? []).length - (truth.work ?? []).length;
    expect(share((one) => more(one) === 0)).toBeGreaterThan(0.6);
    expect(share((one) => more(one) <= 1)).toBeGreaterThan(0.9);
  });

  test('give no language the level of another', () => {
    const wrong = all.flatMap(({ file, truth, resume }) =>
      (resume.languages ?? []).flatMap(({ language, fluency }) => {
        const known = truth.languages?.find((one) => plain(one.language) === plain(language));
        const others = (truth.languages ?? []).filter((one) => one !== known).map((one) => plain(one.fluency));
        const isOther =
          known?.fluency !== undefined && plain(fluency) !== plain(known.fluency) && others.includes(plain(fluency));
        return isOther && fluency ? [`${basename(file.file)}: ${language ?? ''} ${fluency}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  describe('know how likely each value is right', () => {
    const judged = (): Judged[] =>
      all.flatMap(({ truth, resume, confidence }) =>
        labelValues(resume, truth).map(({ pointer, right }) => ({ right, likelihood: confidence[pointer] ?? 0 })),
      );

    test('most wrong values are among those it is least sure of', () => {
      expect(wrongAmongLeastSure(judged())).toBeGreaterThan(0.5);
    });

    test('of values said to be nine in ten right, nine in ten are', () => {
      // What is said to be more likely wrong than right is so more often than is said here, since the weights come from tidy resumes too.
      const bands = calibration(judged()).filter(({ from, count }) => from >= 0.8 && count > 150);
      expect(bands.length).toBeGreaterThan(2);
      for (const { said, right } of bands) expect(Math.abs(said - right)).toBeLessThan(0.07);
    });
  });
});
