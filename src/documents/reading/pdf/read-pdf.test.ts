import { beforeAll, describe, expect, it } from 'vitest';
import { visibleLines, type SourceDocument } from '#domain/document/source-document.ts';
import { makePdf, textAt, type MadePdf, type PageSource } from '#test/support/make-pdf.ts';
import { createInProcessReader, type InProcessReader } from '../read-document.ts';

let reader: InProcessReader;
beforeAll(() => {
  reader = createInProcessReader();
});

async function read(source: MadePdf): Promise<SourceDocument> {
  const reading = await reader.read(makePdf(source), 'resume.pdf', {
    onUnexpected: (error) => {
      throw error;
    },
  });
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.document;
}

const onePage = (content: string, more: Partial<PageSource> = {}) => read({ pages: [{ content, ...more }] });
const texts = (document: SourceDocument): string[] =>
  document.pages.flatMap((page) => page.lines.map((line) => line.text));

describe('text', () => {
  it('rebuilds spaces from the gaps between letters', async () => {
    const spread = 'BT /F1 12 Tf 1 0 0 1 72 700 Tm [(Head)-278(of)-278(Sales)] TJ ET';
    expect(texts(await onePage(spread))).toEqual(['Head of Sales']);
  });

  it('takes a narrow gap for a space where those between letters are clearly narrower', async () => {
    const tight = 'BT /F1 12 Tf 1 0 0 1 72 700 Tm [(Head)-120(of)-110(Sales)-120(\\(North\\),)-95(Leeds)] TJ ET';
    expect(texts(await onePage(tight))).toEqual(['Head of Sales (North),Leeds']);
    const kerned = 'BT /F1 12 Tf 1 0 0 1 72 700 Tm [(He)-80(ad)-278(of)-278(Sa)-80(les)] TJ ET';
    expect(texts(await onePage(kerned))).toEqual(['Head of Sales']);
  });

  it('parts "of" from the name behind it, into whose space its last letter may lean', async () => {
    expect(texts(await onePage(textAt(72, 700, 'University ofLeeds, ofSQL, proof')))).toEqual([
      'University of Leeds, ofSQL, proof',
    ]);
  });

  it('takes a written space for none where nothing is left free for it', async () => {
    const lost = 'BT /F1 12 Tf 1 0 0 1 72 700 Tm [(De)278(\\040)(veloper of tools and me)278(\\040)(thods)] TJ ET';
    expect(texts(await onePage(lost))).toEqual(['Developer of tools and methods']);
  });

  it('keeps a small raised letter in its word, as in the name of LaTeX', async () => {
    const logo =
      'BT /F1 12 Tf 1 0 0 1 72 700 Tm (Git, L) Tj /F1 8.4 Tf 1 0 0 1 95.6 702.5 Tm (A) Tj /F1 12 Tf 1 0 0 1 99.6 700 Tm (TEX) Tj ET';
    expect(texts(await onePage(logo))).toEqual(['Git, LATEX']);
  });

  it('does not take letter-spacing for spaces between words', async () => {
    const tracked = 'BT /F2 12 Tf 3 Tc 1 0 0 1 72 700 Tm (WORK) Tj 8 0 Td 1 0 0 1 134 700 Tm (EXPERIENCE) Tj ET';
    expect(texts(await onePage(tracked))).toEqual(['WORK EXPERIENCE']);
  });

  it('joins headings whose letters are spelled out with spaces', async () => {
    expect(texts(await onePage(textAt(72, 700, 'S K I L L S')))).toEqual(['SKILLS']);
  });

  it('separates columns by a tab and gives each its own run and position', async () => {
    const document = await onePage(textAt(72, 700, 'Head of Sales') + textAt(400, 700, '2019 - 2023'));
    const [line] = document.pages[0]?.lines ?? [];
    expect(line?.text).toBe('Head of Sales\t2019 - 2023');
    expect(line?.runs.map((run) => [run.text, Math.round(run.x)])).toEqual([
      ['Head of Sales', 72],
      ['2019 - 2023', 400],
    ]);
    expect(line?.runs[0]?.width).toBeGreaterThan(60);
    expect(line?.runs[0]?.width).toBeLessThan(85);
  });

  it('keeps raised letters in their line', async () => {
    const raised = textAt(72, 700, 'May 1') + textAt(104.7, 704, 'st', { size: 7 }) + textAt(112.5, 700, '2020');
    expect(texts(await onePage(raised))).toEqual(['May 1st 2020']);
  });

  it('orders lines from top to bottom whatever the order they are drawn in', async () => {
    expect(texts(await onePage(textAt(72, 600, 'second') + textAt(72, 700, 'first')))).toEqual(['first', 'second']);
  });

  it('reads letters printed twice for a shadow once', async () => {
    const shadow =
      textAt(74, 698, 'Jane Roe', { color: '0.6 0.6 0.6', size: 24 }) + textAt(72, 700, 'Jane Roe', { size: 24 });
    expect(texts(await onePage(shadow))).toEqual(['Jane Roe']);
  });

  it('honours /ActualText', async () => {
    const spelled = '/Span << /ActualText (C++ 11) >> BDC BT /F1 12 Tf 1 0 0 1 72 700 Tm (xxxxxx) Tj ET EMC';
    expect(texts(await onePage(spelled))).toEqual(['C++ 11']);
  });

  it('reads a hyphen at the end of a line as a hyphen', async () => {
    expect(texts(await onePage(textAt(72, 700, 'cross-') + textAt(72, 686, 'functional teams')))).toEqual([
      'cross-',
      'functional teams',
    ]);
  });

  it('spells ligatures out', async () => {
    const document = await read({
      pages: [{ content: textAt(72, 700, 'of*ce', { font: 'F3' }) }],
      mapped: { '*': 'ﬁ' },
    });
    expect(texts(document)).toEqual(['office']);
  });

  it('puts right-to-left text in the order it is read, with numbers and Latin words from left to right', async () => {
    const letters = { a: 'ש', b: 'ל', c: 'ו', d: 'ם' };
    const rightAligned =
      textAt(300, 700, 'dcba', { font: 'F3' }) + textAt(330, 700, 'SQL') + textAt(360, 700, 'dcba', { font: 'F3' });
    const document = await read({ pages: [{ content: rightAligned }], mapped: letters });
    expect(texts(document)).toEqual(['שלום SQL שלום']);
  });

  it('reads years beside each other in right-to-left text from right to left, and leaves percent signs with their number', async () => {
    const letters = { a: 'ש', b: 'ל', c: 'ו', d: 'ם' };
    const content = textAt(300, 700, '2022 - 2018') + textAt(380, 700, 'dcba', { font: 'F3' });
    const percent = textAt(300, 680, '25%') + textAt(340, 680, 'dcba', { font: 'F3' });
    const document = await read({ pages: [{ content: content + percent }], mapped: letters });
    expect(texts(document)).toEqual(['שלום 2018 - 2022', 'שלום 25%']);
  });

  it('composes accents that are drawn separately from their letter', async () => {
    const document = await read({
      pages: [{ content: textAt(72, 700, 'Resume*', { font: 'F3' }) }],
      mapped: { '*': '\u0301' },
    });
    expect(texts(document)).toEqual(['Resumé']);
  });

  it('reads text typed into form fields', async () => {
    const field = '/Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [120 696 348 716] /F 4 /AP << /N 7 0 R >>';
    const document = await read({
      pages: [{ content: textAt(72, 700, 'Name:'), annotations: [field] }],
      appearance: textAt(2, 4, 'Jane Roe'),
    });
    expect(texts(document)).toEqual(['Name: Jane Roe']);
  });
});

const link = (address: string, y: number) =>
  `/Type /Annot /Subtype /Link /Rect [70 ${y - 4} 200 ${y + 12}] /A << /S /URI /URI (${address}) >>`;

describe('look', () => {
  it('reads font, size after scaling, weight and colour', async () => {
    const scaled = 'BT 0 0 1 rg /F2 1 Tf 14 0 0 14 72 700 Tm (Jane Roe) Tj ET';
    const [run] = (await onePage(scaled)).pages[0]?.lines[0]?.runs ?? [];
    expect(run).toMatchObject({ font: 'Helvetica-Bold', size: 14, bold: true, italic: false, color: '#0000ff' });
  });

  it('starts a new run where the look changes', async () => {
    const mixed = 'BT /F2 12 Tf 1 0 0 1 72 700 Tm (Skills: ) Tj /F1 12 Tf (Go, SQL) Tj ET';
    const runs = (await onePage(mixed)).pages[0]?.lines[0]?.runs ?? [];
    expect(runs.map((run) => [run.text, run.bold])).toEqual([
      ['Skills: ', true],
      ['Go, SQL', false],
    ]);
  });

  it('attaches links to the text they cover, and only harmless ones', async () => {
    const document = await onePage(textAt(72, 700, 'Portfolio') + textAt(72, 650, 'Click'), {
      annotations: [link('https://jane.example', 700), link('javascript:alert(1)', 650)],
    });
    expect(document.pages[0]?.lines.map((line) => line.runs[0]?.link)).toEqual(['https://jane.example', undefined]);
    expect(document.layout.links).toBe(1);
  });

  it('reads rotated pages as they are shown', async () => {
    const document = await onePage('BT /F1 12 Tf 0 1 -1 0 100 72 Tm (Jane Roe) Tj ET', { rotate: 90 });
    expect(document.pages[0]).toMatchObject({ width: 792, height: 612 });
    expect(document.pages[0]?.lines[0]).toMatchObject({ text: 'Jane Roe' });
    expect(document.pages[0]?.lines[0]?.x).toBeCloseTo(72, 0);
    expect(document.pages[0]?.lines[0]?.runs[0]?.width).toBeGreaterThan(40);
  });

  it('reads text that runs up the side of a page', async () => {
    const document = await onePage(`${textAt(72, 700, 'Body')}BT /F1 20 Tf 0 1 -1 0 40 300 Tm (RESUME) Tj ET`);
    expect(texts(document)).toContain('RESUME');
    const side = document.pages[0]?.lines.find((line) => line.text === 'RESUME');
    expect(side?.height).toBeGreaterThan(60);
  });
});

const rows = (x: number, from: number, count: number, text: string) =>
  Array.from({ length: count }, (_, index) => textAt(x, from - index * 14, `${text} ${index} of this part`)).join('');

const page = (number: number) => ({
  content:
    textAt(72, 760, 'Jane Roe') + textAt(72, 500, `Body of page ${number}`) + textAt(280, 30, `Page ${number} of 2`),
});

describe('layout', () => {
  it('counts columns that are side by side, not dates at the margin', async () => {
    const two = await onePage(rows(72, 700, 20, 'left column') + rows(330, 700, 20, 'right column'));
    expect(two.layout.columns).toBe(2);
    const dated =
      rows(72, 700, 20, 'one column with text') +
      [0, 5, 10].map((row) => textAt(500, 700 - row * 14, '2019 - 2020')).join('');
    expect((await onePage(dated)).layout.columns).toBe(1);
  });

  it('marks what repeats at the edge of the pages, with its page number', async () => {
    const document = await read({ pages: [page(1), page(2)] });
    expect(document.pages[1]?.lines.map((line) => [line.text, line.region])).toEqual([
      ['Jane Roe', 'header'],
      ['Body of page 2', undefined],
      ['Page 2 of 2', 'footer'],
    ]);
    expect(document.layout.headerFooterText).toBe(true);
  });

  it('reports the type sizes and fonts that are used', async () => {
    const document = await onePage(
      textAt(72, 700, 'Jane Roe', { font: 'F2', size: 20 }) +
        rows(72, 660, 5, 'Body text in ten points').replaceAll('/F1 12', '/F1 10'),
    );
    expect(document.layout).toMatchObject({ bodySize: 10, smallestSize: 10, kind: 'pdf', pages: 1 });
    expect(document.layout.fonts).toEqual([{ name: 'Helvetica', share: 1 }]);
  });

  it('counts letters that the file gives no meaning', async () => {
    const document = await read({
      pages: [{ content: textAt(72, 700, '*', { font: 'F3' }) + textAt(90, 700, 'Berlin') }],
      mapped: { '*': '\ue001' },
    });
    expect(document.layout.unmappedCharacters).toBe(1);
  });
});

const hiddenIn = async (content: string) => {
  const document = await onePage(textAt(72, 700, 'Jane Roe') + content);
  expect(visibleLines(document).map((line) => line.text)).toEqual(['Jane Roe']);
  return document.layout.hidden;
};

describe('hidden text', () => {
  const secret = 'kubernetes aws python';

  it.each([
    ['white', 'white', textAt(72, 600, secret, { color: '1 1 1' })],
    ['nearly white', 'white', textAt(72, 600, secret, { color: '0.96 0.96 0.96' })],
    [
      'of the colour of the shape it stands on',
      'white',
      `0.2 0.2 0.2 rg 60 590 300 40 re f ${textAt(72, 600, secret, { color: '0.2 0.2 0.2' })}`,
    ],
    ['tiny', 'tiny', textAt(72, 600, secret, { size: 1 })],
    ['scaled to nothing', 'tiny', `BT /F1 12 Tf 0.1 0 0 0.1 72 600 Tm (${secret}) Tj ET`],
    ['off the page', 'off-page', textAt(700, 600, secret)],
    ['above the page', 'off-page', textAt(72, 900, secret)],
    ['in render mode 3', 'invisible', `BT 3 Tr /F1 12 Tf 1 0 0 1 72 600 Tm (${secret}) Tj ET`],
    ['transparent', 'invisible', `q /Clear gs ${textAt(72, 600, secret)} Q`],
    ['under a white shape', 'invisible', `${textAt(72, 600, secret)}1 1 1 rg 60 590 300 40 re f`],
    ['clipped away', 'invisible', `q 0 0 10 10 re W n ${textAt(72, 600, secret)} Q`],
    ['under visible text', 'invisible', `BT 3 Tr /F1 12 Tf 1 0 0 1 72 700 Tm (Jane AWS) Tj ET`],
  ])('finds text that is %s', async (_, reason, content) => {
    const [hidden] = await hiddenIn(content);
    expect(hidden?.reason).toBe(reason);
  });

  it('does not take light text on a dark shape for hidden', async () => {
    const banner = `0.1 0.1 0.3 rg 0 650 612 142 re f ${textAt(72, 700, 'Jane Roe', { color: '1 1 1', size: 24 })}`;
    const document = await onePage(banner);
    expect(document.layout.hidden).toEqual([]);
    expect(document.warnings).toEqual([]);
  });

  it('does not take grey text for hidden', async () => {
    expect((await onePage(textAt(72, 700, 'Berlin', { color: '0.6 0.6 0.6' }))).layout.hidden).toEqual([]);
  });

  it('warns of it and shows a sample', async () => {
    const document = await onePage(textAt(72, 700, 'Jane Roe') + textAt(72, 600, secret, { color: '1 1 1' }));
    expect(document.warnings).toContain('hidden-text');
    expect(document.layout.hidden).toEqual([{ reason: 'white', characters: 19, sample: secret }]);
  });
});

const codeOf = async (source: MadePdf) => {
  const reading = await reader.read(makePdf(source), 'resume.pdf');
  return reading.ok ? 'ok' : reading.failure;
};

describe('refusals', () => {
  it('reports that there is no text', async () => {
    expect(await codeOf({ pages: [{ content: '0 0 100 100 re f' }] })).toEqual({ code: 'FILE_NO_TEXT' });
  });

  it('treats hidden text alone as no text', async () => {
    expect(await codeOf({ pages: [{ content: textAt(72, 700, 'white', { color: '1 1 1' }) }] })).toEqual({
      code: 'FILE_NO_TEXT',
    });
  });

  it('refuses more than 60 pages', async () => {
    const pages = Array.from({ length: 61 }, () => ({ content: textAt(72, 700, 'page') }));
    expect(await codeOf({ pages })).toEqual({ code: 'FILE_TOO_MANY_PAGES', details: { limit: 60 } });
  });
});
