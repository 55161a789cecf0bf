import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../api/services.tsx';
import { useFileReading } from '../upload/use-file-reading.ts';
import type { JobInHand } from '../in-hand/job-in-hand.ts';
import { keepPerson } from '../in-hand/person-in-hand.ts';
import { trackedFile } from '../tracking/tracked-file.ts';
import { useTrack } from '../tracking/use-track.ts';
import { historyKey, keepScore } from '../in-hand/kept-score.ts';
import type { MadeAssessment, ScoredUpload } from '../in-hand/made-assessment.ts';

export type ResumeInput =
  | { file: File }
  | { text: string }
  | { optimizationId: string }
  /** The title may be empty: then the ad's own counts. */
  | { upload: ScoredUpload; job?: JobInHand };

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
  const track = useTrack();
  const { read, progress } = useFileReading();
  const scoring = useMade(async (input: ResumeInput) => {
    if ('text' in input || 'optimizationId' in input) {
      const body = 'text' in input ? { resumeText: input.text } : input;
      const { scored, jobTitle: _, ...assessment } = await client.call(api.scoreResume, { body });
      return { assessment, scored, ...('text' in input && { sent: { resumeText: input.text } }) };
    }
    const upload = 'upload' in input ? input.upload : await read(input.file);
    if ('file' in input) track('file_uploaded', trackedFile(input.file));
    const { jobTitle = '', jobDescription } = ('upload' in input && input.job) || {};
    const job = jobDescription === undefined ? {} : { jobDescription, ...(jobTitle !== '' && { jobTitle }) };
    const body = { resumeText: upload.content, uploadId: upload.uploadId, ...job };
    keepPerson(sessionStorage, upload.parsed.resume.basics ?? {});
    const { jobTitle: called, ...assessment } = await client.call(api.scoreResume, { body });
    return { assessment, upload, sent: body, ...(called !== undefined && { jobTitle: called }) };
  }, onMade);
  return { ...scoring, progress };
}

export type ProfileInput = { file: File } | { profileText: string } | { profileUrl: string };

/** Scores a LinkedIn profile by its text, or by a file of LinkedIn's, which is read first; its address is answered with 422. */
export function useLinkedinScoring(onMade: (made: MadeAssessment) => void) {
  const client = useApi();
  const track = useTrack();
  return useMade(async (input: ProfileInput) => {
    const body =
      'file' in input ? { profileText: (await client.call(api.uploadLinkedin, { file: input.file })).content } : input;
    if ('file' in input) track('file_uploaded', trackedFile(input.file));
    return {
      assessment: await client.call(api.scoreLinkedin, { body }),
      ...('profileText' in body && { sent: body }),
    };
  }, onMade);
}
