import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of real resumes, ads and hostile files beside the project: for the second round of tests, and for benches. */
export const sharedData = process.env['FOOTHOLD_DATA'] ?? resolve(import.meta.dirname, '../../../shared/data');
export const hasSharedData = existsSync(join(sharedData, 'resumes', 'map.json'));
