import { SaxesParser } from 'saxes';

/** One open position of a feed, with its texts as they came. */
export interface Position {
  /** What each element holds, by its name; an element that comes again adds to it. */
  fields: ReadonlyMap<string, readonly string[]>;
  parts: readonly { name?: string | undefined; html?: string | undefined }[];
}

const deepest = 20;
const mostElements = 200_000;

class BadFeed extends Error {}

const stop = (): never => {
  throw new BadFeed();
};

interface OpenPosition {
  fields: Map<string, string[]>;
  parts: { name?: string; html?: string }[];
}

/**
 * The positions of Personio's XML feed; undefined where it is no such feed. A DOCTYPE is refused, so there are no entities to expand or fetch; depth and
 * number of elements are limited.
 */
export function readFeed(xml: string): Position[] | undefined {
  const positions: Position[] = [];
  const path: string[] = [];
  let [text, elements, position]: [string, number, OpenPosition | undefined] = ['', 0, undefined];
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', stop);
  parser.on('error', stop);
  parser.on('opentag', ({ name }) => {
    path.push(name);
    if (++elements > mostElements || path.length > deepest || path[0] !== 'workzag-jobs') stop();
    if (path.length === 2 && name === 'position') position = { fields: new Map(), parts: [] };
    if (name === 'jobDescription') position?.parts.push({});
    text = '';
  });
  parser.on('closetag', ({ name }) => {
    const value = text.trim();
    if (position && value !== '') keep(position, path, value);
    path.pop();
    text = '';
    if (position && path.length === 1 && name === 'position') {
      positions.push(position);
      position = undefined;
    }
  });
  const addText = (more: string): void => {
    text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof BadFeed) return undefined;
    throw error;
  }
  return elements === 0 ? undefined : positions;
}

/** Keeps what an element of a position held. */
function keep(position: OpenPosition, path: readonly string[], value: string): void {
  const [name = '', parent] = [path.at(-1), path.at(-2)];
  if (parent === 'jobDescription') {
    const part = position.parts.at(-1);
    if (part && name === 'name') part.name = value;
    if (part && name === 'value') part.html = value;
    return;
  }
  const key = parent === 'additionalOffices' ? 'additionalOffice' : name;
  position.fields.set(key, [...(position.fields.get(key) ?? []), value]);
}
