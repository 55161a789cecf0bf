import { maxAdCharacters } from '#contract/limits.ts';
import type { ToolInput, ToolOutput } from '#contract/mcp-tools.ts';
import { describeEvaluation, mostShownFirst } from '#copy/describe-evaluation.ts';
import { resumeText } from '#domain/resume/parsed-resume.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { holdsResume } from '#server/engine/tailored-documents.ts';
import { sentenceFor } from '#server/http/errors.ts';
import type { Toolbox } from '#server/mcp/offered-tool.ts';
import { unreadTexts } from '#server/mcp/unread-texts.ts';
import { BadInput } from '../bad-input.ts';
import type { CommandContext } from '../command-context.ts';
import { givenAs, neededAs, type FileInput } from './file-fields.ts';

/** The tools that need no account, done by the engine on this machine. Nothing is stored. They throw `BadInput`. */
export function toolsByEngine(context: CommandContext): Toolbox {
  const scored = async (
    input: FileInput & { jobTitle?: string | undefined },
    needsAd: boolean,
  ): Promise<ToolOutput<'score_resume'>> => {
    const ad = needsAd ? neededAs('jobDescription', input) : givenAs('jobDescription', input);
    const { parsed, layout } = await context.resume(neededAs('resumeText', input));
    const job = ad && { title: input.jobTitle, description: await context.text(ad, maxAdCharacters) };
    const evaluation = await context.engine.run('score', { parsed, layout, job, today: context.today });
    const { strengths, findings } = describeEvaluation(evaluation, defaultCopy());
    const shown = findings.slice(0, mostShownFirst);
    return { ...evaluation, strengths, findings: shown, moreFindings: findings.length - shown.length };
  };
  return {
    async read_resume(input: FileInput) {
      const { parsed, layout } = await context.resume(neededAs('resumeText', input));
      const { resume, language } = parsed;
      return { resumeText: resumeText(parsed), resume, language, unread: unreadTexts(parsed), layout };
    },
    score_resume: (input) => scored(input, false),
    compare_with_ad: (input) => scored(input, true),
    tailor_resume: (input) => tailored(input, context),
    async check_text(input: FileInput) {
      const { parsed: source } = await context.resume(neededAs('resumeText', input));
      const text = await context.text(neededAs('text', input), maxAdCharacters);
      return context.engine.run('checkClaims', { text, source, today: context.today });
    },
  };
}

type TailoringInput = FileInput & Pick<ToolInput<'tailor_resume'>, 'jobTitle' | 'companyName'>;

async function tailored(input: TailoringInput, context: CommandContext): Promise<ToolOutput<'tailor_resume'>> {
  const jobDescription = await context.text(neededAs('jobDescription', input), maxAdCharacters);
  const { parsed: source } = await context.resume(neededAs('resumeText', input));
  if (!holdsResume(source)) throw new BadInput(sentenceFor(defaultCopy(), 'RESUME_UNREADABLE'));
  const { jobTitle, companyName } = input;
  const made = await context.engine.run('tailor', {
    source,
    jobTitle,
    companyName: companyName === '' ? undefined : companyName,
    jobDescription,
    now: new Date(),
  });
  const { tailoring, optimizedContent, coverLetter } = made;
  return {
    status: 'completed',
    matchScore: tailoring.matchScore ?? null,
    matchScoreBefore: tailoring.matchScoreBefore ?? null,
    locked: false,
    changesCount: tailoring.changes.length,
    questions: tailoring.questions.map(({ text, must }) => ({ text, must })),
    advice: tailoring.advice ?? null,
    failure: null,
    resume: optimizedContent,
    coverLetter,
  };
}
