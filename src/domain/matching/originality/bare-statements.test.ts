import { describe, expect, test } from 'vitest';
import { engineerAd, engineerResume, parsedText } from '#test/support/resumes.ts';
import { readPosting } from '../../posting/read-posting.ts';
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
  ])('%s: nothing of it is the person’s own', (line) => {
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

  test('listed skills, titles and certificates do not count as bare', () => {
    const roles = [...bareStatements(readStatements(parsedText(engineerResume)), ad, 'en')].map(({ role }) => role);
    expect(roles).toEqual([]);
  });
});
