import { ReadingError } from '../reading/reading-error.ts';
import { readingLimits } from '../reading/reading-limits.ts';
import { contentControlGuard, readParagraphText, type OpenFields, type ParagraphText } from './paragraph-text.ts';
import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';
import { allBelow, childOf, sourceOf, type SourceElement, type XmlSource } from './xml-source.ts';

/** A paragraph of the body, also in table cells, and what may be done to its paragraph mark. */
export interface BodyParagraph extends ParagraphText {
  /** Another paragraph follows in the same cell or text, so the two can be joined. */
  followed: boolean;
  /** That paragraph, and the one before. */
  next?: BodyParagraph | undefined;
  previous?: BodyParagraph | undefined;
  /** Its `w:pPr` as it is written. */
  properties: string;
  /** Why no whole line may be added or removed here. */
  guard: UnplacedReason | undefined;
}

/** All paragraphs of the main document, in order. Those in a text box come after the paragraph that holds the box. */
export function bodyParagraphs(source: XmlSource, body: SourceElement): BodyParagraph[] {
  const paragraphs: BodyParagraph[] = [];
  const fields: OpenFields = { inResult: [] };
  let characters = 0;

  const add = (element: SourceElement, followed: boolean, guard: UnplacedReason | undefined): BodyParagraph => {
    const text = readParagraphText(source, element, fields, guard);
    characters += text.text.length;
    if (characters > 2 * readingLimits.characters) throw new ReadingError('FILE_TOO_MUCH_TEXT');
    const own = childOf(element, 'w:pPr');
    const properties = own ? sourceOf(source, own) : '';
    const paragraph: BodyParagraph = { ...text, followed, properties, guard: guard ?? markGuard(element) };
    paragraphs.push(paragraph);
    // Fields don't cross the border of a text box.
    const outer = fields.inResult;
    for (const box of boxesIn(element)) {
      fields.inResult = [];
      blocks(box, 'in-text-box');
    }
    fields.inResult = outer;
    return paragraph;
  };

  const blocks = (container: SourceElement, guard: UnplacedReason | undefined): void => {
    let last: BodyParagraph | undefined;
    for (const [at, element] of container.children.entries()) {
      const { name } = element;
      if (skipped.has(name)) continue;
      if (name === 'w:p') {
        const paragraph = add(element, container.children[at + 1]?.name === 'w:p', guard);
        if (last?.followed) [last.next, paragraph.previous] = [paragraph, last];
        last = paragraph;
      } else if (name === 'mc:AlternateContent') blocks(childOf(element, 'mc:Choice') ?? element, guard ?? 'at-object');
      else blocks(element, guard ?? guardOf(element));
    }
  };
  blocks(body, undefined);
  return paragraphs;
}

const skipped = new Set([
  'w:del',
  'w:moveFrom',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:tblPr',
  'w:tblGrid',
  'w:trPr',
  'w:tcPr',
  'w:sectPr',
]);

function guardOf(element: SourceElement): UnplacedReason | undefined {
  if (element.name === 'w:sdt') return contentControlGuard(element);
  if (element.name === 'w:ins' || element.name === 'w:moveTo') return 'in-tracked-change';
  const row = element.name === 'w:tr' ? childOf(element, 'w:trPr') : undefined;
  return (childOf(row, 'w:del') ?? childOf(row, 'w:ins')) ? 'in-tracked-change' : undefined;
}

/** Whether an earlier tracked change inserted, deleted or moved the paragraph, or changed its format. */
function markGuard(paragraph: SourceElement): UnplacedReason | undefined {
  const properties = childOf(paragraph, 'w:pPr');
  const tracked = ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo', 'w:rPrChange'];
  const isTracked =
    childOf(properties, 'w:pPrChange') ??
    childOf(properties, 'w:rPr')?.children.find(({ name }) => tracked.includes(name));
  return isTracked ? 'in-tracked-change' : undefined;
}

/** The outermost text boxes of a paragraph, each only in the first of its alternatives. */
function boxesIn(element: SourceElement): SourceElement[] {
  return element.children.flatMap((each) => {
    if (each.name === 'w:txbxContent') return [each];
    return each.name === 'mc:Fallback' ? [] : boxesIn(each);
  });
}

/** The ids of everything that has one, comments and tracked changes among them. */
export const usedIds = (root: SourceElement): number[] =>
  allBelow(root).flatMap(({ attributes }) => {
    const id = Number(attributes['w:id']);
    return Number.isSafeInteger(id) ? [id] : [];
  });
