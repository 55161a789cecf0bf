import { ReadingError } from '../reading-error.ts';

/** Numbers in a stream, little-endian. Reading outside of it throws a RangeError, which counts as damage. */
export class Stream {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  u8 = (at: number): number => this.#view.getUint8(at);
  u16 = (at: number): number => this.#view.getUint16(at, true);
  i16 = (at: number): number => this.#view.getInt16(at, true);
  u32 = (at: number): number => this.#view.getUint32(at, true);
  i32 = (at: number): number => this.#view.getInt32(at, true);
  /** UTF-16 text of this many characters. */
  text = (at: number, characters: number): string => Buffer.from(this.slice(at, characters * 2)).toString('utf16le');

  slice(at: number, length: number): Uint8Array {
    if (at < 0 || length < 0 || at + length > this.bytes.length) throw new RangeError('outside of the stream');
    return this.bytes.subarray(at, at + length);
  }
}

const headerBytes = 512;
const entryBytes = 128;
const listedSectors = 109;
const lastSector = 0xfffffffa;
const nothing = 0xffffffff;
const streamType = 2;

/** The streams in the root of a compound file ([MS-CFB]), the small file system that contains a DOC file. */
export function openCompoundFile(bytes: Uint8Array): (name: string) => Stream | undefined {
  const file = new Stream(bytes);
  const sectorBytes = 1 << file.u16(0x1e);
  const smallBytes = 1 << file.u16(0x20);
  if (sectorBytes < 128 || sectorBytes > 65_536 || smallBytes > sectorBytes) throw new ReadingError('FILE_DAMAGED');
  const smallBelow = file.u32(0x38);
  const sectors = Math.ceil((bytes.length - headerBytes) / sectorBytes);
  const sector = (index: number): Uint8Array => {
    // The last sector of a file is sometimes cut short.
    const start = sectorBytes === 4_096 ? (index + 1) * sectorBytes : headerBytes + index * sectorBytes;
    return file.slice(start, Math.min(sectorBytes, bytes.length - start));
  };
  const table = readTable(file, sector, sectorBytes, sectors);
  const join = (first: number) => Buffer.concat(chain(table, first, sectors).map(sector));
  const entries = readEntries(new Stream(join(file.u32(0x30))));
  const [root] = entries;
  if (!root) throw new ReadingError('FILE_DAMAGED');
  const smallTable = toNumbers(join(file.u32(0x3c)));
  const smallStream = join(root.start);

  return (name) => {
    const entry = entries.find(
      (candidate) => candidate.type === streamType && candidate.inRoot && candidate.name === name,
    );
    if (!entry) return undefined;
    if (entry.size >= smallBelow) return new Stream(join(entry.start).subarray(0, entry.size));
    const parts = chain(smallTable, entry.start, smallStream.length / smallBytes + 1);
    const content = Buffer.concat(
      parts.map((index) => smallStream.subarray(index * smallBytes, (index + 1) * smallBytes)),
    );
    return new Stream(content.subarray(0, entry.size));
  };
}

/** The sectors that follow each other from the first; a chain that loops is damage. */
function chain(table: Uint32Array, first: number, most: number): number[] {
  const found: number[] = [];
  for (let next = first; next < lastSector; next = table[next] ?? nothing) {
    if (found.length >= most) throw new ReadingError('FILE_DAMAGED');
    found.push(next);
  }
  return found;
}

/** The file allocation table: the next sector of each sector. */
function readTable(
  file: Stream,
  sector: (index: number) => Uint8Array,
  sectorBytes: number,
  sectors: number,
): Uint32Array {
  const places = Array.from({ length: listedSectors }, (_, index) => file.u32(0x4c + index * 4));
  let next = file.u32(0x44);
  for (let more = file.u32(0x48); more > 0 && next < lastSector && places.length <= sectors; more--) {
    const listed = toNumbers(sector(next));
    places.push(...listed.subarray(0, sectorBytes / 4 - 1));
    next = listed[sectorBytes / 4 - 1] ?? nothing;
  }
  return toNumbers(Buffer.concat(places.filter((place) => place < lastSector).map(sector)));
}

function toNumbers(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getUint32(index * 4, true));
}

interface Entry {
  name: string;
  type: number;
  start: number;
  size: number;
  /** It is in the root itself and not in a folder, as the streams of embedded documents are. */
  inRoot: boolean;
}

function readEntries(directory: Stream): Entry[] {
  const count = Math.floor(directory.bytes.length / entryBytes);
  const entries = Array.from({ length: count }, (_, index): Entry => {
    const at = index * entryBytes;
    const nameBytes = Math.min(64, directory.u16(at + 0x40));
    return {
      name: directory.text(at, Math.max(0, nameBytes / 2 - 1)),
      type: directory.u8(at + 0x42),
      start: directory.u32(at + 0x74),
      size: directory.u32(at + 0x78),
      inRoot: false,
    };
  });
  const open = [count > 0 ? directory.u32(0x4c) : nothing];
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index];
    if (!entry || entry.inRoot) continue;
    entry.inRoot = true;
    open.push(directory.u32(index * entryBytes + 0x44), directory.u32(index * entryBytes + 0x48));
  }
  return entries;
}
