import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { filesAreRead } from '#test/support/corpus/files.ts';
import { fixtureFiles } from '#test/support/fixtures.ts';
import { makeDocx, paragraph } from '#test/support/make-docx.ts';
import { readDocument } from '#test/support/read-document.ts';

const text = (content: string): Uint8Array => Buffer.from(content);

describe("LinkedIn's data export", () => {
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));

  it('is read from its tables alone, wherever they are in the archive', async () => {
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

  it('reports that the tables are empty', async () => {
    const empty = zip({ 'Profile.csv': 'First Name,Last Name\n' });
    expect(await readDocument(empty, 'export.zip')).toEqual({ ok: false, failure: { code: 'FILE_EMPTY' } });
  });
});

describe('a file’s name and its content', () => {
  it('reads by the bytes, whatever the name says', async () => {
    const reading = await readDocument(makeDocx({ body: paragraph('Jane Roe') }), 'resume.pdf');
    expect(reading).toMatchObject({ ok: true, document: { kind: 'docx' } });
  });

  it("tells a person the real content when the file's name indicates another type", async () => {
    expect(await readDocument(text('{\\rtf1 Jane}'), 'Resume.DOC')).toEqual({
      ok: false,
      failure: { code: 'FILE_TYPE_MISMATCH', details: { claimed: 'doc', actual: 'rtf' } },
    });
  });

  it('lists the accepted types when neither name nor content is one', async () => {
    expect(await readDocument(text('{\\rtf1 Jane}'), 'resume.rtf')).toEqual({
      ok: false,
      failure: { code: 'UNSUPPORTED_FILE' },
    });
  });

  it('accepts text only where it is allowed', async () => {
    const refused = await readDocument(text('Jane Roe'), 'resume.txt');
    expect(refused).toEqual({ ok: false, failure: { code: 'UNSUPPORTED_FILE' } });
    const taken = await readDocument(text('Jane Roe\n\nBerlin'), 'resume.md', { allowText: true });
    expect(taken.ok && taken.document.pages[0]?.lines.map((line) => line.text)).toEqual(['Jane Roe', 'Berlin']);
  });

  it('reports that a file is empty', async () => {
    expect(await readDocument(new Uint8Array(), 'resume.pdf')).toEqual({ ok: false, failure: { code: 'FILE_EMPTY' } });
  });
});

describe('resumes of all kinds', () => {
  const files = fixtureFiles();
  const kinds = [...new Set(files.map(({ made }) => made))];
  const pathsOf = (kind: string) => files.filter(({ made }) => made === kind).map(({ path }) => path);
  filesAreRead(new Map(kinds.map((kind) => [kind, pathsOf(kind)])));
});
