import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const basicsOf = (...lines: string[]) => parseResume(documentFromText(lines.join('\n'))).resume.basics;

test('what a link is called is no title', () => {
  for (const link of ['LinkedIn', 'Personal website'])
    expect(basicsOf('Robin Example', link, 'robin@example.org', '', 'Skills', 'Go, SQL')?.label).toBeUndefined();
  expect(basicsOf('Robin Example', 'Harbour Pilot', 'robin@example.org', '', 'Skills', 'Go, SQL')?.label).toBe(
    'Harbour Pilot',
  );
});

test('a tool that is called like an address is nobody’s page', () => {
  const told = 'I join flows (n8n, Chatwoot, Monday.com) for small shops.';
  expect(basicsOf('Robin Example', 'robin@example.org', '', 'Profile', told)?.url).toBeUndefined();
  expect(basicsOf('Robin Example', 'robin@example.org | robinexample.com', '', 'Profile', told)?.url).toBe(
    'robinexample.com',
  );
});
