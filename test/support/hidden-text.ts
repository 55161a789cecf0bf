import { readDocument } from './read-document.ts';

/** Only letters and digits, in lower case, so that line breaks, hyphens and markup between them hide nothing. */
const squeezed = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const windowLength = 25;

/** Finds text that is in the hidden texts and in none that may be known. */
export interface HiddenText {
  /** How many stretches are looked for. */
  size: number;
  /** The first hidden stretch in a text, without spaces and signs; nothing if there is none. */
  foundIn(text: string): string | undefined;
}

/** Searches for every stretch of 25 letters and digits of `hidden` that is in none of the `known` texts. */
export function hiddenText(hidden: readonly string[], known: readonly string[]): HiddenText {
  const free = known.map(squeezed);
  const windows = new Set<string>();
  for (const text of hidden.map(squeezed)) {
    for (let at = 0; at + windowLength <= text.length; at++) {
      const window = text.slice(at, at + windowLength);
      if (!free.some((own) => own.includes(window))) windows.add(window);
    }
  }
  return {
    size: windows.size,
    foundIn(answer) {
      const text = squeezed(answer);
      for (let at = 0; at + windowLength <= text.length; at++) {
        const window = text.slice(at, at + windowLength);
        if (windows.has(window)) return window;
      }
      return undefined;
    },
  };
}

const stringsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, inner]) => `${name} ${stringsIn(inner)}`)
        .join('\n')
    : String(value);

const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

/** All text of an answer: its headers, and its body as JSON, as text, or read from a document. Throws for a body that it cannot read. */
export async function textOfAnswer(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (bytes.length === 0) return headers;
  const text = new TextDecoder().decode(bytes);
  if (type === 'application/json') return `${headers}\n${stringsIn(JSON.parse(text))}`;
  if (type.startsWith('text/')) return `${headers}\n${text}`;
  if (!documentTypes.some((known) => known === type)) throw new Error(`Nobody here can read an answer of ${type}.`);
  // Read here and not in a thread, which would time out on a slow machine.
  const read = await readDocument(bytes, type === 'application/pdf' ? 'a.pdf' : 'a.docx');
  if (!read.ok) throw new Error(`A document could not be read: ${read.failure.code}.`);
  const lines = read.document.pages.flatMap((page) => page.lines.map((line) => line.text));
  // The bytes themselves too: they contain a document's title and keywords.
  return [headers, text, ...lines].join('\n');
}
