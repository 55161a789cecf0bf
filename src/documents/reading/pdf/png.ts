import { crc32, deflateSync } from 'node:zlib';

/** An image of three bytes a pixel: red, green, blue, row by row from the top. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A PNG (ISO/IEC 15948) of eight bits a channel; grey, with a third of the bytes, where no pixel has a colour. */
export function encodePng({ width, height, rgb }: Pixels): Uint8Array {
  const grey = isGrey(rgb);
  const channels = grey ? 1 : 3;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, grey ? 0 : 2, 0, 0, 0], 8);
  // Each row begins with its filter: none.
  const rows = Buffer.alloc(height * (1 + width * channels));
  for (let y = 0; y < height; y++) {
    const row = y * (1 + width * channels) + 1;
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      for (let channel = 0; channel < channels; channel++)
        rows[row + x * channels + channel] = rgb[from + channel] ?? 0;
    }
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const isGrey = (rgb: Uint8Array): boolean => {
  for (let at = 0; at < rgb.length; at += 3) if (rgb[at] !== rgb[at + 1] || rgb[at] !== rgb[at + 2]) return false;
  return true;
};

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const made = Buffer.alloc(named.length + 8);
  made.writeUInt32BE(data.length, 0);
  made.set(named, 4);
  made.writeUInt32BE(crc32(named), named.length + 4);
  return made;
}
