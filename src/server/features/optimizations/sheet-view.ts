import type { SheetChange, SheetView } from '#contract/sheets.ts';
import { valueAt } from '#domain/resume/json-pointer.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { Change, ChangeReason, Tailoring } from '#domain/tailoring/tailoring.ts';
import type { StoredOptimization } from './store.ts';
import type { OwnedOptimization } from './view.ts';

/** What an optimization's owner may see of its sheet: while it's locked, only the free changes. */
export function sheetViewOf({ stored, access }: OwnedOptimization): SheetView {
  const { tailoring, status, revision, decisions } = stored;
  const open = { resume: access.resume !== 'locked', letter: access.coverLetter !== 'locked' };
  const changes = tailoring?.changes ?? [];
  const wording = (of: readonly Change[]): SheetChange[] => of.map((change) => changeView(change, stored));
  return {
    status,
    revision,
    resume: tailoring && open.resume ? resumeOf(tailoring, stored.source) : null,
    letter: tailoring && open.letter ? letterOf(tailoring, stored) : null,
    changes: wording(open.resume ? changes : (stored.freeChanges ?? [])),
    refused: open.resume ? wording(decisions.refused) : [],
    // A refusal quotes what was proposed for either document.
    refusals: open.resume && open.letter ? (tailoring?.refusals ?? []) : [],
    counts: countsOf(changes),
    changesCount: changes.length,
  };
}

const resumeOf = (
  { resume, sectionOrder, unplaced = [], keys = {} }: Tailoring,
  { language }: ParsedResume,
): SheetView['resume'] => ({ resume, sectionOrder, unplaced: [...unplaced], language, keys });

function letterOf(tailoring: Tailoring, stored: StoredOptimization): SheetView['letter'] {
  const { salutation, paragraphs, closing, signature } = tailoring.letter;
  const { letter, ownSentence = null } = stored.decisions;
  return {
    salutation,
    paragraphs: paragraphs.map(({ text, evidence, requirements }) => ({
      text,
      evidence: evidenceTexts(evidence, stored),
      requirements: requirementTexts(requirements, tailoring),
    })),
    closing,
    signature,
    edited: letter !== undefined,
    ownSentence,
  };
}

function changeView(change: Change, stored: StoredOptimization): SheetChange {
  const { id, pointer = null, original, revised, reasons, gains = null, vouched = [] } = change;
  return {
    id,
    pointer,
    original,
    revised,
    reasons,
    evidence: evidenceTexts(change.evidence, stored),
    requirements: requirementTexts(change.requirements, stored.tailoring),
    gains,
    vouched,
  };
}

/** The source's lines, and the person's answers. */
function evidenceTexts(ids: readonly string[], { source, answers }: StoredOptimization): string[] {
  const texts = new Map([
    ...answers.map(({ key, text }) => [`answer:${key}`, text] as const),
    ...source.lines.map(({ id, text }) => [id, text] as const),
    // What runs over several lines of the file is quoted whole.
    ...Object.entries(source.evidence).flatMap(([pointer, lines]) => {
      const value = /\/(?:highlights\/\d+|summary|description)$/.test(pointer)
        ? valueAt(source.resume, pointer)
        : undefined;
      return typeof value === 'string' ? lines.map((id) => [id, value] as const) : [];
    }),
  ]);
  return [...new Set(ids.flatMap((id) => texts.get(id) ?? []))];
}

const requirementTexts = (ids: readonly string[], tailoring: Tailoring | null): string[] =>
  ids.flatMap((id) => tailoring?.requirementTexts?.[id] ?? []);

function countsOf(changes: readonly Change[]): SheetView['counts'] {
  const counts: Partial<Record<ChangeReason, number>> = {};
  for (const reason of changes.flatMap(({ reasons }) => reasons.slice(0, 1)))
    counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
