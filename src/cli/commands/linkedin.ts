import { industries, seniorities } from '#domain/linkedin/enhancement.ts';
import { profileFromSource, profileToText } from '#domain/linkedin/profile-text.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { sentenceFor } from '#server/http/errors.ts';
import type { SourceDocument } from '#domain/document/source-document.ts';
import { BadInput } from '../bad-input.ts';
import { requestCommand } from '../request-command.ts';
import { givenIn, neededIn } from '../requests.ts';
import { shell } from '../shell-words.ts';

/** One of the specified choices, whatever its capitals. */
function chosen<T extends string>(choices: readonly T[], given: string | undefined): T | undefined {
  if (given === undefined) return undefined;
  const choice = choices.find((each) => each.toLowerCase() === given.trim().toLowerCase());
  if (choice === undefined) throw new BadInput(defaultCopy().commandLine.noChoice(given, choices.join(', ')));
  return choice;
}

/** The profile's text: of LinkedIn's own files field by field, of a text file as it is. */
function profileTextOf(document: SourceDocument): string {
  if (document.kind === 'text') return document.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
  const profile = profileFromSource(document);
  if (profile === undefined) throw new BadInput(sentenceFor(defaultCopy(), 'FILE_NO_PROFILE'), 'FILE_NO_PROFILE');
  return profileToText(profile);
}

/** `linkedin FILE... --target-role R [--industry I] [--seniority S] [--resume FILE]`: the profile rewritten for a role. */
export const linkedin = requestCommand({
  name: 'linkedin',
  argument: 'FILE',
  fields: ['file', 'text', 'target-role', 'industry', 'seniority', 'resume', 'resumeText'],
  options: ['target-role', 'industry', 'seniority', 'resume'],
  needs: ['target-role'],
  fileOptions: ['resume'],
  answer: async (request, context) => {
    const targetRole = request['target-role'];
    if (targetRole === undefined) throw new BadInput(shell.optionMissing('target-role'));
    const industry = chosen(industries, request['industry']);
    const seniority = chosen(seniorities, request['seniority']);
    const linked = givenIn(request, 'resume');
    const profileText = profileTextOf(await context.document(neededIn(request, 'file')));
    const resume = linked && (await context.resume(linked)).parsed;
    const { today } = context;
    return {
      value: await context.engine.run('enhanceProfile', {
        profileText,
        resume,
        targetRole,
        industry,
        seniority,
        today,
      }),
    };
  },
});
