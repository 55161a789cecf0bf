import type { Line, Run, SourceDocument } from '#domain/document/source-document.ts';

/** A stretch of text on a generated page; sizes and positions in points, plain 10 pt type by default. */
export interface Stretch {
  x: number;
  y: number;
  text: string;
  bold?: boolean;
  italic?: boolean;
  size?: number;
  color?: string;
  link?: string;
  page?: number;
}

const letterWidth = 0.5;

/** A PDF as the reader would return it: stretches at the same height are one line, whatever is between them. */
export function typeset(stretches: readonly Stretch[]): SourceDocument {
  const pages = Math.max(...stretches.map((set) => set.page ?? 1), 1);
  return {
    kind: 'pdf',
    pages: Array.from({ length: pages }, (_, index) => ({
      number: index + 1,
      width: 595,
      height: 842,
      lines: linesOf(
        stretches.filter((set) => (set.page ?? 1) === index + 1),
        index + 1,
      ),
    })),
    layout: {
      kind: 'pdf',
      pages,
      columns: 1,
      tables: 0,
      images: 0,
      textBoxes: 0,
      headerFooterText: false,
      fonts: [],
      bodySize: 10,
      smallestSize: 10,
      links: 0,
      hidden: [],
      unmappedCharacters: 0,
      characters: stretches.reduce((sum, set) => sum + set.text.length, 0),
    },
    warnings: [],
  };
}

function linesOf(stretches: readonly Stretch[], page: number): Line[] {
  const heights = [...new Set(stretches.map((set) => set.y))].sort((a, b) => a - b);
  return heights.map((y, index) => {
    const runs = stretches
      .filter((set) => set.y === y)
      .sort((a, b) => a.x - b.x)
      .map(toRun);
    const x = runs[0]?.x ?? 0;
    const right = Math.max(...runs.map((run) => run.x + run.width));
    const height = Math.max(...runs.map((run) => run.height));
    const text = runs.map((run) => run.text).join('\t');
    return { id: `p${page}l${index + 1}`, page, text, x, y, width: right - x, height, runs };
  });
}

const toRun = (set: Stretch): Run => ({
  text: set.text,
  x: set.x,
  y: set.y,
  width: set.text.length * letterWidth * (set.size ?? 10),
  height: set.size ?? 10,
  font: 'Sans',
  size: set.size ?? 10,
  bold: set.bold ?? false,
  italic: set.italic ?? false,
  color: set.color ?? '#000000',
  link: set.link,
});
