import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, run } from '#test/support/make-docx.ts';
import { change, proofread } from '#test/support/proofread.ts';
import { partsOf } from '#test/support/tracked-changes.ts';

describe('words that change', () => {
  it('are struck and inserted alone, in the look that they have', () => {
    const look = '<w:b/><w:color w:val="336699"/>';
    const { document, accepted } = proofread(
      { body: paragraph('Was responsible for billing', '<w:jc w:val="both"/>', look) },
      change('Was responsible for billing', 'Ran billing'),
    );
    expect(accepted).toEqual(['Ran billing']);
    expect(document).toContain(
      '<w:del w:id="3" w:author="Foothold" w:date="2026-03-01T09:30:00Z">' +
        `<w:r><w:rPr>${look}</w:rPr><w:delText xml:space="preserve">Was responsible for</w:delText></w:r></w:del>`,
    );
    expect(document).toContain(`<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">Ran</w:t></w:r></w:ins>`);
    expect(document).toContain('<w:t xml:space="preserve"> billing</w:t>');
  });

  it('are found across runs that cut them, and keep the look that most of them have', () => {
    const body = `<w:p>${run('Led mig')}${run('ration of 14 serv', '<w:i/>')}<w:proofErr w:type="spellStart"/>${run('ices', '<w:b/>')}</w:p>`;
    const { document, accepted } = proofread(
      { body },
      change('Led migration of 14 services', 'Led migration of 14 systems'),
    );
    expect(accepted).toEqual(['Led migration of 14 systems']);
    expect(document).toContain('<w:rPr><w:i/></w:rPr><w:delText xml:space="preserve">serv</w:delText>');
    expect(document).toContain('</w:del><w:proofErr w:type="spellStart"/><w:del ');
    expect(document).toContain('<w:rPr><w:b/></w:rPr><w:delText xml:space="preserve">ices</w:delText>');
    expect(document).toContain('<w:rPr><w:i/></w:rPr><w:t xml:space="preserve">systems</w:t>');
  });

  it('are found where the reader tidied spaces, quotes, dashes and marks of lists', () => {
    const body = paragraph('•\u00a0 Cut  costs \u2013 the team\u2019s \u201cbig win\u201d &amp; mine');
    const { document, accepted } = proofread(
      { body },
      change('Cut costs - the team\'s "big win" & mine', 'Cut costs - the team\'s "main win" & mine'),
    );
    expect(accepted).toEqual(['• Cut costs – the team’s “main win” & mine']);
    expect(document).toContain('•\u00a0 Cut  costs \u2013 the team\u2019s \u201c</w:t>');
  });

  it('are found beside the asterisks of Markdown', () => {
    const body = paragraph('**Engineer of ten years** in small and **large teams**');
    expect(
      proofread(
        { body },
        change('Engineer of ten years in small and large teams', 'Developer of ten years in small and big teams'),
      ).accepted,
    ).toEqual(['**Developer of ten years** in small and **big teams**']);
  });

  it('are found in one of the lines of a paragraph, and in a sentence of it', () => {
    const lines = `<w:p><w:r><w:t>First thing done</w:t><w:br/><w:t>Second thing done</w:t></w:r></w:p>`;
    expect(proofread({ body: lines }, change('Second thing done', 'Second task done')).accepted).toEqual([
      'First thing done',
      'Second task done',
    ]);
    const sentences = paragraph('Engineer of ten years. Leads teams of up to nine. Speaks Dutch.');
    expect(
      proofread({ body: sentences }, change('Leads teams of up to nine.', 'Led teams of up to nine.')).accepted,
    ).toEqual(['Engineer of ten years. Led teams of up to nine. Speaks Dutch.']);
  });

  it('are found where a line break took a hyphen that the reader took off', () => {
    const body = '<w:p><w:r><w:t>Wrote the docu-</w:t><w:br/><w:t>mentation of the service</w:t></w:r></w:p>';
    expect(
      proofread({ body }, change('Wrote the documentation of the service', 'Wrote the documentation of the system'))
        .accepted,
    ).toEqual(['Wrote the docu-', 'mentation of the system']);
  });

  it('keep tabs, hyphens that do not break, emoji and text from right to left', () => {
    const body =
      '<w:p><w:r><w:t>Ran\u{1f680} co</w:t><w:noBreakHyphen/><w:t>op shops</w:t><w:tab/><w:t>2020</w:t></w:r></w:p>' +
      '<w:p><w:pPr><w:bidi/></w:pPr><w:r><w:rPr><w:rtl/></w:rPr><w:t>ניהלתי צוות של חמישה</w:t></w:r></w:p>';
    const { accepted, placed, document } = proofread(
      { body },
      change('Ran\u{1f680} co-op shops', 'Led\u{1f680} co-op stores'),
      change('ניהלתי צוות של חמישה', 'הובלתי צוות של חמישה'),
    );
    expect(placed).toHaveLength(2);
    expect(accepted).toEqual(['Led\u{1f680} co-op stores\t2020', 'הובלתי צוות של חמישה']);
    expect(document).toContain('<w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">הובלתי</w:t>');
  });

  it('stand in cells, links and content controls that are typed into', () => {
    const body =
      `<w:tbl><w:tr><w:tc>${paragraph('Did sales in the north')}</w:tc></w:tr></w:tbl>` +
      `<w:p>${run('See ')}<w:hyperlink r:id="rL">${run('my old portfolio of work')}</w:hyperlink></w:p>` +
      `<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${paragraph('Helped people with taxes')}</w:sdtContent></w:sdt>`;
    const { accepted, document } = proofread(
      { body, links: { rL: 'https://example.org' } },
      change('Did sales in the north', 'Made sales in the north'),
      change('See my old portfolio of work', 'See my own portfolio of work'),
      change('Helped people with taxes', 'Advised people with taxes'),
    );
    expect(accepted).toEqual(['Made sales in the north', 'See my own portfolio of work', 'Advised people with taxes']);
    expect(document).toMatch(/<w:hyperlink r:id="rL">.*<w:ins .*own.*<\/w:hyperlink>/);
  });

  it('leave spaces that are not shown as they are', () => {
    const body = '<w:p><w:r><w:t> Ran old shops </w:t></w:r></w:p>';
    const { document } = proofread({ body }, change('Ran old shops', 'Ran new shops'));
    expect(document).toContain('<w:t> </w:t><w:t xml:space="preserve">Ran </w:t>');
    expect(document).toContain('<w:t xml:space="preserve"> shops</w:t><w:t> </w:t>');
  });

  it('come in any namespace that Word writes', () => {
    const parts = partsOf(makeDocx({ body: paragraph('Did sales in the north') }));
    const strict = zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([path, text]) => [
          path,
          strToU8(
            text
              .replaceAll(
                'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
                'http://purl.oclc.org/ooxml/wordprocessingml/main',
              )
              .replaceAll(/<(\/?)w:/g, '<$1x:')
              .replaceAll(/ w:/g, ' x:')
              .replaceAll('xmlns:w=', 'xmlns:x='),
          ),
        ]),
      ),
    );
    const { document, parts: after } = proofread(strict, change('Did sales in the north', 'Made sales in the north'));
    expect(document).toContain('<x:ins x:id=');
    expect(after['word/comments.xml']).toContain('xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"');
    expect(after['word/_rels/document.xml.rels']).toContain(
      'Type="http://purl.oclc.org/ooxml/officeDocument/relationships/comments"',
    );
  });

  it('are one readable edit where little stays between them', () => {
    const { document } = proofread(
      { body: paragraph('Worked on the new app and on its many tests') },
      change('Worked on the new app and on its many tests', 'Built the old tool and ran its many tests'),
    );
    expect(document.match(/<w:del /g)).toHaveLength(2);
  });
});
