import type { Block } from './pieces.ts';

/** Sections often repeat each other's headers, so each wording is read only once. */
export function distinctTexts(parts: Block[][]): Block[][] {
  const seen = new Set<string>();
  return parts.filter((blocks) => {
    const wording = JSON.stringify(blocks.map(wordingOf));
    const isNew = !seen.has(wording);
    seen.add(wording);
    return isNew;
  });
}

const wordingOf = (block: Block): unknown =>
  block.kind === 'table'
    ? block.rows.map((row) => row.map((cell) => cell.blocks.map(wordingOf)))
    : block.pieces.map((piece) =>
        piece.kind === 'text' ? piece.text : piece.kind === 'box' ? piece.box.blocks.map(wordingOf) : piece.kind,
      );
