import { useIsMutating, useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { latestOf, targetOf, type Correction } from '#domain/resume/corrections/correction.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { PageCopy } from '#copy/copy.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { madeTogether } from '#domain/resume/corrections/offered-answers.ts';
import { byTarget, type ReadAndCorrected } from './read-values.ts';

/** What a review is about. The caller holds the corrections; each change passes all of them to it. */
export interface ReviewedUpload {
  uploadId: string;
  /** As it was read. */
  parsed: ParsedResume;
  corrections: readonly Correction[];
  onCorrections: (corrections: Correction[]) => void;
}

/** The resume under review, and how it is corrected. */
export interface Review extends ReadAndCorrected {
  correct: (...corrections: readonly Correction[]) => void;
  /** Undoes corrections, each with the others made by the same answer. */
  undo: (...corrections: readonly Correction[]) => void;
}

export interface Keeping {
  status: keyof PageCopy['review']['status'];
  /** Why the last corrections could not be saved. */
  problem: string | undefined;
  again: () => void;
}

const keyOf = (uploadId: string) => ['corrections', uploadId];

/** Whether corrections of an upload are being sent to the server. */
export const useKeeping = (uploadId: string): boolean => useIsMutating({ mutationKey: keyOf(uploadId) }) > 0;

/**
 * Corrections of a resume; the page holds them, since its panel may move. Passes each change on at once and has the server save it, one change after the
 * other.
 */
export function useCorrections({ uploadId, parsed, corrections, onCorrections }: ReviewedUpload): Review & Keeping {
  const { review: words } = useCopy();
  const client = useApi();
  const { mutate, status, error } = useMutation({
    mutationFn: (all: readonly Correction[]) =>
      client.call(api.correctUpload, { params: { id: uploadId }, body: { corrections: [...all] } }),
    mutationKey: keyOf(uploadId),
    scope: { id: keyOf(uploadId).join(' ') },
  });
  const change = (all: Correction[]) => {
    onCorrections(all);
    mutate(all);
  };
  const undo = (...answers: readonly Correction[]) => {
    const undone = new Set(answers.flatMap((answer) => madeTogether(parsed, corrections, answer)).map(targetOf));
    change(corrections.filter((correction) => !undone.has(targetOf(correction))));
  };
  return {
    parsed,
    corrections: byTarget(corrections),
    correct: (...made) => change(latestOf([...corrections, ...made])),
    undo,
    status: ({ idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const)[status],
    problem: error ? sentenceOf(error, words.status.failed) : undefined,
    again: () => mutate(corrections),
  };
}
