import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { engineerAd, engineerResume, parsedText } from '#test/support/resumes.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { parsedFromJsonResume } from '../../resume/document/from-json-resume.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { bareStatements } from './bare-statements.ts';
import { adWords } from './copied-lines.ts';
import { readStatements } from '../statements/statements.ts';

const ad = adWords(readPosting(engineerAd));
const bareIn = (line: string): boolean => {
  const statements = readStatements(parsedText(engineerResume.replace('• Introduced', `• ${line}\n• Introduced`)));
  return [...bareStatements(statements, ad, 'en')].some(({ text }) => text === line);
};

describe('bareStatements', () => {
  test.each([
    'Kafka',
    'Worked with Kafka and Terraform',
    'Strong knowledge of GraphQL and PostgreSQL in backend development',
    'Used Kubernetes and AWS successfully in various projects',
    'Services build and design Kotlin backend in',
  ])('%s: nothing of it is one’s own', (line) => {
    expect(bareIn(line)).toBe(true);
  });

  test.each([
    'Moved 30 topics to Kafka',
    'Worked with Kafka to track parcels',
    'Designed services in Kotlin for hospitals',
    'Built the Terraform modules of three departments',
  ])('%s: some of it is', (line) => {
    expect(bareIn(line)).toBe(false);
  });

  test('skills that are listed, titles and certificates are not meant', () => {
    const roles = [...bareStatements(readStatements(parsedText(engineerResume)), ad, 'en')].map(({ role }) => role);
    expect(roles).toEqual([]);
  });

  test.skipIf(!hasSharedData)('next to no line that people wrote without knowing the ad is bare', () => {
    const read = (folder: string, file: string) => readFileSync(join(sharedData, folder, file), 'utf8');
    const ads = readdirSync(join(sharedData, 'job-ads')).filter((name) => name.endsWith('.txt'));
    let [lines, bare] = [0, 0];
    readdirSync(join(sharedData, 'resumes', 'truth')).forEach((file, index) => {
      const parsed = parsedFromJsonResume(JSON.parse(read('resumes/truth', file)) as JsonResume);
      const words = adWords(readPosting(read('job-ads', ads[(index * 17) % ads.length] ?? '')));
      const statements = readStatements(parsed).filter(({ role }) => role === 'sentence');
      lines += statements.length;
      bare += bareStatements(statements, words, parsed.language).size;
    });
    expect(lines).toBeGreaterThan(100);
    expect(bare / lines).toBeLessThan(0.01);
  });
});
