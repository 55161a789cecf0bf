import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of real resumes, ads and hostile files beside the project; tests on it are skipped where it is absent. */
export const sharedData = process.env['FOOTHOLD_DATA'] ?? resolve(import.meta.dirname, '../../../shared/data');
export const hasSharedData = existsSync(join(sharedData, 'resumes', 'map.json'));
