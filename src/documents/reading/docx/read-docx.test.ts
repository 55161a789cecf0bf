import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { visibleLines, type Line, type SourceDocument } from '#domain/document/source-document.ts';
import { makeDocx, paragraph, run, type DocxSource } from '#test/support/make-docx.ts';
import { ReadingError } from '../reading-error.ts';
import { parseXml, textOf } from './xml-tree.ts';
import { readDocx } from './read-docx.ts';

const read = (source: DocxSource): SourceDocument => readDocx(makeDocx(source));
const lines = (source: DocxSource): Line[] => read(source).pages.flatMap((page) => page.lines);
const texts = (source: DocxSource): string[] => lines(source).map((line) => line.text);

const field = (address: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "${address}" ` +
  `</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('mail')}<w:r><w:fldChar ` +
  `w:fldCharType="end"/></w:r>`;

describe('paragraphs', () => {
  it('gives a line for each paragraph and each break', () => {
    const body = `${paragraph('Jane Roe')}<w:p>${run('Berlin')}<w:r><w:br/></w:r>${run('Germany')}</w:p>`;
    expect(texts({ body })).toEqual(['Jane Roe', 'Berlin', 'Germany']);
  });

  it('does not fuse or split words that runs cut', () => {
    expect(texts({ body: `<w:p>${run('Kuber')}${run('netes')}${run(' and ')}${run('Go')}</w:p>` })).toEqual([
      'Kubernetes and Go',
    ]);
  });

  it('keeps text separated by tabs in separate runs, at the paragraph’s tab stops', () => {
    const tabs = '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>';
    const body = `<w:p><w:pPr>${tabs}</w:pPr>${run('Head of Sales')}<w:r><w:tab/></w:r>${run('2019 – 2023')}</w:p>`;
    const [line] = lines({ body });
    expect(line?.text).toBe('Head of Sales\t2019 – 2023');
    expect(line?.runs.map((item) => item.text)).toEqual(['Head of Sales', '2019 – 2023']);
    const date = line?.runs[1];
    expect((date?.x ?? 0) + (date?.width ?? 0)).toBeCloseTo(72 + 450, 0);
  });

  it('reads insertions, hyperlinks, content controls and fields, and leaves deletions and instructions out', () => {
    const body = [
      `<w:p><w:ins>${run('kept ')}</w:ins><w:del><w:r><w:delText>gone </w:delText></w:r></w:del>`,
      `<w:moveFrom>${run('moved ')}</w:moveFrom><w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${run('controlled ')}</w:sdtContent></w:sdt>`,
      '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r>',
      `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run('7')}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
    ].join('');
    expect(texts({ body })).toEqual(['kept controlled 7']);
  });

  it('reads symbols, hyphens and ruby, and drops soft hyphens', () => {
    const body =
      '<w:p><w:r><w:sym w:font="Symbol" w:char="F0B7"/><w:t xml:space="preserve"> ' +
      'co</w:t><w:noBreakHyphen/><w:t>lead</w:t><w:softHyphen/><w:t>\u00ader</w:t></w:r>' +
      `<w:r><w:ruby><w:rt>${run('くろね')}</w:rt><w:rubyBase>${run(' 黒音')}</w:rubyBase></w:ruby></w:r></w:p>`;
    expect(texts({ body })).toEqual(['• co-leader 黒音']);
  });

  it('follows links by relationship and by field, and only harmless ones', () => {
    const body =
      `<w:p><w:hyperlink r:id="rA">${run('site')}</w:hyperlink></w:p><w:p>${field('mailto:jane@roe.example')}</w:p><w:p><w:hyperlink ` +
      `r:id="rB">${run('bad')}</w:hyperlink></w:p>`;
    const document = read({ body, links: { rA: 'https://roe.example', rB: 'file:///etc/passwd' } });
    expect(document.pages[0]?.lines.map((line) => line.runs[0]?.link)).toEqual([
      'https://roe.example',
      'mailto:jane@roe.example',
      undefined,
    ]);
    expect(document.layout.links).toBe(2);
  });
});

describe('look', () => {
  const styles = `
    <w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri"/><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
    <w:style w:type="paragraph" w:styleId="Base"><w:name w:val="base"/><w:rPr><w:b/><w:color w:val="1F3864"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Base"/>
      <w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:sz w:val="32"/></w:rPr></w:style>
    <w:style w:type="character" w:styleId="Strong"><w:name w:val="Strong"/><w:rPr><w:b/></w:rPr></w:style>`;

  it('inherits from defaults, based-on styles, character styles and the run itself', () => {
    const body =
      paragraph('Experience', '<w:pStyle w:val="Heading1"/>') +
      paragraph('Acme', '', '<w:rStyle w:val="Strong"/><w:i/>') +
      paragraph('light', '<w:pStyle w:val="Heading1"/>', '<w:b w:val="0"/>');
    const [heading, strong, light] = lines({ body, styles });
    expect(heading).toMatchObject({ style: 'Heading 1' });
    expect(heading?.runs[0]).toMatchObject({ font: 'Calibri', size: 16, bold: true, color: '#1f3864' });
    expect(strong?.runs[0]).toMatchObject({ size: 10.5, bold: true, italic: true });
    expect(strong?.style).toBeUndefined();
    expect(light?.runs[0]?.bold).toBe(false);
  });

  it('recognises list items and their level, from the paragraph or its style', () => {
    const numbering =
      '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:pPr><w:ind ' +
      'w:left="720" w:hanging="360"/></w:pPr></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="decimal"/><w:pPr><w:ind ' +
      'w:left="1440"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="5"><w:abstractNumId w:val="1"/></w:num>';
    const list =
      '<w:style w:type="paragraph" w:styleId="ListBullet"><w:name w:val="List Bullet"/><w:pPr><w:numPr><w:numId w:val="5"/></w:numPr></w:pPr></w:style>';
    const body =
      paragraph('one', '<w:pStyle w:val="ListBullet"/>') +
      paragraph('two', '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="5"/></w:numPr>') +
      paragraph('none', '<w:numPr><w:numId w:val="0"/></w:numPr>');
    expect(lines({ body, numbering, styles: list }).map((line) => [line.listLevel, line.x])).toEqual([
      [0, 108],
      [1, 144],
      [undefined, 72],
    ]);
  });

  it('places centred text in the middle', () => {
    const [line] = lines({ body: paragraph('Jane Roe', '<w:jc w:val="center"/>') });
    expect((line?.x ?? 0) + (line?.width ?? 0) / 2).toBeCloseTo(306, 0);
  });
});

describe('parts other than the body', () => {
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rH"/><w:headerReference w:type="first" ' +
    'r:id="rF"/><w:footerReference w:type="default" r:id="rFoot"/></w:sectPr>';

  it('reads headers and footers that are shown', () => {
    const found = lines({
      body: paragraph('Body') + section,
      headers: { rH: paragraph('jane@roe.example'), rF: paragraph('first page only') },
      footers: { rFoot: paragraph('References on request') },
    });
    expect(found.map((line) => [line.text, line.region])).toEqual([
      ['jane@roe.example', 'header'],
      ['Body', undefined],
      ['References on request', 'footer'],
    ]);
  });

  it('reads a first page’s header when the section has one', () => {
    const body = paragraph('Body') + section.replace('</w:sectPr>', '<w:titlePg/></w:sectPr>');
    expect(texts({ body, headers: { rH: paragraph('later'), rF: paragraph('first') } })).toEqual([
      'later',
      'first',
      'Body',
    ]);
  });

  it('reads a text box once, and not again from its fallback', () => {
    const content = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
    const box =
      '<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:extent cx="1270000" cy="1270000"/><a:graphic><a:graphicData>' +
      `<wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice>` +
      `<mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>${run('Anchor')}</w:p>`;
    const document = read({ body: box });
    expect(document.pages[0]?.lines.map((line) => [line.text, line.region])).toEqual([
      ['Anchor', undefined],
      ['In the box', 'textbox'],
    ]);
    expect(document.layout.textBoxes).toBe(1);
  });

  it('counts pictures', () => {
    const picture =
      '<w:p><w:r><w:drawing><wp:inline><wp:extent cx="914400" ' +
      'cy="914400"/><a:graphic><a:graphicData><pic:pic/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>';
    expect(read({ body: paragraph('Jane') + picture }).layout.images).toBe(1);
  });
});

const cell = (content: string, width: number) =>
  `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="${width}"/></w:tcPr>${content}</w:tc>`;

const row = (left: string, right: string) =>
  `<w:tr>${cell(paragraph(left), 2000)}${cell(paragraph(right), 7000)}</w:tr>`;

const column = (name: string) => Array.from({ length: 6 }, (_, index) => paragraph(`${name} ${index}`)).join('');

describe('tables', () => {
  it('reads rows in order, with cells side by side', () => {
    const found = lines({ body: `<w:tbl>${row('2019', 'Acme')}${row('2021', 'Globex')}</w:tbl>` });
    expect(found.map((line) => [line.text, line.region, line.cell])).toEqual([
      ['2019', 'table', { table: 0, row: 0, column: 0 }],
      ['Acme', 'table', { table: 0, row: 0, column: 1 }],
      ['2021', 'table', { table: 0, row: 1, column: 0 }],
      ['Globex', 'table', { table: 0, row: 1, column: 1 }],
    ]);
    expect(found[0]?.y).toBe(found[1]?.y);
    expect((found[1]?.x ?? 0) - (found[0]?.x ?? 0)).toBeCloseTo(100, 0);
  });

  it('makes a table as narrow as its page, unless its widths are fixed', () => {
    const wide = (layout: string) =>
      read({
        body: `<w:tbl><w:tblPr>${layout}</w:tblPr><w:tr>${cell(paragraph('B.E'), 9000)}${cell(paragraph('Harbor College'), 9000)}</w:tr></w:tbl>`,
      });
    expect(visibleLines(wide('')).map((line) => line.text)).toEqual(['B.E', 'Harbor College']);
    const cut = wide('<w:tblLayout w:type="fixed"/>');
    expect(cut.pages[0]?.lines.map(({ x }) => x)).not.toEqual(wide('').pages[0]?.lines.map(({ x }) => x));
  });

  it('counts the columns that a table makes', () => {
    const document = read({
      body: `<w:tbl><w:tr>${cell(column('left'), 3000)}${cell(column('right'), 6000)}</w:tr></w:tbl>`,
    });
    expect(document.layout).toMatchObject({ columns: 2, tables: 1 });
  });

  it('counts a section’s columns', () => {
    expect(read({ body: `${paragraph('text')}<w:sectPr><w:cols w:num="2"/></w:sectPr>` }).layout.columns).toBe(2);
  });
});

describe('hidden text', () => {
  it.each([
    ['vanish', '<w:vanish/>'],
    ['white', '<w:color w:val="FFFFFF"/>'],
    ['white', '<w:color w:val="FAFAFA"/>'],
    ['tiny', '<w:sz w:val="2"/>'],
  ])('is reported as %s', (reason, look) => {
    const document = read({ body: paragraph('Jane') + paragraph('aws python', '', look) });
    expect(visibleLines(document).map((line) => line.text)).toEqual(['Jane']);
    expect(document.layout.hidden).toEqual([{ reason, characters: 9, sample: 'aws python' }]);
    expect(document.warnings).toEqual(['hidden-text']);
  });

  it('is distinguished within a line', () => {
    const document = read({ body: `<w:p>${run('Jane ')}${run('aws', '<w:vanish/>')}${run('Roe')}</w:p>` });
    expect(visibleLines(document).map((line) => line.text)).toEqual(['Jane Roe']);
  });

  it('is not white text on a dark cell', () => {
    const dark = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr>${paragraph('SKILLS', '', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`;
    expect(read({ body: dark }).layout.hidden).toEqual([]);
  });
});

describe('warnings', () => {
  it('reports macros and remote templates, and fetches nothing', () => {
    const target =
      '<Relationship Id="t" Type="http://x/attachedTemplate" Target="http://127.0.0.1:9/x.dotm" TargetMode="External"/>';
    const document = read({
      body: paragraph('Jane'),
      parts: {
        'word/vbaProject.bin': new Uint8Array(8),
        'word/_rels/settings.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${target}</Relationships>`,
      },
    });
    expect(document.warnings).toEqual(['macros-ignored', 'remote-template-ignored']);
  });
});

const refusal = (make: () => unknown): string => {
  try {
    make();
    return 'read';
  } catch (error) {
    return error instanceof ReadingError ? error.failure.code : String(error);
  }
};
const withDocument = (xml: string) => () => readDocx(makeDocx({ body: '', parts: { 'word/document.xml': xml } }));

describe('refusals', () => {
  it('forbids a DOCTYPE', () => {
    expect(
      refusal(withDocument('<!DOCTYPE d [<!ENTITY a "b">]><w:document><w:body><w:p/></w:body></w:document>')),
    ).toBe('FILE_DAMAGED');
  });

  it('limits depth', () => {
    expect(refusal(() => read({ body: '<w:sdt>'.repeat(300) + '</w:sdt>'.repeat(300) }))).toBe('FILE_TOO_COMPLEX');
  });

  it('gives up on a part that unpacks to too much, whatever size it claims', () => {
    const bomb = zipSync({ 'word/document.xml': strToU8(`<w:document>${' '.repeat(40_000_000)}</w:document>`) });
    expect(refusal(() => readDocx(bomb))).toBe('FILE_TOO_COMPLEX');
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    const directory = view.getUint32(bomb.length - 22 + 16, true);
    view.setUint32(directory + 24, 100, true);
    expect(refusal(() => readDocx(bomb))).toBe('FILE_TOO_COMPLEX');
  });

  it('refuses two parts of one name', () => {
    const file = Buffer.from(zipSync({ 'word/document.xml': strToU8('<a/>'), 'word/documenu.xml': strToU8('<b/>') }));
    const twin = Buffer.from(file.toString('latin1').replaceAll('documenu', 'document'), 'latin1');
    expect(refusal(() => readDocx(twin))).toBe('FILE_DAMAGED');
  });

  it('reports that there is no text', () => {
    expect(refusal(() => read({ body: '<w:p/>' }))).toBe('FILE_NO_TEXT');
  });

  it('refuses more than 60 pages', () => {
    expect(refusal(() => read({ body: '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'.repeat(61) }))).toBe(
      'FILE_TOO_MANY_PAGES',
    );
  });

  it('reads the codes of Windows-1252 as what they stand for, and drops those that stand for nothing', () => {
    const [line] =
      read({ body: paragraph('Ada&#146;s &#128;5m &#x96; a&#129;b&#157;c&#143; &#195;&#129;') }).pages[0]?.lines ?? [];
    // A misread "Á" needs its control, which goes where that is repaired.
    expect(line?.text).toBe('Ada’s €5m – abc Ã\u0081');
    expect(textOf(parseXml('<a>&#x92;<![CDATA[\u0093]]></a>'))).toBe('’“');
  });

  it('reads prefixes other than the usual ones', () => {
    const xml =
      '<x:document xmlns:x="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><x:body><x:p><x:pPr><x:pStyle ' +
      'x:val="A"/></x:pPr><x:r><x:t>Jane</x:t></x:r></x:p></x:body></x:document>';
    expect(readDocx(makeDocx({ body: '', parts: { 'word/document.xml': xml } })).pages[0]?.lines[0]?.text).toBe('Jane');
  });
});
