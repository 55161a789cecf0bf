import { openWordPackage } from '../reading/docx/word-package.ts';
import { ReadingError } from '../reading/reading-error.ts';
import { bodyParagraphs, usedIds } from './body-paragraphs.ts';
import { CannotPlace } from './cannot-place.ts';
import { commentsPart, writtenComments, type NewComment } from './comments-part.ts';
import { createMarkup } from './markup.ts';
import { plannedChanges } from './planned-changes.ts';
import type { UnplacedReason } from '#domain/tailoring/unplaced-reasons.ts';
import type { Proofread, ProofreadChange } from './proofreading.ts';
import { rewrittenArchive } from './rewritten-archive.ts';
import { addedParagraphs, trackedMark } from './tracked-paragraphs.ts';
import { trackedRuns } from './tracked-runs.ts';
import { childOf, readXmlSource, splice, type Splice } from './xml-source.ts';

/** Proofreads a DOCX: a pure function of its bytes. */
export const proofreadDocx: Proofread = (file, changes, by) => {
  try {
    return proofread(file, changes, by);
  } catch (error) {
    if (!(error instanceof CannotPlace)) throw error;
    return nothingPlaced(file, changes, () => error.why);
  }
};

const nothingPlaced = (file: Uint8Array, changes: readonly ProofreadChange[], why: (id: string) => UnplacedReason) => ({
  bytes: file,
  placed: [],
  unplaced: changes.map(({ id }) => ({ id, why: why(id) })),
});

const proofread: Proofread = (file, changes, by) => {
  const parts = openWordPackage(file);
  const source = readXmlSource(parts.bytes(parts.main));
  const body = childOf(source.root, 'w:body');
  if (!body) throw new ReadingError('FILE_DAMAGED');
  if (source.prefix === undefined) throw new CannotPlace('unusual-markup');
  const comments = commentsPart(parts);
  const { paragraphs, unplaced } = plannedChanges(bodyParagraphs(source, body), changes);
  if (unplaced.size === changes.length) return nothingPlaced(file, changes, (id) => unplaced.get(id) ?? 'not-found');

  const markup = createMarkup(source.prefix, by, [
    ...usedIds(source.root),
    ...(comments.source ? usedIds(comments.source.root) : []),
  ]);
  const written = new Map<ProofreadChange, NewComment>();
  const commentOn = (change: ProofreadChange): number | undefined => {
    if (change.comment.trim() === '') return undefined;
    // A change in several paragraphs has a single comment.
    const comment = written.get(change) ?? { id: markup.nextId(), text: change.comment };
    written.set(change, comment);
    return comment.id;
  };
  const splices: Splice[] = [];
  for (const { paragraph, edited, added, lead, loseMark } of paragraphs) {
    const planned = edited.map(({ change, edits }) => ({ edits, comment: commentOn(change) }));
    splices.push(...trackedRuns(source, paragraph, planned, markup));
    if (loseMark) splices.push(trackedMark(source, paragraph.element, markup.tracked('del', 'mark'), markup.prefix));
    const lines = added.map((change) => ({ text: change.revised, comment: commentOn(change) }));
    if (lines.length > 0) splices.push(...addedParagraphs(source, paragraph, lines, lead, markup));
  }
  const changed = new Map([[parts.main, splice(source.text, splices)]]);
  if (written.size > 0)
    for (const [path, text] of writtenComments(parts, comments, [...written.values()], source, by))
      changed.set(path, text);
  return {
    bytes: rewrittenArchive(file, new Map([...changed].map(([path, text]) => [path, new TextEncoder().encode(text)]))),
    placed: changes.filter(({ id }) => !unplaced.has(id)).map(({ id }) => id),
    unplaced: changes.flatMap(({ id }) => {
      const why = unplaced.get(id);
      return why === undefined ? [] : [{ id, why }];
    }),
  };
};
