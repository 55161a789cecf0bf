import { describe, expect, test } from 'vitest';
import { engineerPosting, engineerResume, floristResume, parsedText, today } from '#test/support/resumes.ts';
import { readPosting } from '../../posting/read-posting.ts';
import { compare } from '../compare.ts';

const posting = engineerPosting();
const evidenceFor = (text: string, skill: string) =>
  compare(parsedText(text), posting, today).map.find(({ requirement }) => requirement.skill === skill);

describe('the evidence map', () => {
  test('a sentence about work shows a skill, and points to the line', () => {
    const evidence = evidenceFor(engineerResume, 'Kubernetes');
    expect(evidence?.kind).toBe('shown');
    expect(evidence?.pointers[0]).toBe('/work/0/highlights/1');
    const parsed = parsedText(engineerResume);
    const quoted = parsed.lines.filter(({ id }) => evidence?.lines.includes(id)).map(({ text }) => text);
    expect(quoted.join(' ')).toContain('Kubernetes');
  });

  test('a result in the sentence makes it stronger', () => {
    const plain = engineerResume.replace('Cut infrastructure costs by 32 % by moving 14 services', 'Moved services');
    const [strong, weak] = [evidenceFor(engineerResume, 'Kubernetes'), evidenceFor(plain, 'Kubernetes')];
    expect(strong?.strength).toBeGreaterThan(weak?.strength ?? 1);
    expect(weak?.kind).toBe('shown');
  });

  test('a name in the list of skills is listed, one that is nowhere is missing', () => {
    expect(evidenceFor(engineerResume, 'Terraform')?.kind).toBe('listed');
    expect(evidenceFor(floristResume, 'Kotlin')?.kind).toBe('missing');
  });

  test('next to real sentences a listed skill counts no more than a missing one', () => {
    const listed = evidenceFor(engineerResume, 'Terraform');
    const missing = evidenceFor(engineerResume.replace(', Terraform', ''), 'Terraform');
    expect(listed?.strength).toBe(missing?.strength);
  });

  test('a degree counts by its level', () => {
    const degree = (text: string) =>
      compare(parsedText(text), posting, today).map.find(({ requirement }) => requirement.kind === 'degree');
    expect(degree(engineerResume)?.kind).toBe('shown');
    expect(degree(floristResume)?.kind).not.toBe('shown');
  });

  test('years count in jobs of the required kind', () => {
    const years = compare(parsedText(engineerResume), posting, today).map.find(
      ({ requirement }) => requirement.kind === 'experience',
    );
    expect(years?.kind).toBe('shown');
  });

  test('an empty resume and an empty ad get an answer', () => {
    expect(compare(parsedText(''), posting, today).map.every(({ kind }) => kind === 'missing')).toBe(true);
    expect(compare(parsedText(engineerResume), readPosting(''), today).map).toEqual([]);
  });
});
