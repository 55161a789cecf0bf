import { ReadingError } from '../reading-error.ts';
import { elements, parseXml, xmlText, type XmlNode } from './xml-tree.ts';
import { inflateEntry, listEntries } from './zip-archive.ts';

/** What a part points to, by the relationship's id. */
export interface Relationship {
  type: string;
  target: string;
  external: boolean;
}

/** A Word document's parts. */
export interface WordPackage {
  /** The main document's path. */
  main: string;
  has(path: string): boolean;
  /** A required part as it is, unpacked; throws as {@link require} does. */
  bytes(path: string): Uint8Array;
  /** A required part; throws when it is missing or cannot be read. */
  require(path: string): XmlNode;
  /** A part that may be missing or broken: then its content is left out. `prepare` may shorten the XML first. */
  optional(path: string, prepare?: (xml: string) => string): XmlNode | undefined;
  /** The relationships of a part, targets as paths from the archive's root. */
  relationships(path: string): Map<string, Relationship>;
  /** The path of a part's relationships. */
  relationshipsPath(path: string): string;
}

/** The limit for all XML of one document. The longest real resume has a tenth of it. */
const maxXmlBytes = 24 * 1024 * 1024;

export function openWordPackage(bytes: Uint8Array): WordPackage {
  const entries = listEntries(bytes);
  let left = maxXmlBytes;
  const load = (path: string): Uint8Array | undefined => {
    const entry = entries.get(path);
    if (!entry) return undefined;
    const content = inflateEntry(bytes, entry, left);
    left -= content.length;
    return content;
  };
  const optional: WordPackage['optional'] = (path, prepare) => {
    const content = load(path);
    if (!content) return undefined;
    try {
      return parseXml(prepare ? prepare(xmlText(content)) : content);
    } catch {
      return undefined;
    }
  };
  const relationships = (path: string) => readRelationships(optional(relationshipsPath(path)), path);
  const main =
    [...relationships('').values()].find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'word/document.xml';
  return {
    main,
    has: (path) => entries.has(path),
    bytes: (path) => load(path) ?? missing(),
    require: (path) => parseXml(load(path) ?? missing()),
    optional,
    relationships,
    relationshipsPath,
  };
}

function missing(): never {
  throw new ReadingError('FILE_DAMAGED');
}

function relationshipsPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1;
  return `${path.slice(0, slash)}_rels/${path.slice(slash)}.rels`;
}

function readRelationships(node: XmlNode | undefined, path: string): Map<string, Relationship> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return new Map(
    elements(node).map(({ attributes }) => {
      const external = attributes['TargetMode'] === 'External';
      const target = attributes['Target'] ?? '';
      return [
        attributes['Id'] ?? '',
        { type: attributes['Type'] ?? '', external, target: external ? target : resolve(folder, target) },
      ];
    }),
  );
}

/** Resolves a relative path from a folder. A path that leaves the archive finds nothing in it. */
function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
