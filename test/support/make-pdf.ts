/** One page of a PDF made for a test: its content stream, with fonts /F1 (Helvetica), /F2 (bold) and /F3 (mapped letters). */
export interface PageSource {
  content: string;
  /** Dictionaries of annotations, without their << >>. */
  annotations?: string[];
  rotate?: number;
}

/** The mapping of /F3's codes: its letters are drawn as Helvetica's and read as these. */
export interface MadePdf {
  pages: PageSource[];
  mapped?: Record<string, string>;
  /** The content of object 7, an appearance of 228 x 20 points that annotations can name. */
  appearance?: string;
}

/** Writes a small PDF, 612 x 792 points a page. */
export function makePdf({ pages, mapped = {}, appearance = '' }: MadePdf): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const firstPage = 8;
  const pageNumbers = pages.map((_, index) => firstPage + index * 2);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>');
  add(stream(unicodeMap(mapped)));
  add(stream(appearance, '/Type /XObject /Subtype /Form /BBox [0 0 228 20] /Resources << /Font << /F1 3 0 R >> >>'));
  for (const [index, page] of pages.entries()) {
    const number = firstPage + index * 2;
    const annotations = (page.annotations ?? []).map((annotation) => `<< ${annotation} >>`).join(' ');
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${page.rotate ?? 0} /Contents ${number + 1} 0 R ` +
        `/Annots [${annotations}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> ` +
        `/ExtGState << /Clear << /ca 0 >> >> >> >>`,
    );
    add(stream(page.content));
  }
  return assemble(objects);
}

/** A line of text at a position, by default in 12 points black. */
export const textAt = (x: number, y: number, text: string, { font = 'F1', size = 12, color = '0 0 0' } = {}): string =>
  `BT ${color} rg /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET\n`;

const stream = (content: string, entries = ''): string =>
  `<< ${entries} /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`;

const hex = (text: string) =>
  [...Buffer.from(text, 'utf16le').swap16()].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function unicodeMap(mapped: Record<string, string>): string {
  const entries = Object.entries(mapped).map(
    ([code, text]) => `<${Buffer.from(code, 'latin1').toString('hex')}> <${hex(text)}>`,
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Test def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    `${entries.length} beginbfchar ${entries.join('\n')} endbfchar`,
    'endcmap end end',
  ].join('\n');
}

/** A PDF of these objects, the first of which is its catalog. */
export function assemble(objects: readonly string[]): Uint8Array {
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.indexOf('xref\n0')}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
