import type { ProofreadView } from '#contract/downloads.ts';
import type { Copy } from '#copy/copy.ts';
import { isMovedOrListed } from '#domain/tailoring/change-kinds.ts';
import { movedEntry } from '#domain/tailoring/apply-change.ts';
import { editKeys } from '#domain/tailoring/decisions/decisions.ts';
import { entryName } from '#domain/tailoring/questions/likely-entry.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { Change } from '#domain/tailoring/tailoring.ts';
import { markedChanges, type MarkedChange } from '#domain/tailoring/marked-changes.ts';
import { AppError } from '../../app-error.ts';
import type { Engine } from '../../engine/tasks.ts';
import { sheetViewOf } from '../optimizations/sheet-view.ts';
import type { OwnedOptimization } from '../optimizations/view.ts';

interface Deps {
  engine: Engine;
  /** The bytes of an upload as they came; nothing where they are not kept any more. */
  fileOf(uploadId: string): Promise<{ name: string; bytes: Uint8Array } | undefined>;
}

export interface MarkedFile extends ProofreadView {
  bytes: Uint8Array;
}

/** The author of the changes, as Word shows it. */
const author = 'Foothold';

/**
 * A person's own Word file with each change of wording in it as a tracked change, and what could not be placed. Throws PAYMENT_REQUIRED while the resume is
 * locked, NOT_READY before there is an outcome, NO_WORD_FILE where it was not made from one.
 */
export async function markedFile(owned: OwnedOptimization, { engine, fileOf }: Deps, copy: Copy): Promise<MarkedFile> {
  const { stored, access } = owned;
  if (access.resume !== 'download') throw new AppError('PAYMENT_REQUIRED');
  const { tailoring, completedAt, uploadId, source } = stored;
  if (!tailoring || !completedAt) throw new AppError('NOT_READY');
  const file = uploadId === null ? undefined : await fileOf(uploadId);
  if (!file || !isDocx(file.bytes)) throw new AppError('NO_WORD_FILE');
  const marked = markedChanges(tailoring, source);
  const view = new Map(sheetViewOf(owned).changes.map((change) => [change.id, change]));
  const comment = ({ changes }: MarkedChange): string =>
    changes.map(({ id }) => commentOn(view.get(id), copy)).join('\n');
  const comments = marked.map(comment);
  const { bytes, placed, unplaced } = await engine.run('proofread', {
    file: file.bytes,
    changes: marked.map(({ id, original, revised, after }, at) => ({
      id,
      original,
      revised,
      after,
      comment: comments[at] ?? '',
    })),
    by: { author, date: completedAt },
  });
  const shown = new Set(marked.flatMap(({ changes }) => changes));
  const others = tailoring.changes.filter((change) => !shown.has(change));
  return {
    bytes,
    fileName: file.name,
    placed: placed.length,
    unplaced: [
      ...unplaced.flatMap(({ id, why }) => {
        const change = marked.find((each) => each.id === id);
        return change ? [{ original: change.original, revised: change.revised, why: copy.unplaced[why] }] : [];
      }),
      ...others.map((change) => ({
        original: isMovedOrListed(change) ? '' : change.original,
        revised: whatOf(change, source, copy),
        why:
          change.pointer === editKeys.skills
            ? copy.unplaced.listed
            : isMovedOrListed(change)
              ? copy.unplaced.moved
              : copy.unplaced['no-place'],
      })),
    ],
  };
}

/** What a change does, and where: "Moved up: Senior Engineer, Northwind". Skills are shown in their new order, a new text on its own. */
function whatOf(change: Change, { resume }: ParsedResume, copy: Copy): string {
  const label = change.reasons.map((reason) => copy.sheet.reason(reason).label).join(', ');
  const entry = movedEntry(change.id);
  const told = entry === undefined ? (change.id === 'sections' ? '' : change.revised) : entryName(resume, entry);
  return told === undefined || told === '' ? label : `${label}: ${told}`;
}

/** A ZIP: a DOC starts otherwise, and nothing else that is a ZIP was read as a resume. */
const isDocx = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Why, from which lines, and for what the ad asks: a paragraph each. */
function commentOn(change: ReturnType<typeof sheetViewOf>['changes'][number] | undefined, copy: Copy): string {
  if (!change) return '';
  const { evidence, requirements } = change;
  return [
    ...change.reasons.map((reason) => copy.sheet.reason(reason).why),
    ...(evidence.length > 0 ? [`${copy.sheet.evidence}: ${evidence.slice(0, 3).join(' / ')}`] : []),
    ...(requirements.length > 0 ? [`${copy.sheet.requirements}: ${requirements.slice(0, 3).join('; ')}`] : []),
  ].join('\n');
}
