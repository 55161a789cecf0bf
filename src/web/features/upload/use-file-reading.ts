import { useState } from 'react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { RouteResponse } from '#contract/route.ts';
import type { uploadResume } from '#contract/uploads.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { randomName } from '../../random-name.ts';

/** Most files are read within this time, in milliseconds: only what takes longer is asked about, as often as this. */
const askMs = 1_500;

export interface FileReading {
  /** Uploads a resume file, and answers what was read. */
  read(file: File): Promise<RouteResponse<typeof uploadResume>>;
  /** How far the reading of a scan is, which takes seconds a page. */
  progress: string | undefined;
}

/** The way of a resume file to the server. */
export function useFileReading(): FileReading {
  const { upload } = useCopy();
  const client = useApi();
  const [reading, setReading] = useState<string | undefined>();
  const { data } = useQuery({
    queryKey: [api.scanProgress.path, reading],
    queryFn: reading === undefined ? skipToken : () => client.call(api.scanProgress, { query: { reading } }),
    gcTime: 0,
    refetchInterval: askMs,
  });
  const read = async (file: File) => {
    const name = randomName();
    const asking = setTimeout(() => setReading(name), askMs);
    try {
      return await client.call(api.uploadResume, { file, query: { reading: name } });
    } finally {
      clearTimeout(asking);
      setReading(undefined);
    }
  };
  const scan = reading === undefined ? undefined : data?.scan;
  return { read, progress: scan ? upload.scan(scan.done, scan.pages) : undefined };
}
