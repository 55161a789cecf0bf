import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '#contract/api.ts';
import { maxAdCharacters } from '#contract/limits.ts';
import type { ApiClient } from '#web/api/api-client.ts';
import { HttpError } from '#web/api/http-error.ts';
import { sampleAdvert, sampleResumeText } from '#test/support/sample-resume-text.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';
import { quantiles } from './quantiles.ts';
import { startFoothold } from './running-server.ts';
import { visitorOf } from './visitor.ts';

const crowd = 20;
const looks = 20;

const filled = (piece: string, characters: number): string =>
  piece
    .repeat(Math.ceil(characters / piece.length))
    .slice(0, characters)
    .trim();
/** The worst texts known: each makes somebody's work grow with more than its length. */
const texts = (characters: number) => ({
  resumes: ['EXPERIENCE\n', 'a@', 'Summary\n----------', 'Led   a   team   of   nine\n', sampleResumeText].map(
    (piece) => filled(`${piece}\n`, characters),
  ),
  ads: ['5+ years\n', 'must have SQL, ', sampleAdvert].map((piece) => filled(`${piece}\n`, characters)),
});

/** Sends one bad request after the other until told to stop; counts the answers by status. */
async function pester(visitor: ApiClient, turn: number, statuses: Map<number, number>, stop: AbortSignal) {
  const { resumes, ads } = texts(maxAdCharacters - 1000);
  const folder = join(sharedData, 'hostile');
  const files = hasSharedData ? readdirSync(folder).filter((name) => /\.(pdf|docx?)$/.test(name)) : [];
  for (let step = turn; !stop.aborted; step++) {
    const resumeText = resumes[step % resumes.length] ?? '';
    const ad = { jobTitle: 'Warehouse Manager', jobDescription: ads[step % ads.length] ?? '' };
    const name = files[step % files.length];
    const calls = [
      () => visitor.call(api.scoreResume, { body: { resumeText, ...ad } }),
      () => visitor.call(api.evaluateLive, { body: { resumeContent: `${resumeText} ${step}`, ...ad } }),
      () =>
        visitor.call(api.optimizeResume, { body: { originalFileName: 'a.txt', originalContent: resumeText, ...ad } }),
      () => visitor.call(api.scoreLinkedin, { body: { profileText: resumeText } }),
      ...(name === undefined
        ? []
        : [() => visitor.call(api.uploadResume, { file: new File([readFileSync(join(folder, name))], name) })]),
    ];
    const status = await (calls[step % calls.length] ?? calls[0])?.().then(
      () => 200,
      (error: unknown) => (error instanceof HttpError ? error.status : 0),
    );
    statuses.set(status ?? 0, (statuses.get(status ?? 0) ?? 0) + 1);
    // A refused client comes back a little later, as a script would that wants to be served.
    if (status !== 200) await sleep(50);
  }
}

/** The milliseconds of live scores of a resume that is being written. */
async function liveScores(visitor: ApiClient, mark: string): Promise<number[]> {
  const times: number[] = [];
  for (let look = 0; look < looks; look++) {
    const body = {
      resumeContent: `${sampleResumeText}\n${mark} ${look}`,
      jobTitle: 'Warehouse Manager',
      jobDescription: sampleAdvert,
    };
    const from = performance.now();
    const answered = await visitor.call(api.evaluateLive, { body }).then(
      () => true,
      () => false,
    );
    times.push(answered ? performance.now() - from : Infinity);
    await sleep(300);
  }
  return times;
}

/** The milliseconds of a request that nothing but the server's own thread answers: how long that is held up. */
async function smallRequests(visitor: ApiClient, stop: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!stop.aborted) {
    const from = performance.now();
    const answered = await visitor.call(api.getCsrfToken, {}).then(
      () => true,
      () => false,
    );
    times.push(answered ? performance.now() - from : Infinity);
    await sleep(200);
  }
  return times;
}

/** How long a visitor's live score takes while 20 clients send the worst requests, compared with an idle server. */
export async function benchCrowd([addresses = 'one']: string[]): Promise<void> {
  const server = await startFoothold({ TRUST_PROXY: '1' });
  try {
    const visitor = visitorOf(server.origin, '192.0.2.200');
    await liveScores(visitor, 'warm');
    const quiet = quantiles(await liveScores(visitorOf(server.origin, '192.0.2.201'), 'quiet'));
    const statuses = new Map<number, number>();
    const stop = new AbortController();
    const from = (index: number) => (addresses === 'many' ? `198.51.100.${index}` : '198.51.100.1');
    const pestering = Array.from({ length: crowd }, (_, index) =>
      pester(visitorOf(server.origin, from(index)), index, statuses, stop.signal),
    );
    const small = smallRequests(visitor, stop.signal);
    await sleep(5_000);
    // Somebody at the same address, too.
    const beside = quantiles(await liveScores(visitorOf(server.origin, '198.51.100.1'), 'beside'));
    const apart = quantiles(await liveScores(visitorOf(server.origin, '192.0.2.202'), 'apart'));
    stop.abort();
    await Promise.all(pestering);
    const tell = ({ median, p99 }: typeof quiet) =>
      `median ${Math.round(median)} ms (${(median / quiet.median).toFixed(1)} of quiet), slowest ${Math.round(p99)} ms (${(p99 / quiet.p99).toFixed(1)})`;
    console.log(`quiet: ${tell(quiet)}`);
    console.log('Infinity: it was refused.');
    console.log(`beside ${crowd} others, at another address: ${tell(apart)}`);
    console.log(`beside them, at their address: ${tell(beside)}`);
    const held = await small;
    const refused = held.filter((ms) => ms === Infinity).length;
    const { median, p99 } = quantiles(held.filter((ms) => ms < Infinity));
    console.log(
      `a small request meanwhile: median ${Math.round(median)} ms, slowest ${Math.round(p99)} ms, ${refused} of ${held.length} refused`,
    );
    console.log(`what they were answered: ${JSON.stringify(Object.fromEntries(statuses))}`);
  } finally {
    server.stop();
  }
}
