import type { z } from 'zod';
import {
  mcpTools,
  toolNames,
  type ToolInput,
  type ToolName,
  type ToolOutput,
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
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  call(input: unknown): Promise<unknown>;
}

/** The tools of a box in a language's words. `inputOf` says what each is given, where that is not what its contract says. */
export function offeredTools(
  toolbox: Toolbox,
  copy: Copy,
  inputOf: (input: z.ZodObject) => z.ZodObject = (input) => input,
): OfferedTool[] {
  return toolNames.flatMap((name) => {
    const call = toolbox[name] as OfferedTool['call'] | undefined;
    if (!call) return [];
    const { input, output, readOnly, openWorld }: ToolShape = mcpTools[name];
    const annotations = {
      readOnlyHint: readOnly === true,
      // What a tool makes stands beside what was there.
      destructiveHint: false,
      idempotentHint: readOnly === true,
      openWorldHint: openWorld === true,
    };
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
