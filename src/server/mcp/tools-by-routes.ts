import { checkText, readText } from '#contract/text-checks.ts';
import { searchJobs } from '#contract/job-search.ts';
import { listedCharacters, type ToolInput, type ToolOutput } from '#contract/mcp-tools.ts';
import { getOptimization, optimizeResume, type OptimizationView } from '#contract/optimizations.ts';
import type { RouteBodySent } from '#contract/route.ts';
import { scoreResume } from '#contract/scores.ts';
import { uploadResume } from '#contract/uploads.ts';
import type { Copy } from '#copy/copy.ts';
import { mostShownFirst } from '#copy/describe-evaluation.ts';
import { shownPart } from '#domain/tailoring/locked-preview.ts';
import type { Toolbox } from './offered-tool.ts';
import { ToolFailure, type CallRoute } from './route-caller.ts';
import { unreadTexts } from './unread-texts.ts';

/** How long a call waits for its documents: clients give up after a minute. */
const tailoringWaitMs = 40_000;
const pollMs = 500;
/** How much of a locked document is shown; the rest is filler. */
const lockedCharacters = 400;

/** The tools, done by routes: with their limits and turns, by the account of a key. */
export function toolsByRoutes(call: CallRoute, { mcp }: Copy): Required<Toolbox> {
  const scored = async (body: RouteBodySent<typeof scoreResume>): Promise<ToolOutput<'score_resume'>> => {
    const { evaluation, strengths, detail } = await call(scoreResume, { body });
    const { findings } = detail;
    const shown = findings.slice(0, mostShownFirst);
    return { ...evaluation, strengths, findings: shown, moreFindings: findings.length - shown.length };
  };
  const stateOf = async (id: string) => tailoredIn(await call(getOptimization, { params: { id } }));
  return {
    async read_resume(input) {
      if (input.resumeText !== undefined && input.fileBase64 === undefined) {
        const { parsed } = await call(readText, { body: { resumeText: input.resumeText } });
        const { resume, language } = parsed;
        return { resumeText: input.resumeText, resume, language, unread: unreadTexts(parsed) };
      }
      const { content, parsed, layout, uploadId } = await call(uploadResume, { file: fileOf(input, mcp) });
      const { resume, language } = parsed;
      return { uploadId, resumeText: content, resume, language, unread: unreadTexts(parsed), layout };
    },
    score_resume: scored,
    compare_with_ad: scored,
    async tailor_resume({ resumeText, ...rest }) {
      const body = { ...rest, originalContent: resumeText, originalFileName: 'resume.txt' };
      const { optimizationId } = await call(optimizeResume, { body });
      const until = performance.now() + tailoringWaitMs;
      for (;;) {
        const state = await stateOf(optimizationId);
        if (state.status === 'completed' || state.status === 'failed') return state;
        if (performance.now() > until) return { ...state, note: mcp.stillTailoring };
        await new Promise((resolve) => setTimeout(resolve, pollMs));
      }
    },
    async get_tailored_resume({ optimizationId }) {
      const state = await stateOf(optimizationId);
      return state.status === 'pending' || state.status === 'processing'
        ? { ...state, note: mcp.stillTailoring }
        : state;
    },
    check_text: (body) => call(checkText, { body }),
    async search_jobs(body) {
      const { jobs, ...found } = await call(searchJobs, { body });
      return {
        ...found,
        jobs: jobs.map((job) => ({ ...job, description: job.description.slice(0, listedCharacters) })),
      };
    },
  };
}

function fileOf({ resumeText, fileName, fileBase64 }: ToolInput<'read_resume'>, { resumeMissing }: Copy['mcp']) {
  if (resumeText !== undefined || fileName === undefined || fileBase64 === undefined)
    throw new ToolFailure(resumeMissing);
  return { name: fileName, bytes: new Uint8Array(Buffer.from(fileBase64, 'base64')) };
}

function tailoredIn({
  id,
  access,
  optimizedContent,
  coverLetter,
  ...view
}: OptimizationView): ToolOutput<'tailor_resume'> {
  const shown = (text: string | null, part: keyof typeof access) =>
    text !== null && access[part] === 'locked' ? shownPart(text, lockedCharacters) : text;
  return {
    ...view,
    optimizationId: id,
    resume: shown(optimizedContent, 'resume'),
    coverLetter: shown(coverLetter, 'coverLetter'),
  };
}
