import type { SourceDocument } from '../source-document.ts';
import { bulletOnly, withLoneBullets, withNumbersOff } from './bullet-marks.ts';
import type { Fragment } from './fragment.ts';
import { columnStarts, lineFragments } from './line-fragments.ts';
import { fromTheLeft } from './writing-direction.ts';

/** All visible fragments of a document, in the reader's order. */
export function fragmentsOf(document: SourceDocument): Fragment[] {
  const fragments: Fragment[] = [];
  let offset = 0;
  for (const page of document.pages) {
    const { lines } = fromTheLeft(page, document.kind);
    const starts = columnStarts(lines);
    const own = lines.flatMap((line) => lineFragments(line, offset, starts));
    fragments.push(
      ...withLoneBullets(
        own,
        lines.filter((line) => bulletOnly.test(line.text.trim()) && !/\p{Co}/u.test(line.text)),
        offset,
      ),
    );
    offset += page.height;
  }
  return withNumbersOff(fragments);
}
