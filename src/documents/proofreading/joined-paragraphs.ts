import type { BodyParagraph } from './body-paragraphs.ts';
import type { Atom } from './paragraph-text.ts';
import type { PlannedEdit } from './planned-edit.ts';

/** Several paragraphs read as one. Between two of them is a line break that no edit may touch. */
interface JoinedParagraph extends BodyParagraph {
  /** Each with the number of letters and of code units before it. */
  parts: { paragraph: BodyParagraph; letters: number; units: number }[];
}

export function joinedParagraphs(paragraphs: readonly BodyParagraph[]): BodyParagraph {
  const parts: JoinedParagraph['parts'] = [];
  const atoms: Atom[] = [];
  const barriers: BodyParagraph['barriers'] = [];
  let text = '';
  for (const paragraph of paragraphs) {
    if (parts.length > 0) {
      atoms.push(paragraphEnd(paragraph));
      text += '\n';
    }
    parts.push({ paragraph, letters: atoms.length, units: text.length });
    barriers.push(...paragraph.barriers.map(({ at, why }) => ({ at: at + atoms.length, why })));
    atoms.push(...paragraph.atoms);
    text += paragraph.text;
  }
  const [{ element, guard, properties }, last] = [paragraphs[0], paragraphs.at(-1)] as [BodyParagraph, BodyParagraph];
  const atomAt = atoms.flatMap((atom, at) => Array.from({ length: atom.text.length }, () => at));
  const joined: JoinedParagraph = {
    element,
    properties,
    text,
    atoms,
    atomAt,
    barriers,
    followed: last.followed,
    guard,
    parts,
  };
  return joined;
}

function paragraphEnd({ element }: BodyParagraph): Atom {
  const run = { element, container: element, look: '', guard: 'across-break' as const };
  return { run, child: element, kind: 'object', text: '\n', start: element.start, end: element.start };
}

/** Part of a paragraph with its edits, counted by the paragraph's own letters. */
export interface EditedPart {
  paragraph: BodyParagraph;
  start: number;
  end: number;
  edits: PlannedEdit[];
}

/** Each paragraph that a place covers, with the edits that belong to it. */
export function partsOf(
  paragraph: BodyParagraph,
  start: number,
  end: number,
  edits: readonly PlannedEdit[],
): EditedPart[] {
  if (!isJoined(paragraph)) return [{ paragraph, start, end, edits: [...edits] }];
  return paragraph.parts.map(({ paragraph: part, letters, units }) => {
    const isOwn = ({ host }: PlannedEdit): boolean => host.at >= letters && host.at < letters + part.atoms.length;
    return {
      paragraph: part,
      start: Math.max(0, start - units),
      end: Math.min(part.text.length, end - units),
      edits: edits.filter(isOwn).map((edit) => ({
        ...edit,
        from: edit.from - letters,
        to: edit.to - letters,
        host: { ...edit.host, at: edit.host.at - letters },
      })),
    };
  });
}

const isJoined = (paragraph: BodyParagraph): paragraph is JoinedParagraph => 'parts' in paragraph;
