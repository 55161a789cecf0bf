import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ReadingError } from '#documents/reading/reading-error.ts';
import { makeDocx, paragraph, run } from '#test/support/make-docx.ts';
import { by, change, linesOf, proofread } from '#test/support/proofread.ts';
import { partsOf } from '#test/support/tracked-changes.ts';
import { proofreadDocx } from './docx-proofreader.ts';

describe('comments', () => {
  it('stand beside what changed, once for each change, in a part of their own', () => {
    const { document, comments, parts } = proofread(
      { body: paragraph('Did sales in the north and did books') },
      change('Did sales in the north and did books', 'Made sales in the north and kept books', {
        comment: 'Why & <how>\n\nLine 2',
      }),
    );
    expect(comments.match(/<w:comment /g)).toHaveLength(1);
    expect(comments).toContain('Why &amp; &lt;how&gt;');
    expect(comments.match(/<w:p>/g)).toHaveLength(2);
    expect(document).toMatch(
      /<w:commentRangeStart w:id="1"\/><w:del .*<w:commentRangeEnd w:id="1"\/><w:r><w:commentReference w:id="1"\/><\/w:r><w:r>/,
    );
    expect(parts['word/_rels/document.xml.rels']).toMatch(/relationships\/comments" Target="comments.xml"/);
    expect(parts['[Content_Types].xml']).toContain('PartName="/word/comments.xml"');
  });

  it('join those that are there, with ids that nothing else has', () => {
    const before =
      '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="1" w:author="Ann"><w:p/></w:comment></w:comments>';
    const source = makeDocx({
      body:
        `<w:p><w:bookmarkStart w:id="2" w:name="x"/><w:commentRangeStart w:id="1"/>${run('Sold things')}` +
        '<w:commentRangeEnd w:id="1"/><w:bookmarkEnd w:id="2"/><w:r><w:commentReference w:id="1"/></w:r></w:p>',
      parts: { 'word/comments.xml': before },
    });
    const files = unzipSync(source);
    const relations = new TextDecoder().decode(files['word/_rels/document.xml.rels']);
    files['word/_rels/document.xml.rels'] = strToU8(
      relations.replace(
        '</Relationships>',
        '<Relationship Id="rC" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
      ),
    );
    const { comments, parts, document, accepted } = proofread(zipSync(files), change('Sold things', 'Sold goods'));
    expect(accepted).toEqual(['Sold goods']);
    expect(comments.startsWith(before.replace('</w:comments>', ''))).toBe(true);
    expect(comments).toContain('<w:comment w:id="3" w:author="Foothold"');
    expect(document).toContain('<w:commentRangeStart w:id="3"/>');
    expect(parts['word/_rels/document.xml.rels']?.match(/comments/g)).toHaveLength(2);
  });
});

it('finds text that is written by the codes of Windows-1252', () => {
  const { accepted } = proofread(
    { body: paragraph('Took &#128;5m &#150; sales') },
    change('Took €5m – sales', 'Took €5m – goods'),
  );
  expect(accepted).toEqual(['Took €5m – goods']);
});

describe('files', () => {
  const withDocument = (bytes: Uint8Array): Uint8Array =>
    zipSync({ ...unzipSync(makeDocx({ body: paragraph('Sold things') })), 'word/document.xml': bytes });
  const document = (): string => partsOf(makeDocx({ body: paragraph('Sold things') }))['word/document.xml'] ?? '';

  it('in other encodings come back as they are', () => {
    const utf16 = withDocument(
      new Uint8Array(Buffer.from(`\ufeff${document().replace('UTF-8', 'UTF-16')}`, 'utf16le')),
    );
    const latin = withDocument(strToU8(document().replace('UTF-8', 'ISO-8859-1')));
    const broken = withDocument(Uint8Array.from([...strToU8(document()), 0xff]));
    for (const source of [utf16, latin, broken]) {
      const { bytes, unplaced } = proofreadDocx(source, [{ ...change('Sold things', 'Sold goods'), id: '1' }], by);
      expect(unplaced).toEqual([{ id: '1', why: 'encoding' }]);
      expect(bytes).toBe(source);
    }
  });

  it('keep a byte order mark, line ends, comments and every tag that is not touched', () => {
    const text = `\ufeff${document()
      .replace(
        '<w:body>',
        '<!-- a > b -->\r\n<w:body  >\r\n<w:p w:rsidR="1"\n  w:rsidP="2"/><w:p><w:unknown a=\'1\' b="&#x41;"/></w:p>',
      )
      .replaceAll('\ufeff', '')}`;
    const { document: written } = proofread(withDocument(strToU8(text)), change('Sold things', 'Sold goods'));
    const [head, tail] = [text.slice(0, text.indexOf('Sold')), text.slice(text.indexOf('</w:body>'))];
    expect(written.startsWith(head)).toBe(true);
    expect(written.endsWith(tail)).toBe(true);
  });

  it('that attack are refused', () => {
    const entity = document().replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>');
    const deep = document().replace('<w:body>', `<w:body>${'<w:x>'.repeat(300)}${'</w:x>'.repeat(300)}`);
    const bomb = document().replace('<w:body>', `<w:body>${' '.repeat(30_000_000)}`);
    for (const text of [entity, deep, bomb, document().slice(0, -20)])
      expect(() => proofreadDocx(withDocument(strToU8(text)), [change('Sold things', 'Sold goods')], by)).toThrow(
        ReadingError,
      );
    expect(() => proofreadDocx(strToU8('no archive at all'.repeat(10)), [change('a', 'b')], by)).toThrow(ReadingError);
  });

  it('of which two parts share their bytes are refused', () => {
    const source = Buffer.from(
      makeDocx({
        body: paragraph('Sold things'),
        parts: { 'word/a.bin': new Uint8Array(9_000).map((_, at) => (at * at) % 251) },
      }),
    );
    const record = source.lastIndexOf('word/a.bin') - 46;
    const end = source.lastIndexOf(Buffer.from('PK\u0005\u0006'));
    const copies = Array.from({ length: 9 }, (_, at) => {
      const copy = Buffer.from(source.subarray(record, record + 56));
      copy.write(`word/${at}.bin`, 46);
      return copy;
    });
    const tail = Buffer.from(source.subarray(end));
    tail.writeUInt16LE(tail.readUInt16LE(10) + 9, 10);
    const overlapping = new Uint8Array(Buffer.concat([source.subarray(0, end), ...copies, tail]));
    expect(linesOf(overlapping)).toEqual(['Sold things']);
    expect(() => proofreadDocx(overlapping, [change('Sold things', 'Sold goods')], by)).toThrow(ReadingError);
  });

  it('with what XML has no place for in a change stay correct', () => {
    const { accepted, comments } = proofread(
      { body: paragraph('Sold things') },
      change('Sold things', 'Sold <b>&"goods"\u0000\ud800', { comment: 'a\u0007<b>\u{1f600}' }),
    );
    expect(accepted).toEqual(['Sold <b>&"goods"']);
    expect(comments).toContain('&lt;b&gt;');
  });
});
