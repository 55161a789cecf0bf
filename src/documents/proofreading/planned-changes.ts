import { alignedEdits, removalOf } from './aligned-edits.ts';
import type { BodyParagraph } from './body-paragraphs.ts';
import { CannotPlace } from './cannot-place.ts';
import { createPlaceFinder, restOfLine, isLineEnd, isMark, type Place, type PlaceFinder } from './find-places.ts';
import { plannedEdit } from './planned-edit.ts';
import { partsOf, type EditedPart } from './joined-paragraphs.ts';
import { lostMarks } from './lost-marks.ts';
import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';
import type { ProofreadChange } from './proofreading.ts';

/** The changes to one paragraph. */
export interface PlannedParagraph {
  paragraph: BodyParagraph;
  edited: (Omit<EditedPart, 'paragraph'> & { change: ProofreadChange })[];
  /** Lines that are added after it. */
  added: ProofreadChange[];
  /** How many of its letters are a list's mark, written as text. */
  lead: number;
  /** All of it is deleted. */
  removed: boolean;
  /** Its paragraph mark is deleted. */
  loseMark: boolean;
}

export interface Plan {
  paragraphs: PlannedParagraph[];
  /** By the change's id. */
  unplaced: Map<string, UnplacedReason>;
}

/** Decides where each change goes. A change whose place isn't certain is left out. */
export function plannedChanges(paragraphs: readonly BodyParagraph[], changes: readonly ProofreadChange[]): Plan {
  const finder = createPlaceFinder(paragraphs);
  const planned = new Map<BodyParagraph, PlannedParagraph>();
  const unplaced = new Map<string, UnplacedReason>();
  const planOf = (paragraph: BodyParagraph): PlannedParagraph => {
    const plan = planned.get(paragraph) ?? {
      paragraph,
      edited: [],
      added: [],
      lead: 0,
      removed: false,
      loseMark: false,
    };
    planned.set(paragraph, plan);
    return plan;
  };
  const attempt = (change: ProofreadChange, place: () => void): void => {
    try {
      place();
    } catch (error) {
      if (!(error instanceof CannotPlace)) throw error;
      unplaced.set(change.id, error.why);
    }
  };
  const rewordings = changes.filter(({ original }) => original.trim() !== '');
  for (const alike of grouped(rewordings)) {
    for (const [at, change] of alike.entries())
      attempt(change, () => placeRewording(change, placeOf(finder, change, alike.length, at), planOf));
  }
  const anchors = new Map<string, BodyParagraph>();
  for (const change of changes)
    if (change.original.trim() === '') attempt(change, () => placeAddition(change, finder, anchors, planOf));
  const removed = new Set([...planned.values()].filter((each) => each.removed).map(({ paragraph }) => paragraph));
  const isKept = (paragraph: BodyParagraph): boolean => (planned.get(paragraph)?.added.length ?? 0) > 0;
  for (const paragraph of lostMarks(removed, isKept)) planOf(paragraph).loseMark = true;
  return { paragraphs: [...planned.values()], unplaced };
}

/** Changes with the same wording before and after. It makes no difference which of them goes where. */
function grouped(changes: readonly ProofreadChange[]): ProofreadChange[][] {
  const groups = new Map<string, ProofreadChange[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.original, change.revised]);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}

function placeOf(finder: PlaceFinder, { original }: ProofreadChange, uses: number, at: number): Place {
  const place = finder.placesOf(original, uses)[at];
  if (!place) throw new CannotPlace('not-found');
  return place;
}

function placeRewording(
  change: ProofreadChange,
  place: Place,
  planOf: (paragraph: BodyParagraph) => PlannedParagraph,
): void {
  const { paragraph } = place;
  if (change.original === change.revised) throw new CannotPlace('unchanged');
  const removal = change.revised.trim() === '' ? removalOf(place) : undefined;
  const { start, end } = removal ?? place;
  const meets = (part: EditedPart): boolean =>
    planOf(part.paragraph).edited.some((other) => other.start < part.end && part.start < other.end);
  if (partsOf(paragraph, start, end, []).some(meets)) throw new CannotPlace('overlapping');
  const edits = removal
    ? [plannedEdit(paragraph, { ...removal, text: '' }, true)]
    : alignedEdits(place, change.original, change.revised).map((edit) => plannedEdit(paragraph, edit));
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last) throw new CannotPlace('unchanged');
  [first.opens, last.closes] = [true, true];
  const parts = partsOf(paragraph, start, end, edits);
  for (const { paragraph: part, ...edited } of parts) planOf(part).edited.push({ change, ...edited });
  if (removal?.wholeParagraph) planOf(paragraph).removed = true;
}

function placeAddition(
  change: ProofreadChange,
  finder: PlaceFinder,
  anchors: Map<string, BodyParagraph>,
  planOf: (paragraph: BodyParagraph) => PlannedParagraph,
): void {
  const { after = '', revised } = change;
  if (revised.trim() === '') throw new CannotPlace('unchanged');
  if (after.trim() === '') throw new CannotPlace('no-place');
  const known = anchors.get(after);
  const [place] = known ? [] : finder.placesOf(after, 1);
  const paragraph = known ?? place?.paragraph;
  if (!paragraph) throw new CannotPlace('not-found');
  const guard =
    paragraph.guard ??
    paragraph.atoms.find(({ run }) => run.guard !== undefined && run.guard !== 'in-field')?.run.guard;
  if (guard) throw new CannotPlace(guard);
  const plan = planOf(paragraph);
  if (place) {
    const { lead, tail } = restOfLine(paragraph.text, place.start, place.end);
    // Adding a line within a paragraph would add a line break, which may mean more than that.
    if (!isMark(lead) || !isLineEnd(tail) || paragraph.text.includes('\n')) throw new CannotPlace('no-place');
    plan.lead = paragraph.atomAt[place.start] ?? 0;
  }
  if (plan.removed) throw new CannotPlace('overlapping');
  plan.added.push(change);
  anchors.set(revised, paragraph);
}
