import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { Correction } from '#domain/resume/corrections/correction.ts';
import { readOptions } from '../../api/queries.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useSession } from '../account/use-session.ts';
import type { ResumeInHand } from '../in-hand/kept-resume.ts';
import type { MadeAssessment, ScoredUpload } from '../in-hand/made-assessment.ts';

/** An assessment of the account's. */
export function useStoredScore(id: string | undefined) {
  const session = useSession();
  return useQuery({ ...readOptions(api.getScore, { id: id ?? '' }), enabled: Boolean(session) && id !== undefined });
}

/** What was read of the file that an assessment is about, where there is one; without it the assessment is shown all the same. */
export function useReadFile(uploadId: string | undefined): {
  file: ScoredUpload | undefined;
  /** Keeps corrections that are sent to the server elsewhere. */
  keepCorrections: (corrections: Correction[]) => void;
} {
  const queries = useQueryClient();
  const read = readOptions(api.getUpload, { id: uploadId ?? '' });
  // Loaded again each time: it may have been corrected since, and the next correction is sent with all earlier ones.
  const { data: file } = useQuery({ ...read, enabled: uploadId !== undefined, gcTime: 0 });
  const keepCorrections = (corrections: Correction[]) =>
    void queries.setQueryData(read.queryKey, (before) => before && { ...before, corrections });
  return { file, keepCorrections };
}

/** The resume that an assessment is about, just made or stored, as it goes along to be optimized. */
export function useScoredResume(
  made: MadeAssessment | undefined,
  resultId: string | undefined,
): ResumeInHand | undefined {
  const { scoreResult: words } = useCopy();
  const { data } = useStoredScore(made ? undefined : resultId);
  const { file } = useReadFile(data?.uploadId);
  const upload = made ? made.upload : file;
  if (upload) return upload;
  const sent = made?.sent;
  return sent && 'resumeText' in sent ? { fileName: words.pastedName, content: sent.resumeText } : undefined;
}
