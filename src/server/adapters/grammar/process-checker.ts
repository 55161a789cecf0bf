import { fork, type ChildProcess } from 'node:child_process';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { GrammarChecker } from '#server/ports.ts';

export interface ProcessCheckerSettings {
  /** The built process: `build/workers/grammar.js`. */
  processPath: string;
  /** How long a resume may be checked; a process that takes longer is killed. */
  checkMs?: number;
  /** How long the process is kept without work: it holds some 300 MB. */
  idleMs?: number;
}

/** More are not let wait: scoring goes on without. */
const mostWaiting = 8;

interface Waiting {
  parsed: ParsedResume;
  resolve(facts: GrammarFact[] | undefined): void;
}

/**
 * Checks grammar in a process of its own, which is started by the first resume and killed when there is none for a while. A thread
 * would do as well but for its memory: what it took is not given back when it ends.
 */
export function createProcessChecker({
  processPath,
  checkMs = 20_000,
  idleMs = 20_000,
}: ProcessCheckerSettings): GrammarChecker {
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let working = false;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };

  const next = async (): Promise<void> => {
    const item = working ? undefined : waiting.shift();
    if (!item) return;
    working = true;
    clearTimeout(idle);
    child ??= fork(processPath, {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const facts = await answerOf(child, item.parsed, checkMs);
    if (facts === undefined) end();
    working = false;
    item.resolve(facts);
    idle = setTimeout(end, idleMs).unref();
    void next();
  };

  return {
    async check(parsed, patienceMs) {
      // The checker knows English alone.
      if (parsed.language !== 'en' || waiting.length >= mostWaiting) return {};
      let patience: NodeJS.Timeout | undefined;
      const late = Symbol('late');
      const impatient = new Promise<typeof late>((resolve) => {
        patience = setTimeout(() => resolve(late), patienceMs);
      });
      const checked = new Promise<GrammarFact[] | undefined>((resolve) => {
        waiting.push({ parsed, resolve });
      });
      void next();
      const mistakes = await Promise.race([checked, impatient]);
      clearTimeout(patience);
      return mistakes === late ? { later: checked } : { mistakes };
    },
    async close() {
      for (const { resolve } of waiting.splice(0)) resolve(undefined);
      end();
    },
  };
}

/** The mistakes of one resume; nothing when the process dies or takes too long. */
function answerOf(child: ChildProcess, parsed: ParsedResume, limitMs: number): Promise<GrammarFact[] | undefined> {
  return new Promise((resolve) => {
    const settle = (facts?: GrammarFact[]) => {
      clearTimeout(timer);
      child.off('message', settle);
      child.off('error', onDeath);
      child.off('exit', onDeath);
      // An error after the answer is of a process that is being killed.
      child.on('error', ignore);
      resolve(facts);
    };
    const onDeath = () => settle();
    const timer = setTimeout(onDeath, limitMs);
    child.off('error', ignore);
    child.on('message', settle);
    child.on('error', onDeath);
    child.on('exit', onDeath);
    child.send(parsed, (error) => error && onDeath());
  });
}

const ignore = (): void => undefined;
