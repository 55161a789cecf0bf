import { deflateSync } from 'node:zlib';
import { assemble, makePdf, textAt } from '../make-pdf.ts';
import { injection, type HostileFile } from './hostile-file.ts';

const megabyte = 1024 * 1024;
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** One page with Helvetica as /F1 and this stream object as content; the catalog may contain more. */
const onePage = (content: string, catalog = ''): Uint8Array =>
  assemble([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);

const packed = (bytes: Uint8Array, filters: string): string =>
  `<< /Length ${bytes.length} /Filter ${filters} >>\nstream\n${latin(bytes)}\nendstream`;

const jane = textAt(72, 720, 'Jane Doe');
const plain = `<< /Length ${jane.length} >>\nstream\n${jane}endstream`;

/** 5,000 pages, each of which says where it is. */
const manyPages = (): Uint8Array =>
  makePdf({ pages: Array.from({ length: 5_000 }, (_, at) => ({ content: textAt(72, 720, `Page ${at}`) })) });

/** PDFs that unpack to far more than their size, refer to themselves, run scripts, or contain text that nobody sees. */
export function hostilePdfs(): HostileFile[] {
  const bomb = deflateSync(Buffer.alloc(200 * megabyte, ' '));
  const whole = Buffer.from(onePage(plain));
  const files: Record<string, Uint8Array> = {
    'flate-bomb.pdf': onePage(packed(bomb, '/FlateDecode')),
    'flate-bomb-nested.pdf': onePage(packed(deflateSync(bomb), '[/FlateDecode /FlateDecode]')),
    'million-text-operations.pdf': onePage(
      packed(deflateSync(Buffer.from('BT /F1 8 Tf 72 72 Td (x) Tj ET\n'.repeat(1_000_000))), '/FlateDecode'),
    ),
    'pages-5000.pdf': manyPages(),
    'page-loop.pdf': assemble(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    'script-on-opening.pdf': onePage(plain, '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    'garbage-first.pdf': Buffer.concat([Buffer.from('garbage\n'.repeat(20)), whole]),
    'header-only.pdf': Buffer.from('%PDF-1.7\n%%EOF'),
    'not-a.pdf': Buffer.from('hello'),
    'cut-off.pdf': whole.subarray(0, 400),
    'white-text-injection.pdf': makePdf({
      pages: [{ content: jane + textAt(72, 680, injection, { color: '1 1 1' }) }],
    }),
    'tiny-text-injection.pdf': makePdf({ pages: [{ content: jane + textAt(72, 680, injection, { size: 0.5 }) }] }),
    'off-page-injection.pdf': makePdf({ pages: [{ content: jane + textAt(72, -4_000, injection) }] }),
  };
  return Object.entries(files).map(([name, bytes]) => ({ name, bytes }));
}
