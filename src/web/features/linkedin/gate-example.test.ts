import { expect, test } from 'vitest';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { enhanceProfile } from '#domain/linkedin/enhance-profile.ts';
import { readProfile } from '#domain/linkedin/read-profile.ts';

const { parts, evidence } = pageCopyFor('en').enhanceGate.example;
const lineOf = (kind: 'deleted' | 'inserted') => `${parts.find((part) => part.kind === kind)?.text} ${evidence}`;

test('the gate shows what the engine does', () => {
  const profile = readProfile(
    `Robin Example\nStore Assistant at Northwind Foods\n\nExperience\nStore Assistant\nNorthwind Foods\nJan 2020 - Dec 2023\n${lineOf('deleted')}`,
  );
  const { output } = enhanceProfile({ profile, targetRole: 'Store Supervisor', today: '2026-11-20' });
  expect(output.experience[0]?.text).toContain(lineOf('inserted'));
  expect(output.experience[0]?.text).not.toContain(lineOf('deleted'));
});
