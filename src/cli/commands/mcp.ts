import type { ToolPlace } from '#contract/mcp-tools.ts';
import { answerOverStdio } from '#server/adapters/mcp/stdio-transport.ts';
import { createToolServer } from '#server/adapters/mcp/tool-server.ts';
import { readClientConfig } from '#server/settings/config.ts';
import { defaultCopy } from '#server/default-copy.ts';
import { sentenceFor } from '#server/http/errors.ts';
import { offeredTools, type Toolbox } from '#server/mcp/offered-tool.ts';
import { ToolFailure } from '#server/mcp/route-caller.ts';
import { projectVersion } from '#server/root.ts';
import { readArguments } from '../arguments.ts';
import { BadInput } from '../bad-input.ts';
import type { Command, Console } from '../command.ts';
import { openContext } from '../command-context.ts';
import { refusalOf } from '../failures.ts';
import { regularBytesOf } from '../files.ts';
import { withFiles } from '../mcp/file-fields.ts';
import { toolsByEngine } from '../mcp/tools-by-engine.ts';
import { toolsByServer } from '../mcp/tools-by-server.ts';
import { ourFault } from '../our-fault.ts';
import { shell } from '../shell-words.ts';

/** `mcp [--server URL]`: an MCP server on standard input and output, with the engine of this machine or the account of a key. */
export const mcp: Command = async (args, console) => {
  const { positionals, options } = readArguments(args, { options: ['server'] });
  if (positionals.length > 0) throw new BadInput(shell.noArguments(positionals));
  const address = options['server'];
  if (address !== undefined) {
    await serveTools(toolsByServer(serverAt(address), keyFor()), 'routes', console);
    return 0;
  }
  const context = openContext(regularBytesOf, console);
  try {
    await serveTools(toolsByEngine(context), 'engine', console);
  } finally {
    await context.close();
  }
  return 0;
};

function serverAt(address: string): URL {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new BadInput(defaultCopy().mcp.serverInvalid(address));
  return new URL(address);
}

function keyFor(): string {
  const { apiKey } = readClientConfig();
  if (apiKey === undefined) throw new BadInput(defaultCopy().mcp.keyMissing);
  return apiKey;
}

const serveTools = (toolbox: Toolbox, place: ToolPlace, { notify }: Console): Promise<void> => {
  const copy = defaultCopy();
  return answerOverStdio(
    createToolServer({
      tools: offeredTools(toolbox, place, copy, withFiles),
      version: projectVersion(),
      copy,
      sentenceOf(error) {
        const refusal = refusalOf(error);
        if (refusal instanceof BadInput || refusal instanceof ToolFailure) return refusal.message;
        notify(ourFault(refusal));
        return sentenceFor(copy, 'INTERNAL');
      },
    }),
  );
};
