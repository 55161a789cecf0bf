import { basename } from 'node:path';
import { maxAdCharacters } from '#contract/limits.ts';
import { uploadResume } from '#contract/uploads.ts';
import { defaultCopy } from '#server/default-copy.ts';
import type { Toolbox } from '#server/mcp/offered-tool.ts';
import { routeCaller, ToolFailure, type CallRoute } from '#server/mcp/route-caller.ts';
import { toolsByRoutes } from '#server/mcp/tools-by-routes.ts';
import { plainText, regularBytesOf, textIn } from '../files.ts';
import type { Given } from '../requests.ts';
import { givenAs, neededAs, type FileInput } from './file-fields.ts';

/** How long an answer is waited for: longer than a server takes over the slowest file. */
const answerMs = 90_000;

/** The routes of a server elsewhere, by an account's key. */
function callerTo(server: URL, apiKey: string): CallRoute {
  const { mcp } = defaultCopy();
  const unclear = () => new ToolFailure(mcp.answerUnclear(server.origin));
  return routeCaller(async ({ method, path, headers, payload }) => {
    const answer = await fetch(new URL(path, server), {
      method,
      headers: { ...headers, authorization: `Bearer ${apiKey}` },
      // A key is for the server it was given for, and for none that this one points to.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
      ...(payload ? { body: new Uint8Array(payload) } : {}),
    }).catch(() => {
      throw new ToolFailure(mcp.serverUnreachable(server.origin));
    });
    return { status: answer.status, text: await answer.text() };
  }, unclear);
}

const textOf = async (given: Given, longest?: number): Promise<string> =>
  'text' in given
    ? plainText(given.text, JSON.stringify(given.field), longest)
    : textIn(await regularBytesOf(given.file), given.file, longest);

/** The tools of a server, with the files of this machine: a resume's file is uploaded, and its layout and corrections count. */
export function toolsByServer(server: URL, apiKey: string): Toolbox {
  const call = callerTo(server, apiKey);
  const tools = toolsByRoutes(call, defaultCopy());
  const uploaded = async (file: string) => ({
    name: basename(file),
    bytes: new Uint8Array(await regularBytesOf(file)),
  });
  const resumeOf = async (input: FileInput) => {
    const given = neededAs('resumeText', input);
    if ('text' in given) return { resumeText: given.text };
    const { content, uploadId } = await call(uploadResume, { file: await uploaded(given.file) });
    return { resumeText: content, uploadId };
  };
  const adOf = (input: FileInput) => textOf(neededAs('jobDescription', input), maxAdCharacters);
  return {
    ...tools,
    async read_resume(input: FileInput) {
      const given = givenAs('resumeText', input);
      if (!given || 'text' in given) return tools.read_resume({ resumeText: (await resumeOf(input)).resumeText });
      const { name, bytes } = await uploaded(given.file);
      return tools.read_resume({ fileName: name, fileBase64: Buffer.from(bytes).toString('base64') });
    },
    score_resume: async (input: FileInput) => tools.score_resume(await resumeOf(input)),
    compare_with_ad: async ({ jobTitle, ...input }) =>
      tools.compare_with_ad({ ...(await resumeOf(input)), jobTitle, jobDescription: await adOf(input) }),
    tailor_resume: async ({ jobTitle, companyName, selectedTemplate, ...input }) =>
      tools.tailor_resume({
        ...(await resumeOf(input)),
        jobTitle,
        companyName,
        selectedTemplate,
        jobDescription: await adOf(input),
      }),
    check_text: async (input: FileInput) =>
      tools.check_text({ ...(await resumeOf(input)), text: await textOf(neededAs('text', input), maxAdCharacters) }),
  };
}
