import type { checkText, readText } from '#contract/text-checks.ts';
import type { RouteBody, RouteResponse } from '#contract/route.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { Clock } from '../../clock.ts';
import type { Uploads } from '../uploads/service.ts';

/** What the engine says of texts, of which nothing is stored. */
export interface TextChecks {
  read(request: RouteBody<typeof readText>): Promise<RouteResponse<typeof readText>>;
  /** Holds a text against a resume. Throws UPLOAD_NOT_FOUND. */
  check(owner: Owner | undefined, request: RouteBody<typeof checkText>): Promise<RouteResponse<typeof checkText>>;
}

interface Deps {
  clock: Clock;
  engine: Engine;
  uploads: Pick<Uploads, 'resolve'>;
}

export function createTextChecks({ clock, engine, uploads }: Deps): TextChecks {
  return {
    read: async ({ resumeText }) => ({ parsed: await engine.run('parseText', resumeText) }),
    async check(owner, { resumeText, uploadId, text }) {
      const { parsed: source } = await uploads.resolve(owner, { text: resumeText, uploadId });
      return engine.run('checkClaims', { text, source, today: clock.now().toISOString().slice(0, 10) });
    },
  };
}
