import { resumeText, type ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';
import type { RouteBody } from '#contract/route.ts';
import type { scoreResume } from '#contract/scores.ts';
import type { Engine } from '../../engine/tasks.ts';
import type { Owner } from '../../http/visit.ts';
import type { GrammarChecked, GrammarChecker } from '../../adapters/grammar/port.ts';
import type { Optimizations } from '../optimizations/service.ts';
import type { OwnedOptimization } from '../optimizations/view.ts';
import { scoreGrammarMs, type Uploads } from '../uploads/service.ts';

interface ScoredResume {
  text: string;
  parsed: ParsedResume;
  layout: LayoutFacts | undefined;
  grammar: GrammarFact[] | undefined;
  /** The upload whose unchanged text this is. */
  uploadId?: string | undefined;
  /** The file it came from, where it came from one. */
  fileName: string | undefined;
  job: { title?: string | undefined; description: string } | undefined;
  /** Which text it is. */
  scored: 'text' | 'optimized' | 'original';
}

interface Deps {
  uploads: Pick<Uploads, 'resolve' | 'mistakes'>;
  optimizations: Pick<Optimizations, 'owned'>;
  engine: Engine;
  grammar: GrammarChecker;
}

/** The resume that a request means, with its known language mistakes. */
export async function resumeToScore(
  deps: Deps,
  owner: Owner | undefined,
  request: RouteBody<typeof scoreResume>,
): Promise<{ meant: ScoredResume; checked: GrammarChecked }> {
  const meant = await resumeMeant(deps, owner, request);
  if (meant.grammar) return { meant, checked: { mistakes: meant.grammar } };
  const checked =
    meant.uploadId === undefined
      ? await deps.grammar.check(meant.parsed, scoreGrammarMs)
      : await deps.uploads.mistakes(owner, meant.uploadId);
  return { meant: { ...meant, grammar: checked.mistakes }, checked };
}

/** Whether mistakes of language may be missing: English is checked, and was not in time. */
export const isPending = ({ language }: ParsedResume, { mistakes }: GrammarChecked): boolean =>
  language === 'en' && mistakes === undefined;

async function resumeMeant(
  { uploads, optimizations, engine }: Deps,
  owner: Owner | undefined,
  request: RouteBody<typeof scoreResume>,
): Promise<ScoredResume> {
  const { resumeText: text, uploadId, optimizationId } = request;
  if (text !== undefined) {
    const job = request.jobDescription
      ? { title: request.jobTitle || undefined, description: request.jobDescription }
      : undefined;
    const sent = await uploads.resolve(owner, { text, uploadId });
    return { text, ...sent, uploadId: sent.layout && uploadId, job, scored: 'text' };
  }
  return { ...(await resumeOf(engine, await optimizations.owned(owner, optimizationId ?? ''))), grammar: undefined };
}

/**
 * The resume of an optimization, with its job: the outcome if that's open to the person. Findings quote the lines of a resume, so a locked optimization gives
 * the resume that it was made from.
 */
export async function resumeOf(engine: Engine, { stored, access }: OwnedOptimization) {
  const job = { title: stored.jobTitle, description: stored.jobDescription };
  const fileName = stored.originalFileName;
  const optimized = access.resume === 'locked' ? null : stored.optimizedContent;
  if (optimized !== null) {
    const parsed = await engine.run('parseText', optimized);
    return { text: optimized, parsed, layout: undefined, fileName, job, scored: 'optimized' as const };
  }
  const { source: parsed, layout } = stored;
  return { text: resumeText(parsed), parsed, layout: layout ?? undefined, fileName, job, scored: 'original' as const };
}
