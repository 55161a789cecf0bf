import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { HttpError } from '#web/api/http-error.ts';
import { fakeS3, type FakeS3 } from '#test/support/fake-s3.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { sampleResumeText } from '#test/support/sample-resume-text.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { s3Blobs } from '../../adapters/blobs/s3-blobs.ts';
import { purgeJob } from '../retention/jobs.ts';
import { removeBytesJob } from './jobs.ts';

const bucket = { bucket: 'resumes', region: 'eu-central-1', accessKeyId: 'AKIATEST', secretAccessKey: 'a secret key' };
let s3: FakeS3;
let server: TestApp;
let now = Date.now();
beforeAll(async () => {
  s3 = await fakeS3(bucket.accessKeyId);
  server = await testApp({
    blobs: s3Blobs({ ...bucket, endpoint: s3.endpoint }),
    clock: { now: () => new Date(now) },
  });
});
afterAll(async () => {
  await server.close();
  await s3.close();
});

const lines = sampleResumeText.split('\n').map((line, index) => textAt(50, 740 - 14 * index, line));
const pdf = makePdf({ pages: [{ content: lines.join('') }] });
const resume = () => new File([new Uint8Array(pdf)], 'resume.pdf', { type: 'application/pdf' });
const count = async (table: string) => {
  const { rows } = (await server.database.db.execute(`select count(*)::int as n from ${table}`)) as {
    rows: { n: number }[];
  };
  return rows[0]?.n;
};

test('files and pictures are in the bucket, not in the database, and go with their upload', async () => {
  const browser = server.browser('192.0.2.10');
  const { uploadId } = await browser.api.call(api.uploadResume, { file: resume() });
  expect([...s3.objects.values()]).toEqual([Buffer.from(pdf)]);
  expect([...s3.objects.keys()][0]).toMatch(/^\/resumes\/uploads\/[\da-f-]{36}$/);
  expect(await count('uploads where file is not null')).toBe(0);
  const look = async () => (await browser.fetch(`/api/uploads/${uploadId}/pages/1`)).arrayBuffer();
  const painted = Buffer.from(await look());
  expect(painted.subarray(1, 4).toString()).toBe('PNG');
  expect(s3.objects.size).toBe(2);
  expect(Buffer.from(await look())).toEqual(painted);
  // Nothing is removed that a row has, however late it is.
  now += 2 * 3600 * 1000;
  await server.queue.enqueue(removeBytesJob, {}, server.database.db);
  await settled(server.database.db, [removeBytesJob.name]);
  expect(s3.objects.size).toBe(2);
  // More than one statement deletes.
  await server.database.db.execute(`insert into uploads
    select (jsonb_populate_record(null::uploads, to_jsonb(u) || jsonb_build_object('id', gen_random_uuid()))).*
    from uploads u, generate_series(1, 450)`);
  expect(await count('uploads')).toBe(451);
  now += 31 * 24 * 3600 * 1000;
  await server.queue.enqueue(purgeJob, {}, server.database.db);
  await settled(server.database.db, [purgeJob.name]);
  await server.queue.enqueue(removeBytesJob, {}, server.database.db);
  await settled(server.database.db, [removeBytesJob.name]);
  expect(await count('uploads')).toBe(0);
  expect(s3.objects.size).toBe(0);
});

test.each([500, 307])('a bucket that answers %i is 503, and nothing is stored', async (status) => {
  s3.broken.status = status;
  const refusal = await server
    .browser('192.0.2.11')
    .api.call(api.uploadResume, { file: resume() })
    .catch((error: unknown) => error);
  s3.broken.status = undefined;
  expect(refusal instanceof HttpError && { status: refusal.status, code: refusal.details?.code }).toEqual({
    status: 503,
    code: 'BUSY',
  });
  expect(await count('uploads')).toBe(0);
});
