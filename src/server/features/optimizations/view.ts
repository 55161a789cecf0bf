import type { Access } from '#domain/billing/entitlements.ts';
import type { PaidPart, PaymentType } from '#domain/billing/prices.ts';
import { lockedPreview, shownPart } from '#domain/tailoring/locked-preview.ts';
import type { exportAccount } from '#contract/account-data.ts';
import type { RouteResponse } from '#contract/route.ts';
import { progressOf, type OptimizationView } from '#contract/optimizations.ts';
import type { Copy } from '#copy/copy.ts';
import { sentenceFor } from '../../http/errors.ts';
import { openQuestions } from './questions-view.ts';
import { stageOf } from './stage.ts';
import type { StoredOptimization } from './store.ts';

/** An optimization with how far each part is open to its owner. */
export interface OwnedOptimization {
  stored: StoredOptimization;
  access: Record<PaidPart, Access>;
  /** What the account holds and has not spent that would open more of it. */
  credit: PaymentType | null;
}

/** How many characters of each document a locked answer holds. */
const previewCharacters = 400;

/** An optimization as its owner takes it along: with the texts that it was made from. */
export function copyOf(
  owned: OwnedOptimization,
  copy: Copy,
): RouteResponse<typeof exportAccount>['optimizations'][number] {
  const { stored, access } = owned;
  const { progress: _progress, stage: _stage, credit: _credit, ...view } = viewOf(owned, copy);
  const readable = (text: string | null, part: PaidPart): string | null =>
    text !== null && access[part] === 'locked' ? shownPart(text, previewCharacters) : text;
  return {
    ...view,
    jobDescription: stored.jobDescription,
    originalContent: stored.originalContent,
    answers: stored.answers,
    optimizedContent: readable(stored.optimizedContent, 'resume'),
    coverLetter: readable(stored.coverLetter, 'coverLetter'),
  };
}

/** What a person sees of their optimization. A locked one shows only how much was changed. */
export function viewOf({ stored, access, credit }: OwnedOptimization, copy: Copy): OptimizationView {
  const { tailoring, failure } = stored;
  const shown = (text: string | null, part: PaidPart): string | null =>
    text !== null && access[part] === 'locked' ? lockedPreview(text, previewCharacters) : text;
  return {
    id: stored.id,
    status: stored.status,
    progress: progressOf[stored.status],
    stage: stored.status === 'processing' ? stageOf(stored.stage) : null,
    matchScore: stored.matchScore,
    locked: access.resume === 'locked' || access.coverLetter === 'locked',
    access,
    credit,
    jobTitle: stored.jobTitle,
    companyName: stored.companyName,
    originalFileName: stored.originalFileName,
    selectedTemplate: stored.selectedTemplate,
    optimizedContent: shown(stored.optimizedContent, 'resume'),
    coverLetter: shown(stored.coverLetter, 'coverLetter'),
    changesCount: tailoring?.changes.length ?? null,
    refusalsCount: tailoring?.refusals.length ?? null,
    coverage: tailoring?.coverage ?? [],
    questions: openQuestions(stored).map(({ text, must }) => ({ text, must })),
    matchScoreBefore: tailoring?.matchScoreBefore ?? null,
    advice: tailoring?.advice ?? null,
    letterInOtherLanguage: tailoring?.letterLanguage !== tailoring?.adLanguage,
    scoreBefore: tailoring?.documents?.before.overall ?? tailoring?.scoreBefore ?? null,
    scoreAfter: tailoring?.documents?.after.overall ?? tailoring?.scoreAfter ?? null,
    textScoreBefore: tailoring?.scoreBefore ?? null,
    textScoreAfter: tailoring?.scoreAfter ?? null,
    failure: failure ? sentenceFor(copy, failure.code, failure.details) : null,
    createdAt: stored.createdAt.toISOString(),
    completedAt: stored.completedAt?.toISOString() ?? null,
  };
}
