/** The preferred position of a note, and its height, in pixels. */
export interface NoteBox {
  /** The top of the line it is about. */
  anchor: number;
  height: number;
  /** It stays where it is wanted, whatever the others need. */
  held?: boolean;
}

/** So many others give way to a note that is held. */
const holding = 1000;

/** Notes that touch, and move as one. */
interface Block {
  /** The weighted sum of where its notes would have its top, and their weights. */
  wanted: number;
  weight: number;
  count: number;
  height: number;
}

/**
 * The tops of notes, in the order given, with a gap between and none above the least top, as near to their lines as they all can be: where they would
 * overlap, those above make room as well as those below, so that none is carried far (least squares, by pooling neighbours that touch).
 */
export function stackNotes(notes: readonly NoteBox[], gap: number, least = 0): number[] {
  const topOf = ({ wanted, weight }: Block): number => Math.max(wanted / weight, least);
  const blocks: Block[] = [];
  for (const { anchor, height, held = false } of notes) {
    const weight = held ? holding : 1;
    let block: Block = { wanted: anchor * weight, weight, count: 1, height: height + gap };
    for (let above = blocks.at(-1); above && topOf(above) + above.height > topOf(block); above = blocks.at(-1)) {
      blocks.pop();
      block = {
        wanted: above.wanted + block.wanted - block.weight * above.height,
        weight: above.weight + block.weight,
        count: above.count + block.count,
        height: above.height + block.height,
      };
    }
    blocks.push(block);
  }
  const tops: number[] = [];
  for (const block of blocks) {
    let top = topOf(block);
    for (let placed = 0; placed < block.count; placed += 1) {
      tops.push(top);
      top += (notes[tops.length - 1]?.height ?? 0) + gap;
    }
  }
  return tops;
}
