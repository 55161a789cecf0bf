import { createHash } from 'node:crypto';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { GrammarChecker } from './port.ts';
import { startProcess } from '#server/supervision/channel.ts';
import { createSupervisor } from '#server/supervision/supervisor.ts';

/** A turn of a check: the first brings the resume. */
export interface GrammarJob {
  key: string;
  parsed: ParsedResume | undefined;
  /** How long it is checked, in milliseconds. */
  forMs: number;
}

/** What a turn found. */
export interface GrammarPart {
  facts: GrammarFact[];
  finished: boolean;
}

export interface ProcessCheckerSettings {
  /** The built process: `build/workers/grammar.js`. */
  processPath: string;
  /** How long a resume may be checked; a process that takes longer is killed. */
  checkMs?: number;
  /** How long the process is kept without work: it takes some 300 MB. */
  idleMs?: number;
}

/** Of how many resumes the mistakes are remembered. */
const mostKnown = 100;
/** More are not taken on: scoring goes on without. */
const mostInHand = 9;
/** How long one resume is checked before another has its turn. */
const turnMs = 60;

/**
 * Checks grammar in a separate process, which is started by the first resume and killed when there is none for a while. A thread would not do, because its
 * memory is not given back when it ends.
 */
export function createProcessChecker({
  processPath,
  checkMs = 20_000,
  idleMs = 20_000,
}: ProcessCheckerSettings): GrammarChecker {
  const checker = createSupervisor<GrammarJob, GrammarPart>({
    start: () => startProcess(processPath),
    deadlineMs: checkMs,
    idleMs,
    maxWaiting: mostInHand,
  });
  let inHand = 0;

  /** In turns, a resume's first part before other resumes' later parts, so that a short one doesn't wait for overlong ones. */
  const checkInTurns = async (key: string, parsed: ParsedResume): Promise<GrammarFact[] | undefined> => {
    if (inHand >= mostInHand) return undefined;
    inHand += 1;
    try {
      const facts: GrammarFact[] = [];
      let workedMs = 0;
      for (let turn = 0; workedMs < checkMs; turn++) {
        const part = await checker.ask({ key, parsed: turn === 0 ? parsed : undefined, forMs: turnMs }, { rank: turn });
        facts.push(...part.facts);
        if (part.finished) return facts;
        workedMs += turnMs;
      }
      return undefined;
    } finally {
      inHand -= 1;
    }
  };

  /** What was found lately, or is being looked for: a resume is uploaded, scored and looked at again within seconds. */
  const known = new Map<string, Promise<GrammarFact[] | undefined>>();
  const check = (parsed: ParsedResume): Promise<GrammarFact[] | undefined> => {
    const key = createHash('sha256').update(JSON.stringify(parsed)).digest('hex');
    const checked =
      known.get(key) ??
      checkInTurns(key, parsed)
        .catch(() => undefined)
        .then((facts) => {
          // Whatever kept it from an answer, scoring goes on; the next who asks has it looked for again.
          if (facts === undefined) known.delete(key);
          return facts;
        });
    known.delete(key);
    known.set(key, checked);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return checked;
  };

  return {
    async check(parsed, patienceMs) {
      // The checker supports only English.
      if (parsed.language !== 'en') return {};
      let patience: NodeJS.Timeout | undefined;
      const late = Symbol('late');
      const impatient = new Promise<typeof late>((resolve) => {
        patience = setTimeout(() => resolve(late), patienceMs);
      });
      const checked = check(parsed);
      const mistakes = await Promise.race([checked, impatient]);
      clearTimeout(patience);
      return mistakes === late ? { later: checked } : { mistakes };
    },
    close: () => checker.close(),
  };
}
