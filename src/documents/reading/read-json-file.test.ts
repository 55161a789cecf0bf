import { describe, expect, it } from 'vitest';
import { fixturePeople } from '#test/support/fixtures.ts';
import { readDocument } from '#test/support/read-document.ts';

const json = (value: unknown): Uint8Array => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const read = (value: unknown, name = 'resume.json') => readDocument(json(value), name);
const refused = (code: string, details?: object) => ({ ok: false, failure: { code, ...(details && { details }) } });

describe('a JSON Resume', () => {
  it.each(fixturePeople())('is read field by field: $id', async ({ resume }) => {
    const reading = await read(resume);
    expect(reading).toMatchObject({ ok: true, document: { kind: 'json', resume } });
  });

  it('is read whatever the file is called, in UTF-16 and after a byte order mark', async () => {
    const resume = { basics: { name: 'Zoë Roe' } };
    const utf16 = Buffer.from(`\uFEFF${JSON.stringify(resume)}`, 'utf16le');
    for (const reading of [
      await read(resume, 'resume.pdf'),
      await readDocument(utf16, 'a.json'),
      await read(`\uFEFF ${JSON.stringify(resume)}`),
    ]) {
      expect(reading).toMatchObject({ ok: true, document: { resume } });
    }
  });

  it('keeps neither its picture nor the name of its schema', async () => {
    const image = `data:image/png;base64,${'A'.repeat(900_000)}`;
    const reading = await read({ $schema: 'https://example.com', basics: { name: 'Jane Roe', image } });
    expect(reading.ok && reading.document.resume).toEqual({ basics: { name: 'Jane Roe' } });
  });
});

describe('other JSON', () => {
  it.each([
    ['settings', { name: 'foothold', dependencies: { zod: '4' } }],
    ['a list', [{ basics: {} }]],
    ['JSON that breaks off', '{"basics": {"name": "Jane'],
    ['keys of a prototype', '{"__proto__": {"basics": {"name": "Eve"}}}'],
    ['an empty resume', { basics: { name: '' }, work: [{}] }],
  ])('is no resume: %s', async (_, value) => {
    expect(await read(value)).toEqual(refused('FILE_NO_JSON_RESUME'));
  });

  it('of the wrong types is told with the place', async () => {
    const field = 'work.0.highlights.0';
    expect(await read({ work: [{ highlights: [{}] }] })).toEqual(refused('FILE_JSON_FIELD', { field }));
  });

  it('under another name is not the file that it is named as', async () => {
    const details = { claimed: 'pdf', actual: 'json' };
    expect(await read({ a: 1 }, 'resume.pdf')).toEqual(refused('FILE_TYPE_MISMATCH', details));
    expect(await read({ basics: [] }, 'resume.pdf')).toEqual(refused('FILE_TYPE_MISMATCH', details));
    expect(await read({ a: 1 }, 'resume.xyz')).toEqual(refused('UNSUPPORTED_FILE'));
  });

  it('holds no NUL', async () => {
    expect(await read('{"basics": {"name": "Jane\u0000"}}')).toEqual(refused('FILE_DAMAGED'));
  });

  it('is not what a file that is called JSON holds', async () => {
    const details = { claimed: 'json', actual: 'text' };
    expect(await read('Jane Roe\nBerlin')).toEqual(refused('FILE_TYPE_MISMATCH', details));
  });
});

describe('hostile JSON', () => {
  const deep = 200_000;
  it.each([
    ['deep lists', `{"basics": ${'['.repeat(deep)}${']'.repeat(deep)}}`, 'FILE_JSON_FIELD'],
    ['deep objects', `{"basics": {"name": ${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}}`, 'FILE_JSON_FIELD'],
    ['deep lists without end', `{"basics": ${'['.repeat(1_000_000)}`, 'FILE_NO_JSON_RESUME'],
    ['a huge text', { basics: { summary: 'word '.repeat(200_000) } }, 'FILE_TOO_MUCH_TEXT'],
    ['a huge file', { basics: { image: 'A'.repeat(5_000_000) } }, 'FILE_TOO_MUCH_TEXT'],
    ['very many entries', { work: Array.from({ length: 90_000 }, () => ({ name: 'a' })) }, 'FILE_TOO_MUCH_TEXT'],
    ['very many empty entries', { work: Array.from({ length: 900_000 }, () => ({})) }, 'FILE_NO_JSON_RESUME'],
  ])('is refused: %s', async (_, value, code) => {
    expect(await read(value)).toMatchObject({ ok: false, failure: { code } });
  });
});
