import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { createInProcessReader } from '#server/adapters/reading/read-document.ts';
import {
  canScore,
  predictionKey,
  scorePredictions,
  sharedResumes,
  type Prediction,
} from '../support/parse-accuracy.ts';

const files = canScore ? sharedResumes() : [];

/** Below the measured accuracy, so that a change that loses a layout's fields is noticed and noise is not. */
const floors: Record<string, number> = {
  'chromium-theme': 0.94,
  foreign: 0.96,
  'word-export': 0.97,
  i18n: 0.98,
  docx: 0.97,
  doc: 0.96,
};

describe.skipIf(!canScore)('the labelled resumes', () => {
  const predictions: Record<string, Prediction> = {};

  beforeAll(async () => {
    const { read } = createInProcessReader();
    for (const file of files) {
      const reading = await read(readFileSync(file.file), basename(file.file));
      predictions[predictionKey(file)] = reading.ok
        ? { resume: parseResume(reading.document).resume }
        : { error: reading.failure.code };
    }
  }, 600_000);

  it.each([...new Set(files.map((file) => file.kind))])(
    'are read right: %s',
    (kind) => {
      const own = files.filter((file) => file.kind === kind);
      expect(own.filter((file) => predictions[predictionKey(file)]?.error)).toEqual([]);
      expect(scorePredictions(own, predictions).macro).toBeGreaterThanOrEqual(floors[kind] ?? 0.93);
    },
    120_000,
  );
});
