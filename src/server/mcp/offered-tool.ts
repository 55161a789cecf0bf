import type { z } from 'zod';
import {
  mcpTools,
  toolHints,
  toolNames,
  type ToolHints,
  type ToolInput,
  type ToolName,
  type ToolOutput,
  type ToolPlace,
  type ToolShape,
} from '#contract/mcp-tools.ts';
import type { Copy } from '#copy/copy.ts';

/** The tools that are there, each with what it does. Throws what `sentenceOf` of the server words. */
export type Toolbox = { [Name in ToolName]?: (input: ToolInput<Name>) => Promise<ToolOutput<Name>> };

/** A tool as it is offered to a client. */
export interface OfferedTool {
  name: ToolName;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  annotations: ToolHints;
  call(input: unknown): Promise<unknown>;
}

/** The tools of a box in a language's words. `inputOf` says what each is given, where that is not what its contract says. */
export function offeredTools(
  toolbox: Toolbox,
  place: ToolPlace,
  copy: Copy,
  inputOf: (input: z.ZodObject) => z.ZodObject = (input) => input,
): OfferedTool[] {
  return toolNames.flatMap((name) => {
    const call = toolbox[name] as OfferedTool['call'] | undefined;
    if (!call) return [];
    const { input, output, ...effects }: ToolShape = mcpTools[name];
    const annotations = toolHints(effects, place);
    return [{ name, ...copy.mcpTools[name], input: inWords(inputOf(input), copy), output, annotations, call }];
  });
}

const inWords = (input: z.ZodObject, { mcpFields }: Copy): z.ZodObject =>
  input.extend(
    Object.fromEntries(
      Object.entries(input.shape).map(([name, field]) => [
        name,
        (field as z.ZodType).describe(mcpFields[name] ?? name),
      ]),
    ),
  );
