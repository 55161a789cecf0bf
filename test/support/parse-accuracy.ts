import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { labelledFiles, type LabelledFile } from './labelled-files.ts';
import { hasPdftotext } from './pdftotext.ts';
import { hasSharedData, sharedData } from './shared-data.ts';

/** What a program read from a file, for the scorer: a JSON Resume, and the milliseconds it took. */
export interface Prediction {
  ms?: number;
  resume?: unknown;
  error?: string;
}

const scorer = resolve(sharedData, '../tools/parse-score/score.py');

/** Whether the shared data, the scorer and what it needs are all there. */
export const canScore =
  hasSharedData &&
  hasPdftotext &&
  existsSync(scorer) &&
  spawnSync('python3', ['-V'], { stdio: 'ignore' }).error === undefined;

/** The labelled resumes of the shared data. */
export const sharedResumes = (): LabelledFile[] => labelledFiles(join(sharedData, 'resumes'));
/** Those of the shared data that are laid out as people lay out theirs. */
export const sharedLayouts = (): LabelledFile[] => labelledFiles(join(sharedData, 'layouts'));

/** Shares of right values, from 0 to 1: the mean over the core fields, and those fields. */
export interface Accuracy {
  macro: number;
  fields: Record<string, number>;
}

/** Scores predictions, keyed by file name, against the truth of the files given. */
export function scorePredictions(files: readonly LabelledFile[], predictions: Record<string, Prediction>): Accuracy {
  const folder = mkdtempSync(join(tmpdir(), 'parse-accuracy-'));
  try {
    const path = (name: string): string => join(folder, name);
    writeFileSync(path('map.json'), JSON.stringify(files));
    writeFileSync(path('pred.json'), JSON.stringify(predictions));
    execFileSync(
      'python3',
      [scorer, '--map', path('map.json'), '--pred', path('pred.json'), '--out', path('out.json')],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const report = JSON.parse(readFileSync(path('out.json'), 'utf8')) as {
      macro: number;
      fields: Record<string, { acc: number }>;
    };
    return {
      macro: report.macro,
      fields: Object.fromEntries(Object.entries(report.fields).map(([name, field]) => [name, field.acc])),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The key under which the scorer finds a file's prediction. */
export const predictionKey = (file: LabelledFile): string => basename(file.file);
