import type { SourceDefinition } from '#server/adapters/job-boards/source-definition.ts';
import { boardHttp } from '#server/adapters/job-boards/board-http.ts';
import { jobSourceSettings, jobSourcesOf } from '#server/settings/job-source-settings.ts';
import type { SourceAnswer } from '#server/adapters/job-boards/port.ts';
import { z } from 'zod';
import { boardDouble, type DoubleAnswer, type SeenRequest } from './board-double.ts';

/** A double's answers by path; every other path is a 404. */
export type Paths = Readonly<Record<string, DoubleAnswer | ((request: SeenRequest) => DoubleAnswer)>>;

interface Asked {
  board?: string;
  page?: number;
  ms?: number;
}

/** Asks a company's board at a double: with the whole client, over HTTP. `{board}` of an address of a host's own is the beginning of the path. */
export async function askBoard(
  { open, baseUrl, name }: SourceDefinition,
  paths: Paths,
  { board = 'acme', page = 1, ms = 5000 }: Asked = {},
): Promise<{ answer: SourceAnswer; seen: SeenRequest[] }> {
  const double = await boardDouble((request) => {
    const answer = paths[request.path] ?? { status: 404, body: '<h1>Not found</h1>' };
    return typeof answer === 'function' ? answer(request) : answer;
  });
  try {
    const address = baseUrl.includes('{board}') ? `${double.url}/{board}` : double.url;
    const settings = jobSourcesOf(
      z.object(jobSourceSettings).parse({ JOB_SOURCES: name, [`${name.toUpperCase()}_BASE_URL`]: address }),
    );
    const httpAt = (base: string) => boardHttp({ baseUrl: base, userAgent: 'Foothold/test' });
    const source = open({ http: httpAt(address), httpAt, settings });
    if (!source) throw new Error(`${name} is not opened.`);
    return { answer: await source.fetch({ board, page, signal: AbortSignal.timeout(ms) }), seen: double.seen };
  } finally {
    await double.close();
  }
}

/** The listings of an answer; fails the test where there are none. */
export function listingsOf(answer: SourceAnswer) {
  if (!answer.ok) throw new Error(`The board failed: ${answer.failure} ${answer.said ?? ''}`);
  return answer.listings;
}
