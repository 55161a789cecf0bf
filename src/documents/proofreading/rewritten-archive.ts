import { crc32, deflateRawSync } from 'node:zlib';
import { ReadingError } from '../reading/reading-error.ts';
import { listEntries, packedEntry, type ZipEntry } from '../reading/docx/zip-archive.ts';

const localLength = 30;
const recordLength = 46;
const endLength = 22;
/** The flag of a part whose sizes come after its content, not in the header. */
const sizesBehind = 1 << 3;
const namesInUtf8 = 1 << 11;
const deflated = 8;

/** An archive with some parts replaced and others added. Everything else is copied as it's packed, in the same order. */
export function rewrittenArchive(bytes: Uint8Array, changed: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries = listEntries(bytes);
  const packed = [...entries.values()].reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  // Parts that share their bytes would be copied once for each name.
  if (packed > bytes.length) throw new ReadingError('FILE_DAMAGED');
  const [parts, records]: [Uint8Array[], Uint8Array[]] = [[], []];
  let offset = 0;
  const add = (record: Uint8Array, content: Uint8Array): void => {
    const header = localHeader(record);
    viewOf(record).setUint32(42, offset, true);
    offset += header.length + content.length;
    parts.push(header, content);
    records.push(record);
  };
  for (const entry of entries.values()) {
    const content = changed.get(entry.name);
    const record = withoutSizesBehind(entry.record);
    if (content) add(...repacked(record, content));
    else add(record, checked(bytes, entry));
  }
  for (const [name, content] of changed) if (!entries.has(name)) add(...repacked(newRecord(name, records[0]), content));
  const directory = Buffer.concat(records);
  const end = new Uint8Array(endLength);
  const view = viewOf(end);
  view.setUint32(0, 0x06054b50, true);
  view.setUint16(8, records.length, true);
  view.setUint16(10, records.length, true);
  view.setUint32(12, directory.length, true);
  view.setUint32(16, offset, true);
  return new Uint8Array(Buffer.concat([...parts, directory, end]));
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Encrypted parts are refused, because they couldn't be opened without the sizes after them. */
function checked(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.encrypted) throw new ReadingError('FILE_ENCRYPTED');
  return packedEntry(bytes, entry);
}

function withoutSizesBehind(record: Uint8Array): Uint8Array {
  // `slice` of a Buffer would share its memory with the file.
  const copy = new Uint8Array(record);
  const view = viewOf(copy);
  view.setUint16(8, view.getUint16(8, true) & ~sizesBehind, true);
  return copy;
}

/** A record for a new part, with the version and time of the first part. */
function newRecord(name: string, first: Uint8Array | undefined): Uint8Array {
  const encoded = new TextEncoder().encode(name);
  const record = new Uint8Array(recordLength + encoded.length);
  const view = viewOf(record);
  view.setUint32(0, 0x02014b50, true);
  view.setUint16(4, 20, true);
  view.setUint16(6, 20, true);
  view.setUint16(8, namesInUtf8, true);
  if (first) record.set(first.subarray(12, 16), 12);
  view.setUint16(28, encoded.length, true);
  record.set(encoded, recordLength);
  return record;
}

function repacked(record: Uint8Array, content: Uint8Array): [Uint8Array, Uint8Array] {
  const packed = deflateRawSync(content);
  const view = viewOf(record);
  view.setUint16(10, deflated, true);
  view.setUint32(16, crc32(content), true);
  view.setUint32(20, packed.length, true);
  view.setUint32(24, content.length, true);
  return [record, packed];
}

/** The header before a part's content must say the same as the directory. */
function localHeader(record: Uint8Array): Uint8Array {
  const nameLength = viewOf(record).getUint16(28, true);
  const header = new Uint8Array(localLength + nameLength);
  const view = viewOf(header);
  view.setUint32(0, 0x04034b50, true);
  header.set(record.subarray(6, 28), 4);
  view.setUint16(26, nameLength, true);
  header.set(record.subarray(recordLength, recordLength + nameLength), localLength);
  return header;
}
