import { z } from 'zod';
import type { S3Settings } from '../adapters/blobs/s3-blobs.ts';
import { ConfigError } from './config-error.ts';
import { defaultCopy } from '../default-copy.ts';

const words = defaultCopy().settings;

/** The settings of the bucket for large files, by the names of their environment variables. */
export const s3Settings = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: words.http }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of them or none. Half of them would lose files. */
export function s3Of(data: z.output<z.ZodObject<typeof s3Settings>>): S3Settings | undefined {
  const set = needed.find((name) => data[name] !== undefined);
  if (set === undefined) return undefined;
  const missing = needed.find((name) => data[name] === undefined);
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = data;
  if (missing !== undefined || !endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigError(words.neededBeside(String(missing), set));
  return { endpoint, bucket, region: data.S3_REGION, accessKeyId, secretAccessKey };
}
