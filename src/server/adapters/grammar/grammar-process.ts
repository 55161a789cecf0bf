import { answerRequests } from '#server/supervision/answer-requests.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import { loadChecker } from './check-resume.ts';
import type { GrammarJob, GrammarPart } from './process-checker.ts';

/** The checks that were begun and left: more than the server has in hand at a time. */
const mostBegun = 20;

/** The process that checks grammar; it may be killed at any moment. Checks one resume at a time, each for a turn. */
const checker = loadChecker();
const begun = new Map<string, AsyncGenerator<GrammarFact[]>>();

async function checkFor({ key, parsed, forMs }: GrammarJob): Promise<GrammarPart> {
  const check = parsed === undefined ? begun.get(key) : (await checker)(parsed);
  if (check === undefined) throw new Error('The process that began the check has ended.');
  begun.delete(key);
  const facts: GrammarFact[] = [];
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    const { done, value } = await check.next();
    if (done) return { facts, finished: true };
    facts.push(...value);
  }
  begun.set(key, check);
  const [oldest] = begun.keys();
  if (begun.size > mostBegun && oldest !== undefined) begun.delete(oldest);
  return { facts, finished: false };
}

answerRequests(checkFor);
