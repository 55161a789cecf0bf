import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { BlobsAway, type BlobStore } from './port.ts';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long one object may take, all tries together. */
const patienceMs = 15_000;

/** Bytes as objects of a bucket, at Amazon's S3 or anything that speaks its protocol. Every call throws `BlobsAway` where it does not answer as it should. */
export function s3Blobs({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): BlobStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const addressOf = (key: string) => `${endpoint.replace(/\/$/, '')}/${bucket}/${key}`;
  const ask = async (key: string, init: { method: string; body?: Uint8Array<ArrayBuffer> }): Promise<Response> => {
    const signal = AbortSignal.timeout(patienceMs);
    // A redirect would send resumes, and read them, where the operator has not said.
    return client.fetch(addressOf(key), { ...init, signal, redirect: 'error' }).catch((error: unknown) => {
      throw new BlobsAway('the bucket does not answer', { cause: error });
    });
  };
  const refused = ({ status }: Response) => new BlobsAway(`the bucket answered ${status}`);
  return {
    newKey: () => `uploads/${randomUUID()}`,
    async put(key, bytes) {
      const answer = await ask(key, { method: 'PUT', body: new Uint8Array(bytes) });
      if (!answer.ok) throw refused(answer);
    },
    async get(key) {
      const answer = await ask(key, { method: 'GET' });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw refused(answer);
      try {
        return new Uint8Array(await answer.arrayBuffer());
      } catch (error) {
        throw new BlobsAway('the bucket broke off its answer', { cause: error });
      }
    },
    async remove(key) {
      const answer = await ask(key, { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw refused(answer);
    },
  };
}
