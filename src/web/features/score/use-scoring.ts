import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../api/services.tsx';
import { historyKey, keepScore, type MadeAssessment, type ScoredUpload } from '../in-hand/score-in-hand.ts';

export type ResumeInput = { file: File } | { text: string } | { optimizationId: string } | { upload: ScoredUpload };

function useMade<Input>(make: (input: Input) => Promise<MadeAssessment>, onMade: (made: MadeAssessment) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: make,
    onSuccess: (made) => {
      keepScore(sessionStorage, made);
      if (made.assessment.id !== undefined) void queries.invalidateQueries({ queryKey: historyKey });
      onMade(made);
    },
  });
}

/** Scores a resume: a file is uploaded first, and an earlier upload is scored with its current corrections. */
export function useResumeScoring(onMade: (made: MadeAssessment) => void) {
  const client = useApi();
  return useMade(async (input: ResumeInput) => {
    if ('text' in input || 'optimizationId' in input) {
      const body = 'text' in input ? { resumeText: input.text } : input;
      const { scored, ...assessment } = await client.call(api.scoreResume, { body });
      return { assessment, scored, ...('text' in input && { sent: { resumeText: input.text } }) };
    }
    const upload = 'upload' in input ? input.upload : await client.call(api.uploadResume, { file: input.file });
    const body = { resumeText: upload.content, uploadId: upload.uploadId };
    return { assessment: await client.call(api.scoreResume, { body }), upload, sent: body };
  }, onMade);
}

export type ProfileInput = { file: File } | { profileText: string } | { profileUrl: string };

/** Scores a LinkedIn profile by its text, or by a file of LinkedIn's, which is read first; its address is answered with 422. */
export function useLinkedinScoring(onMade: (made: MadeAssessment) => void) {
  const client = useApi();
  return useMade(async (input: ProfileInput) => {
    const body =
      'file' in input ? { profileText: (await client.call(api.uploadLinkedin, { file: input.file })).content } : input;
    return {
      assessment: await client.call(api.scoreLinkedin, { body }),
      ...('profileText' in body && { sent: body }),
    };
  }, onMade);
}
