import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../../api/services.tsx';
import type { UploadedResume } from '../wizard-state.ts';

/** The score of the unchanged resume. The same text with the same corrections has the same score, so it is requested once. */
export function useAssessment({ content, uploadId, corrections }: UploadedResume) {
  const client = useApi();
  return useQuery({
    queryKey: [api.scoreResume.path, uploadId, content, corrections],
    queryFn: ({ signal }) => client.call(api.scoreResume, { body: { resumeText: content, uploadId }, signal }),
  });
}
