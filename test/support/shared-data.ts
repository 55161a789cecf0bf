import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of real resumes, ads and hostile files next to the project: for the second round of tests, and for benchmarks. */
export const sharedData = process.env['FOOTHOLD_DATA'] ?? resolve(import.meta.dirname, '../../../shared/data');
export const hasSharedData = existsSync(join(sharedData, 'resumes', 'map.json'));
