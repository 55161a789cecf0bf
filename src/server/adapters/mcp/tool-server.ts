import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Copy } from '#copy/copy.ts';
import { unfitInputBody } from '../../http/unfit-input.ts';
import { jsonSchema } from '../../http/openapi.ts';
import type { OfferedTool } from '../../mcp/offered-tool.ts';

interface ToolServerDeps {
  tools: readonly OfferedTool[];
  version: string;
  copy: Copy;
  /** An error in a sentence for the caller; errors of our own are noted on the way. */
  sentenceOf: (error: unknown) => string;
}

const failed = (sentence: string): CallToolResult => ({ content: [{ type: 'text', text: sentence }], isError: true });

const objectSchema = (schema: z.ZodType, io: 'input' | 'output') => ({
  ...jsonSchema(schema, io),
  type: 'object' as const,
});

const described = ({ name, title, description, input, output, annotations }: OfferedTool): Tool => ({
  name,
  title,
  description,
  inputSchema: objectSchema(input, 'input'),
  outputSchema: objectSchema(output, 'output'),
  annotations,
});

/**
 * Our tools as an MCP server. Lists and calls are answered by handlers of our own: input that does not fit is refused in the sentences of the contract, so
 * that a model can mend it, and an answer has no field that its schema does not name.
 */
export function createToolServer({ tools, version, copy, sentenceOf }: ToolServerDeps): McpServer {
  const server = new McpServer(
    { name: 'foothold', title: 'Foothold', version },
    { capabilities: { tools: {} }, instructions: copy.mcp.instructions },
  );
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(described) }));
  server.server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, copy.mcp.toolUnknown(params.name));
    const input = tool.input.safeParse(params.arguments ?? {});
    if (!input.success) return failed(unfitInputBody(input.error.issues.map(unfitOf), copy).error);
    try {
      const answer = tool.output.parse(await tool.call(input.data));
      return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: answer };
    } catch (error) {
      return failed(sentenceOf(error));
    }
  });
  return server;
}

const unfitOf = ({ path, code, message, ...params }: z.core.$ZodIssue) => ({
  instancePath: `/${path.map(String).join('/')}`,
  keyword: code,
  message,
  params,
});
