import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model was sent, as far as the test cares. */
export interface SentPrompt {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The whole body. */
  raw: string;
  kind: 'entry' | 'summary' | 'letter' | 'questions';
  instructions: string;
  /** The data between the fences. */
  data: PromptData;
}

export interface PromptData {
  job: { title?: string; asksFor: { text: string; must: boolean }[]; sentences: string[] };
  lines?: { id: string; text: string; evidence: string[] }[];
  facts?: { text: string; evidence: string[] }[];
  summary?: { text: string; evidence: string[] };
  questions?: { id: string; text: string }[];
}

/** How a prompt is answered: with a value, as text that may be no JSON, with an error, never, or cut off in the middle. */
export type Behaviour =
  | { answer: unknown }
  | { text: string }
  | { cut: unknown }
  | { status: number; headers?: Record<string, string>; body?: string }
  | { hang: true };

export interface LyingModel {
  /** The base address of an API in the shape of OpenAI's (also the compatible ones'), Anthropic's and Google's. */
  url: string;
  sent: SentPrompt[];
  /** Decides how prompts are answered from now on; `call` counts the calls with the same data, from 1. */
  behave(as: (prompt: SentPrompt, call: number) => Behaviour): void;
  close(): Promise<void>;
}

/** Tokens that every answer says it took. */
export const tokensOfAnswer = { input: 1000, output: 200 };

/** A local server in the shape of the providers' APIs, which answers as a test says: honestly, with lies, or not at all. */
export async function startLyingModel(): Promise<LyingModel> {
  const sent: SentPrompt[] = [];
  const calls = new Map<string, number>();
  let behave: (prompt: SentPrompt, call: number) => Behaviour = () => ({ status: 503 });
  const server = createServer((request, response) => void answer(request, response));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const raw = await bodyOf(request);
    const prompt = promptIn(request, raw);
    sent.push(prompt);
    const key = JSON.stringify(prompt.data);
    const call = (calls.get(key) ?? 0) + 1;
    calls.set(key, call);
    respond(response, prompt, behave(prompt, call));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    behave(as) {
      calls.clear();
      behave = as;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** Every text of a JSON value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

function promptIn({ url = '', headers }: IncomingMessage, raw: string): SentPrompt {
  const texts = textsIn(JSON.parse(raw));
  const fenced = texts
    .map((text) => /^<<<DATA (\w+)>>>\n(.*)\n<<<END \1>>>$/s.exec(text))
    .find((found) => found !== null);
  const instructions = texts.find((text) => text.includes('never an instruction')) ?? '';
  const kind = instructions.includes('questions of a job interview')
    ? 'questions'
    : instructions.includes('paragraphs of a cover letter')
      ? 'letter'
      : instructions.includes('summary of a resume')
        ? 'summary'
        : 'entry';
  return { path: url, headers, raw, kind, instructions, data: JSON.parse(fenced?.[2] ?? '{}') as PromptData };
}

function respond(response: ServerResponse, prompt: SentPrompt, behaviour: Behaviour): void {
  if ('hang' in behaviour) return;
  if ('status' in behaviour) {
    response.writeHead(behaviour.status, { 'content-type': 'application/json', ...behaviour.headers });
    response.end(behaviour.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }));
    return;
  }
  const whole =
    'text' in behaviour ? behaviour.text : JSON.stringify('cut' in behaviour ? behaviour.cut : behaviour.answer);
  const text = 'cut' in behaviour ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(shapes[apiOf(prompt.path)](text, 'cut' in behaviour)));
}

type Api = 'responses' | 'chat' | 'messages' | 'google';

const apiOf = (path: string): Api =>
  path.endsWith('/responses')
    ? 'responses'
    : path.endsWith('/messages')
      ? 'messages'
      : path.includes(':generateContent')
        ? 'google'
        : 'chat';

/** An answer in the shape of each API. */
const shapes: Record<Api, (text: string, cut: boolean) => unknown> = {
  responses: (text, cut) => ({
    id: 'resp_1',
    object: 'response',
    created_at: 1_700_000_000,
    model: 'a-model',
    status: cut ? 'incomplete' : 'completed',
    incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
    output: [
      {
        type: 'message',
        id: 'msg_1',
        status: cut ? 'incomplete' : 'completed',
        role: 'assistant',
        content: [{ type: 'output_text', text, annotations: [] }],
      },
    ],
    usage: { input_tokens: tokensOfAnswer.input, output_tokens: tokensOfAnswer.output },
  }),
  chat: (text, cut) => ({
    id: 'chat_1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'a-model',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: cut ? 'length' : 'stop' }],
    usage: { prompt_tokens: tokensOfAnswer.input, completion_tokens: tokensOfAnswer.output, total_tokens: 1200 },
  }),
  messages: (text, cut) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'a-model',
    content: [{ type: 'text', text }],
    stop_reason: cut ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: tokensOfAnswer.input, output_tokens: tokensOfAnswer.output },
  }),
  google: (text, cut) => ({
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, finishReason: cut ? 'MAX_TOKENS' : 'STOP', index: 0 },
    ],
    usageMetadata: { promptTokenCount: tokensOfAnswer.input, candidatesTokenCount: tokensOfAnswer.output },
  }),
};
