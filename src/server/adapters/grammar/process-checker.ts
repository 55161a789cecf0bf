import { createHash } from 'node:crypto';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { GrammarChecker } from '#server/ports.ts';
import { startProcess } from '#server/supervision/channel.ts';
import { createSupervisor } from '#server/supervision/supervisor.ts';

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
/** More are not let wait: scoring goes on without. */
const maxWaiting = 8;

/**
 * Checks grammar in a separate process, which is started by the first resume and killed when there is none for a while. A thread would not do, because its
 * memory is not given back when it ends.
 */
export function createProcessChecker({
  processPath,
  checkMs = 20_000,
  idleMs = 20_000,
}: ProcessCheckerSettings): GrammarChecker {
  const checker = createSupervisor<ParsedResume, GrammarFact[]>({
    start: () => startProcess(processPath),
    deadlineMs: checkMs,
    idleMs,
    maxWaiting,
  });

  /** What was found lately, or is being looked for: a resume is uploaded, scored and looked at again within seconds. */
  const known = new Map<string, Promise<GrammarFact[] | undefined>>();
  const check = (parsed: ParsedResume): Promise<GrammarFact[] | undefined> => {
    const key = createHash('sha256').update(JSON.stringify(parsed)).digest('hex');
    // Whatever kept it from an answer, scoring goes on; the next who asks has it looked for again.
    const checked =
      known.get(key) ??
      checker.ask(parsed).catch(() => {
        known.delete(key);
        return undefined;
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
