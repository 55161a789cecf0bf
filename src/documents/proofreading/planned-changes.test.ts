import { describe, expect, it } from 'vitest';
import { makeDocx, paragraph, run } from '#test/support/make-docx.ts';
import { change, proofread } from '#test/support/proofread.ts';

const box = `<w:txbxContent>${paragraph('Sold things')}</w:txbxContent>`;
const fieldMark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;

describe('what is not sure', () => {
  it.each<[string, string, string]>([
    ['text that is there twice', `${paragraph('Sold things')}${paragraph('Sold things')}`, 'ambiguous'],
    ['text that is not there', paragraph('Bought things'), 'not-found'],
    ['part of a word', paragraph('Resold things'), 'not-found'],
    ['few words within a sentence', paragraph('We have sold things; Sold things are gone'), 'ambiguous'],
    [
      'text in a box, which is there twice for old programs',
      `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice>` +
        `<mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
      'in-text-box',
    ],
    ['a field', `<w:p><w:fldSimple w:instr="TITLE">${run('Sold things')}</w:fldSimple></w:p>`, 'in-field'],
    [
      'a field of several runs',
      `<w:p>${fieldMark('begin')}<w:r><w:instrText>TITLE</w:instrText></w:r>${fieldMark('separate')}${run('Sold things')}${fieldMark('end')}</w:p>`,
      'in-field',
    ],
    [
      'what somebody else inserted',
      `<w:p><w:ins w:id="7" w:author="Ann">${run('Sold things')}</w:ins></w:p>`,
      'in-tracked-change',
    ],
    [
      'what somebody else deleted in between',
      `<w:p>${run('Sold')}<w:del w:id="7" w:author="Ann"><w:r><w:delText> old</w:delText></w:r></w:del>${run(' things')}</w:p>`,
      'in-tracked-change',
    ],
    [
      'a look that somebody else changed',
      paragraph('Sold things', '', '<w:rPrChange w:id="1" w:author="Ann"/>'),
      'in-tracked-change',
    ],
    ['a picture in between', `<w:p>${run('Sold')}<w:r><w:drawing/></w:r>${run(' things')}</w:p>`, 'at-object'],
    [
      'a footnote in between',
      `<w:p>${run('Sold')}<w:r><w:footnoteReference w:id="2"/></w:r>${run(' things')}</w:p>`,
      'at-object',
    ],
    ['a tab in between', '<w:p><w:r><w:t>Sold</w:t><w:tab/><w:t>things</w:t></w:r></w:p>', 'across-break'],
    ['a line break in between', '<w:p><w:r><w:t>Sold</w:t><w:br/><w:t>things</w:t></w:r></w:p>', 'across-break'],
    ['the end of a link', `<w:p><w:hyperlink>${run('Sold')}</w:hyperlink>${run(' things')}</w:p>`, 'across-elements'],
    [
      'a locked content control',
      `<w:p><w:sdt><w:sdtPr><w:lock w:val="sdtContentLocked"/></w:sdtPr><w:sdtContent>${run('Sold things')}</w:sdtContent></w:sdt></w:p>`,
      'in-content-control',
    ],
    [
      'a content control that is filled in from elsewhere',
      `<w:sdt><w:sdtPr><w:dataBinding w:xpath="/a"/></w:sdtPr><w:sdtContent>${paragraph('Sold things')}</w:sdtContent></w:sdt>`,
      'in-content-control',
    ],
    ['letters that XML hides', '<w:p><w:r><w:t><![CDATA[Sold things]]></w:t></w:r></w:p>', 'at-object'],
  ])('is left alone: %s', (_, body, why) => {
    const source = makeDocx({ body: `${body}${paragraph('Other text')}` });
    const { bytes, whys } = proofread(source, change('Sold things', 'Traded goods'));
    expect(whys).toEqual([why]);
    expect(bytes).toBe(source);
  });

  it('leaves the rest of a line open to change: beside a picture, a field, a link and what others changed', () => {
    const body =
      `<w:p>${run('Sold things ')}<w:r><w:drawing/></w:r><w:fldSimple w:instr="DATE">${run('2020')}</w:fldSimple>` +
      `<w:ins w:id="1" w:author="Ann">${run(' in shops')}</w:ins><w:hyperlink>${run(' on line')}</w:hyperlink></w:p>`;
    const { accepted, document } = proofread(
      { body },
      change('Sold things 2020 in shops on line', 'Traded things 2020 in shops on line'),
    );
    expect(accepted).toEqual(['Traded things 2020 in shops on line']);
    expect(document).toContain('<w:ins w:id="1" w:author="Ann">');
  });

  it('is told apart where a whole line and a part of another say the same', () => {
    const body =
      paragraph('Sold many things in small shops') +
      paragraph('Boss: she sold. Sold many things in small shops and so on');
    expect(
      proofread({ body }, change('Sold many things in small shops', 'Sold many goods in small shops')).accepted[0],
    ).toBe('Sold many goods in small shops');
  });

  it('is sure where every one of the same lines changes in the same way', () => {
    const body = paragraph('Sold things') + paragraph('Between') + paragraph('Sold things');
    const changes = ['a', 'b'].map((id) => ({ ...change('Sold things', 'Sold goods'), id }));
    expect(proofread({ body }, ...changes).accepted).toEqual(['Sold goods', 'Between', 'Sold goods']);
  });

  it('is sure where it takes several paragraphs as a whole, with one comment', () => {
    const body =
      paragraph('Engineer of ten years.') + paragraph('') + paragraph('Leads small teams.') + paragraph('Other');
    const { accepted, document, comments } = proofread(
      { body },
      change('Engineer of ten years. Leads small teams.', 'Senior engineer of ten years. Leads big teams well.'),
    );
    expect(accepted).toEqual(['Senior engineer of ten years.', 'Leads big teams well.', 'Other']);
    expect(comments.match(/<w:comment /g)).toHaveLength(1);
    expect(document).toMatch(/<w:commentRangeStart .*<\/w:p>.*<w:commentRangeEnd /);
    expect(document.match(/<w:comment(?:RangeStart|RangeEnd|Reference) /g)).toHaveLength(3);
  });

  it('joins no paragraphs', () => {
    const body = paragraph('Engineer of ten years.') + paragraph('Leads small teams.');
    const { whys } = proofread({ body }, change('Engineer of ten years. Leads small teams.', 'Nurse.'));
    expect(whys).toEqual(['across-break']);
  });

  it('is not placed twice', () => {
    const { whys, accepted } = proofread(
      { body: paragraph('Sold things') },
      change('Sold things', 'Sold goods'),
      change('Sold things', 'Bought things'),
      change('Sold things', 'Sold things'),
    );
    expect(whys).toEqual(['overlapping', 'unchanged']);
    expect(accepted).toEqual(['Sold goods']);
  });
});

describe('lines that go and come', () => {
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  const three = paragraph('One line', list) + paragraph('Two lines', list) + paragraph('Three lines', list);

  it('goes with the end of its paragraph', () => {
    const { accepted, document } = proofread({ body: three }, change('Two lines', ''));
    expect(accepted).toEqual(['One line', 'Three lines']);
    expect(document).toMatch(/<w:pPr><w:numPr>.*?<\/w:numPr><w:rPr><w:del [^>]*\/><\/w:rPr><\/w:pPr>/);
  });

  it('goes so that what is joined looks alike, whichever of the two a program keeps', () => {
    const body = three + paragraph('A heading', '<w:pStyle w:val="Heading1"/>') + paragraph('Last line', list);
    const { accepted, document } = proofread(
      { body },
      change('Two lines', ''),
      change('Three lines', ''),
      change('Last line', ''),
    );
    expect(accepted).toEqual(['One line', 'A heading']);
    const marks = document.split('<w:p>').map((each) => /<w:rPr><w:del [^>]*\/>/.test(each));
    expect(marks).toEqual([false, true, true, false, false, false]);
  });

  it('goes with its mark, link and break, and leaves a last paragraph its end', () => {
    const body =
      '<w:p><w:r><w:t>• One line</w:t><w:br/><w:t>• Two lines</w:t></w:r></w:p>' +
      `<w:tbl><w:tr><w:tc><w:p>${run('•')}<w:r><w:tab/></w:r><w:hyperlink>${run('Three')}</w:hyperlink>${run(' lines')}</w:p></w:tc></w:tr></w:tbl>`;
    const { accepted, placed } = proofread({ body }, change('Two lines', ''), change('Three lines', ''));
    expect(placed).toHaveLength(2);
    expect(accepted).toEqual(['• One line']);
  });

  it('comes behind the line that it belongs to, looking as that does', () => {
    const { accepted, document } = proofread(
      { body: three },
      change('', 'Two and a half', { after: 'Two lines' }),
      change('', 'Two and more', { after: 'Two and a half' }),
      change('', 'The end', { after: 'Three lines' }),
    );
    expect(accepted).toEqual(['One line', 'Two lines', 'Two and a half', 'Two and more', 'Three lines', 'The end']);
    expect(document.match(/<w:numPr>/g)).toHaveLength(6);
  });

  it('comes with the mark of its list where that is text', () => {
    const body = paragraph('•  One line') + paragraph('Other');
    expect(proofread({ body }, change('', 'Two', { after: 'One line' })).accepted).toEqual([
      '• One line',
      '• Two',
      'Other',
    ]);
  });

  it('does not come where nobody says its place', () => {
    const { whys } = proofread(
      { body: three + paragraph('Part of. A paragraph of text.') },
      change('', 'A new summary'),
      change('', 'More', { after: 'Four' }),
      change('', 'Behind', { after: 'A paragraph of text.' }),
    );
    expect(whys).toEqual(['no-place', 'not-found', 'no-place']);
  });
});
