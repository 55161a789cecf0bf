import type { Copy } from '#copy/copy.ts';
import { textOfUnnamed } from './encoded-text.ts';

/** The types of content that people are told about. */
export type FileContent = keyof Copy['fileContents'];

/** The types that the extension of a file name can indicate. */
export const claimedFiles = [
  'pdf',
  'docx',
  'doc',
  'txt',
  'md',
  'json',
] as const satisfies (keyof Copy['claimedFiles'])[];
export type ClaimedFile = (typeof claimedFiles)[number];

/** How far into a file a PDF's signature may be. Mail gateways and download scripts put lines before it. */
const pdfMarkWithin = 1_024;
const lookedAt = 4_096;

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
const latin = (bytes: Uint8Array, length: number): string => Buffer.from(bytes.subarray(0, length)).toString('latin1');

/** The type of a file, detected from its bytes alone; `encrypted` is an Office document with a password. */
export function contentOf(
  bytes: Uint8Array,
): FileContent | 'linkedin-export' | 'empty' | 'encrypted' | 'broken-archive' {
  if (bytes.length === 0) return 'empty';
  if (latin(bytes, pdfMarkWithin).includes('%PDF-')) return 'pdf';
  if (startsWith(bytes, 0x50, 0x4b)) return archiveContent(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return compoundContent(bytes);
  return binaryContent(bytes) ?? textContent(bytes);
}

/** Archives list their parts at their end, so the names are searched for there. */
function archiveContent(bytes: Uint8Array): ReturnType<typeof contentOf> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') < 0) return 'broken-archive';
  const holds = (name: string) => file.includes(name, 0, 'latin1');
  if (holds('word/document.xml') || holds('word\\document.xml')) return 'docx';
  if (holds('xl/workbook')) return 'spreadsheet';
  if (holds('ppt/presentation')) return 'presentation';
  if (holds('application/vnd.oasis.opendocument.text')) return 'odt';
  if (holds('application/vnd.oasis.opendocument.spreadsheet')) return 'spreadsheet';
  if (holds('application/vnd.oasis.opendocument.presentation')) return 'presentation';
  if (holds('Index/Document.iwa') || holds('index.apxl')) return 'pages';
  if (holds('Profile.csv') || holds('Positions.csv')) return 'linkedin-export';
  // The main document may have another name. Then the relationships give it away, and the reader follows them.
  return holds('[Content_Types].xml') && holds('_rels/.rels') && holds('word/') ? 'docx' : 'archive';
}

/** Office's older files are small file systems; their directory names the content, in UTF-16. */
function compoundContent(bytes: Uint8Array): ReturnType<typeof contentOf> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const holds = (name: string) => file.includes(Buffer.from(name, 'utf16le'));
  if (holds('EncryptedPackage')) return 'encrypted';
  if (holds('WordDocument')) return 'doc';
  if (holds('Workbook')) return 'spreadsheet';
  if (holds('PowerPoint Document')) return 'presentation';
  return holds('__properties_version1.0') ? 'mail' : 'broken-archive';
}

function binaryContent(bytes: Uint8Array): FileContent | undefined {
  const head = latin(bytes, 16);
  if (head.startsWith('\u0089PNG') || head.startsWith('\u00ff\u00d8\u00ff') || head.startsWith('GIF8'))
    return 'picture';
  if (/^RIFF....WEBP/s.test(head) || /^(?:II\*\0|MM\0\*)/.test(head) || /^....ftyp(?:heic|heix|mif1|avif)/s.test(head))
    return 'picture';
  if (head.startsWith('BM') && bytes.length > 26 && bytes[14] === 40) return 'picture';
  if (
    head.startsWith('MZ') ||
    head.startsWith('\u007fELF') ||
    /^(?:\u00fe\u00ed\u00fa|\u00cf\u00fa\u00ed\u00fe)/.test(head)
  )
    return 'program';
  if (head.startsWith('Rar!') || head.startsWith('7z\u00bc\u00af') || head.startsWith('\u001f\u008b')) return 'archive';
  if (head.startsWith('%!PS')) return 'postscript';
  return head.startsWith('\u00ffWPC') ? 'wordPerfect' : undefined;
}

function textContent(bytes: Uint8Array): FileContent {
  const text = decodeText(bytes.subarray(0, lookedAt), true);
  if (text === undefined) return 'unknown';
  const head = text.trimStart().toLowerCase();
  if (head.startsWith('{\\rtf')) return 'rtf';
  if (/^(?:mime-version|from|content-type|date|subject|received):/.test(head) && /^mime-version:/m.test(head))
    return 'mhtml';
  if (/^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body)\b/.test(head)) return 'html';
  if (head.startsWith('<?xml') || head.startsWith('<w:')) {
    if (/progid="word\.document"|office\/word\/2003\/wordml|package\/2006\/xmlpackage/.test(head)) return 'wordXml';
    return /<html\b/.test(head) ? 'html' : 'xml';
  }
  return /^[{[]\s*["{[\]}]/.test(head) ? 'json' : 'text';
}

/** The text in a file; undefined when its bytes are not text. `isCut` allows the last character to be incomplete. */
export function decodeText(bytes: Uint8Array, isCut = false): string | undefined {
  const text = textOfUnnamed(bytes, isCut);
  // eslint-disable-next-line no-control-regex -- the control characters that text does not hold are the point
  return text === undefined || /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? undefined : text;
}
