import type { BodyParagraph } from './body-paragraphs.ts';
import { childOf } from './xml-source.ts';

/**
 * The paragraphs whose marks are deleted with the text of these. Word gives joined paragraphs the properties of the last one, LibreOffice of the first,
 * so they are joined with a neighbour that has the same, if there is one.
 *
 * @param isKept whether a paragraph's mark has to stay because a line is added after it
 */
export function lostMarks(
  removed: ReadonlySet<BodyParagraph>,
  isKept: (paragraph: BodyParagraph) => boolean,
): BodyParagraph[] {
  const lost: BodyParagraph[] = [];
  for (const first of removed) {
    if (first.previous && removed.has(first.previous)) continue;
    const group = groupFrom(first, removed);
    const { previous } = first;
    const [last = first] = group.slice(-1);
    const ahead = [...(previous ? [previous] : []), ...group.slice(0, -1)];
    const isAlike = (each: BodyParagraph): boolean => each.properties === last.properties;
    const joinsNext = last.next !== undefined && isAlike(last.next);
    const joinsPrevious = previous !== undefined && !isKept(previous) && [previous, ...group].every(isAlike);
    lost.push(...(joinsPrevious && !joinsNext && ahead.every(canJoinNext) ? ahead : group.filter(canJoinNext)));
  }
  return lost;
}

/** Removed paragraphs in a row. */
function groupFrom(first: BodyParagraph, removed: ReadonlySet<BodyParagraph>): BodyParagraph[] {
  const group: BodyParagraph[] = [];
  for (let each: BodyParagraph | undefined = first; each && removed.has(each); each = each.next) group.push(each);
  return group;
}

/** Whether a paragraph's mark may be deleted: the next paragraph can be joined to it, and it doesn't end a section. */
const canJoinNext = ({ followed, guard, element }: BodyParagraph): boolean =>
  followed && guard === undefined && !childOf(childOf(element, 'w:pPr'), 'w:sectPr');
