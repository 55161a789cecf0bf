import { Inflate } from 'fflate';
import { ReadingError } from '../reading-error.ts';

/** A part of the archive, as the archive's directory describes it. The description can be wrong, and {@link inflateEntry} doesn't trust it. */
export interface ZipEntry {
  name: string;
  compressedSize: number;
  declaredSize: number;
  method: number;
  encrypted: boolean;
  headerOffset: number;
  /** Its record in the directory. */
  record: Uint8Array;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
const endLength = 22;
const maxCommentLength = 0xffff;

const maxEntries = 5_000;
/** The most that all parts may claim to unpack to. Photos in a resume of 10 MB are already compressed and grow little. */
const maxDeclaredBytes = 300 * 1024 * 1024;
/** Parts are unpacked in pieces of this many bytes. A piece can grow at most about 1,032 times before its size is checked. */
const pieceBytes = 2_048;

const stored = 0;
const deflated = 8;

/** Lists an archive's parts without unpacking any. Throws {@link ReadingError} when it is broken or claims to contain far too much. */
export function listEntries(bytes: Uint8Array): Map<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw new ReadingError('FILE_TOO_COMPLEX');
  const entries = new Map<string, ZipEntry>();
  let position = view.getUint32(end + 16, true);
  let declared = 0;
  for (let index = 0; index < count; index++) {
    const { entry, next } = readEntry(view, bytes, position);
    declared += entry.declaredSize;
    if (declared > maxDeclaredBytes) throw new ReadingError('FILE_TOO_COMPLEX');
    // Two parts have the same name. Readers differ in which one they show, so neither is trusted.
    if (entries.has(entry.name)) throw new ReadingError('FILE_DAMAGED');
    entries.set(entry.name, entry);
    position = next;
  }
  return entries;
}

/** The record that ends an archive. It's searched from the back, because a comment may follow it. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - maxCommentLength);
  for (let at = view.byteLength - endLength; at >= first; at--) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new ReadingError('FILE_DAMAGED');
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== entrySignature) throw new ReadingError('FILE_DAMAGED');
  const nameLength = view.getUint16(at + 28, true);
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > view.byteLength) throw new ReadingError('FILE_DAMAGED');
  return {
    next,
    entry: {
      // Some writers use the separator of Windows, and a leading slash makes no difference to a part name.
      name: new TextDecoder()
        .decode(bytes.subarray(at + 46, at + 46 + nameLength))
        .replace(/\\/g, '/')
        .replace(/^\/+/, ''),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      compressedSize: view.getUint32(at + 20, true),
      declaredSize: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
      record: bytes.subarray(at, next),
    },
  };
}

/** Unpacks one part, piece by piece, and gives up as soon as it has more than `limit` bytes. */
export function inflateEntry(bytes: Uint8Array, entry: ZipEntry, limit: number): Uint8Array {
  if (entry.encrypted) throw new ReadingError('FILE_ENCRYPTED');
  if (entry.declaredSize > limit) throw new ReadingError('FILE_TOO_COMPLEX');
  const packed = packedEntry(bytes, entry);
  if (entry.method === stored) return packed.length > limit ? tooComplex() : packed;
  if (entry.method !== deflated) throw new ReadingError('FILE_DAMAGED');
  return inflate(packed, limit);
}

/** One part, still packed. */
export function packedEntry(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = entry.headerOffset;
  if (at + 30 > bytes.length || view.getUint32(at, true) !== localSignature) throw new ReadingError('FILE_DAMAGED');
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const packed = bytes.subarray(start, start + entry.compressedSize);
  if (packed.length < entry.compressedSize) throw new ReadingError('FILE_DAMAGED');
  return packed;
}

function tooComplex(): never {
  throw new ReadingError('FILE_TOO_COMPLEX');
}

function inflate(packed: Uint8Array, limit: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((piece) => {
    length += piece.length;
    if (length > limit) tooComplex();
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length || at === 0; at += pieceBytes) {
      inflater.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
    }
  } catch (error) {
    throw error instanceof ReadingError ? error : new ReadingError('FILE_DAMAGED');
  }
  return Buffer.concat(pieces, length);
}
