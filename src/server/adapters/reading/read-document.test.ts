import { strToU8, zipSync } from 'fflate';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { makeDocx, paragraph } from '#test/support/make-docx.ts';
import { readDocument } from '#test/support/read-document.ts';
import { createInProcessReader, type Reading } from './read-document.ts';

const failOn = (error: unknown): never => {
  throw error;
};
const text = (content: string): Uint8Array => Buffer.from(content);

describe("LinkedIn's data export", () => {
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));

  it('is read from its tables alone, wherever they lie in the archive', async () => {
    const reading = await readDocument(
      zip({
        'export/Profile.csv': 'First Name,Last Name,Headline\nJane,Roe,Welder\n',
        'export/Positions.csv': 'Company Name,Title,Started On,Finished On\nDock Ltd,Welder,Mar 2015,\n',
        'export/messages.csv': 'CONTENT\nprivate\n',
      }),
      'export.zip',
    );
    expect(reading.ok && reading.document.resume).toEqual({
      basics: { name: 'Jane Roe', label: 'Welder' },
      work: [{ name: 'Dock Ltd', position: 'Welder', startDate: '2015-03' }],
    });
    expect(JSON.stringify(reading)).not.toContain('private');
  });

  it('is refused before it is unpacked when a table is far too large', async () => {
    const bomb = zip({ 'Profile.csv': 'First Name,Last Name\n', 'Skills.csv': `Name\n${'a\n'.repeat(4_000_000)}` });
    expect(await readDocument(bomb, 'export.zip')).toEqual({ ok: false, failure: { code: 'FILE_TOO_COMPLEX' } });
  });

  it('says so when the tables are empty', async () => {
    const empty = zip({ 'Profile.csv': 'First Name,Last Name\n' });
    expect(await readDocument(empty, 'export.zip')).toEqual({ ok: false, failure: { code: 'FILE_EMPTY' } });
  });
});

describe('a file’s name and what it holds', () => {
  it('reads by the bytes, whatever the name says', async () => {
    const reading = await readDocument(makeDocx({ body: paragraph('Jane Roe') }), 'resume.pdf');
    expect(reading).toMatchObject({ ok: true, document: { kind: 'docx' } });
  });

  it('tells a person what a file holds when its name says otherwise', async () => {
    expect(await readDocument(text('{\\rtf1 Jane}'), 'Resume.DOC')).toEqual({
      ok: false,
      failure: { code: 'FILE_TYPE_MISMATCH', details: { claimed: 'a DOC', actual: 'rich text (RTF)' } },
    });
  });

  it('says what is taken when neither name nor content are', async () => {
    expect(await readDocument(text('{\\rtf1 Jane}'), 'resume.rtf')).toEqual({
      ok: false,
      failure: { code: 'UNSUPPORTED_FILE' },
    });
  });

  it('takes text only where it is allowed', async () => {
    const refused = await readDocument(text('Jane Roe'), 'resume.txt');
    expect(refused.ok).toBe(false);
    const taken = await readDocument(text('Jane Roe\n\nBerlin'), 'resume.md', { allowText: true });
    expect(taken.ok && taken.document.pages[0]?.lines.map((line) => line.text)).toEqual(['Jane Roe', 'Berlin']);
  });

  it('says that a file is empty', async () => {
    expect(await readDocument(new Uint8Array(), 'resume.pdf')).toEqual({ ok: false, failure: { code: 'FILE_EMPTY' } });
  });
});

describe.skipIf(!hasSharedData)('real resumes', () => {
  it.each(['pdf', 'docx', 'doc', 'unlabelled'])(
    'every file in %s is read, each line with an id, a place and its runs',
    async (folder) => {
      const reader = createInProcessReader();
      for (const name of readdirSync(join(sharedData, 'resumes', folder))) {
        const reading = await reader.read(readFileSync(join(sharedData, 'resumes', folder, name)), name, {
          onUnexpected: failOn,
        });
        if (!reading.ok) throw new Error(`${name}: ${reading.failure.code}`);
        const lines = reading.document.pages.flatMap((page) => page.lines);
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        expect(reading.document.layout.characters).toBeGreaterThan(100);
        for (const line of lines) {
          expect(line.text.trim()).not.toBe('');
          expect(line.runs.map((run) => run.text.replace(/\s/g, '')).join('')).toBe(line.text.replace(/\s/g, ''));
          expect([line.x, line.y, line.width, line.height].every(Number.isFinite)).toBe(true);
        }
      }
    },
  );

  it('reads the same twice', async () => {
    const [name = ''] = readdirSync(join(sharedData, 'resumes', 'pdf'));
    const bytes = readFileSync(join(sharedData, 'resumes', 'pdf', name));
    const reader = createInProcessReader();
    const readings: Reading[] = [await reader.read(bytes, name), await reader.read(bytes, name)];
    expect(readings[0]).toEqual(readings[1]);
  });
});
