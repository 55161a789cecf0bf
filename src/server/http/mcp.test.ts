import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiScopes, type ApiScope } from '#contract/api-scopes.ts';
import { api } from '#contract/api.ts';
import { limits } from '#contract/limits.ts';
import { listedCharacters, mcpTools, toolNames, type ToolName } from '#contract/mcp-tools.ts';
import type { Browser } from '#test/support/browser.ts';
import { everyRow } from '#test/support/every-row.ts';
import { job, password, pay, resumeText, signUp } from '#test/support/people.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { createSample, sampleFolder } from '../adapters/job-boards/sample/client.ts';
import { mcpPath } from './mcp.ts';

let server: TestApp;
let url: URL;
beforeAll(async () => {
  const clock = { now: () => new Date() };
  server = await testApp({ jobSources: [createSample({ folder: sampleFolder(), clock })] });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = new URL(mcpPath, `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`);
});
afterAll(() => server.close());

let people = 0;
async function person(scopes: readonly ApiScope[] = apiScopes) {
  people += 1;
  const browser = server.browser(`198.51.100.${people}`);
  await signUp(browser, `assistants-${people}@example.com`);
  return { browser, ...(await keyOf(browser, scopes)) };
}
const keyOf = (browser: Browser, scopes: readonly ApiScope[]) =>
  browser.api.call(api.createApiKey, {
    body: { name: 'An assistant', scopes: [...scopes], currentPassword: password },
  });

async function connect(secret: string | undefined): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const headers: Record<string, string> = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
}

/** What a tool answers, as its schema reads it; the text beside it says the same. */
async function call(client: Client, name: ToolName, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: input });
  expect({ name, isError, content: isError ? content : '' }).toMatchObject({ isError: undefined });
  const [{ text = '' } = {}] = content as { text?: string }[];
  expect(JSON.parse(text)).toEqual(structuredContent);
  return mcpTools[name].output.parse(structuredContent);
}

/** The sentence with which a tool refuses. */
async function refusal(client: Client, name: ToolName, input: Record<string, unknown>): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: input });
  expect(isError).toBe(true);
  return (content as { text: string }[]).map(({ text }) => text).join('\n');
}

test('lists every tool, with schemas made from the contract and what it does to what is there', async () => {
  const { secret } = await person();
  const client = await connect(secret);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(toolNames);
  for (const { description, title, inputSchema, outputSchema, annotations } of tools) {
    expect(title).toBeTruthy();
    expect(description?.length).toBeGreaterThan(40);
    expect(Object.values(inputSchema.properties ?? {})).toEqual(
      Object.keys(inputSchema.properties ?? {}).map(() =>
        expect.objectContaining({ description: expect.stringMatching(/ /) }),
      ),
    );
    expect(outputSchema?.type).toBe('object');
    expect(annotations).toMatchObject({ destructiveHint: false });
  }
  await client.close();
});

/** The stored data of people and jobs, without request counts and the times of last use of keys. */
async function stored(): Promise<Record<string, string[]>> {
  const { 'public.api_keys': _keys, 'public.rate_limits': _counts, ...rows } = await everyRow(server.database.db);
  return rows;
}

test('a tool stores something where its hints say so, and only there', async () => {
  const { secret } = await person();
  const client = await connect(secret);
  const { tools } = await client.listTools();
  const made = await call(client, 'tailor_resume', { resumeText, ...job });
  const { resumeText: text, jobTitle, jobDescription } = { resumeText, ...job };
  const inputs: Record<ToolName, Record<string, unknown>> = {
    read_resume: {
      fileName: 'cv.pdf',
      fileBase64: readFileSync('test/fixtures/resumes/nurse-en__single.pdf', 'base64'),
    },
    score_resume: { resumeText: text },
    compare_with_ad: { resumeText: text, jobTitle, jobDescription },
    tailor_resume: { resumeText: text, ...job },
    get_tailored_resume: { optimizationId: made['optimizationId'] },
    check_text: { resumeText: text, text: 'I know SAP.' },
    search_jobs: { query: 'nurse' },
  };
  for (const { name, annotations } of tools) {
    const before = await stored();
    await call(client, name as ToolName, inputs[name as ToolName]);
    const isKept = isDeepStrictEqual(await stored(), before);
    expect({ name, isKept }).toEqual({ name, isKept: annotations?.readOnlyHint });
    expect(annotations?.idempotentHint).toBe(isKept);
  }
  const asking = tools.filter(({ annotations }) => annotations?.openWorldHint).map(({ name }) => name);
  expect(asking).toEqual(['tailor_resume', 'search_jobs']);
  await client.close();
});

test('reads a file, scores it, holds it beside an ad, and checks a text against it', async () => {
  const { browser, secret } = await person();
  const client = await connect(secret);
  const bytes = readFileSync('test/fixtures/resumes/nurse-en__single.pdf');
  const read = await call(client, 'read_resume', { fileName: 'nurse.pdf', fileBase64: bytes.toString('base64') });
  expect(read).toMatchObject({ layout: { kind: 'pdf' }, resume: { basics: { name: expect.any(String) } } });
  const { resumeText: text, uploadId } = read;
  const scored = await call(client, 'score_resume', { resumeText: text, uploadId });
  const [stored] = await browser.api.call(api.listScores, {});
  expect(scored['overallScore']).toBe(stored?.scores.overall);
  expect(scored['matchScore']).toBeUndefined();
  const compared = await call(client, 'compare_with_ad', {
    resumeText: text,
    uploadId,
    ...job,
    companyName: undefined,
  });
  expect(compared['matchScore']).toEqual(expect.any(Number));
  const own = await call(client, 'read_resume', { resumeText });
  expect(own).toMatchObject({ resume: { basics: { name: 'Robin Example' } } });
  const honest = await call(client, 'check_text', {
    resumeText,
    text: 'I trained 30 new colleagues in forklift safety.',
  });
  expect(honest).toMatchObject({ supported: true, unsupported: [] });
  const invented = await call(client, 'check_text', { resumeText, text: 'I led a team of 400 engineers at Google.' });
  expect(invented['supported']).toBe(false);
  await client.close();
});

test('tailors a resume, of which an unpaid one is told as far as its owner may read it', async () => {
  const { browser, secret } = await person();
  const client = await connect(secret);
  const made = await call(client, 'tailor_resume', { resumeText, ...job });
  expect(made).toMatchObject({ status: 'completed', locked: true });
  expect(String(made['resume']).length).toBeLessThanOrEqual(400);
  const optimizationId = String(made['optimizationId']);
  await pay(browser, 'complete', optimizationId);
  const paid = await call(client, 'get_tailored_resume', { optimizationId });
  const view = await browser.api.call(api.getOptimization, { params: { id: optimizationId } });
  expect(paid).toMatchObject({ locked: false, resume: view.optimizedContent, coverLetter: view.coverLetter });
  const other = await connect((await person()).secret);
  expect(await refusal(other, 'get_tailored_resume', { optimizationId })).toBe('Optimization not found');
  await Promise.all([client.close(), other.close()]);
});

test('finds job listings, with as much of each ad as a model should read', async () => {
  const { secret } = await person();
  const client = await connect(secret);
  const found = await call(client, 'search_jobs', { query: 'registered nurse', limit: 2 });
  const { jobs } = mcpTools.search_jobs.output.parse(found);
  expect(jobs.map(({ title }) => title)).toEqual([expect.stringMatching(/nurse/i), expect.stringMatching(/nurse/i)]);
  for (const { description } of jobs) expect(description.length).toBeLessThanOrEqual(listedCharacters);
  expect(await refusal(client, 'search_jobs', { query: 'nurse', limit: 100 })).toContain('20');
  await client.close();
});

test('input that does not fit is refused in a sentence, and so is what a route refuses', async () => {
  const { secret } = await person();
  const client = await connect(secret);
  expect(await refusal(client, 'compare_with_ad', { resumeText, jobDescription: 'short' })).toBe(
    'Job description must be at least 10 characters',
  );
  expect(await refusal(client, 'score_resume', { resumeText: 'x'.repeat(60_001) })).toContain('60,000 characters');
  expect(await refusal(client, 'read_resume', {})).toContain('resumeText');
  const scan = Buffer.from('%PDF-1.4 broken').toString('base64');
  expect(await refusal(client, 'read_resume', { fileName: 'cv.pdf', fileBase64: scan })).toMatch(/damaged|empty/);
  expect(await refusal(client, 'tailor_resume', { resumeText: 'Nothing here.', ...job })).toMatch(/no work, education/);
  await client.close();
});

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
};
const post = (headers: Record<string, string>, body: unknown = initialize, address = '203.0.113.7') =>
  server.app.inject({
    method: 'POST',
    url: mcpPath,
    remoteAddress: address,
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

test('without a key, and with one that is revoked, nobody gets in', async () => {
  await expect(connect(undefined)).rejects.toMatchObject({ code: 401 });
  const { browser, secret, apiKey } = await person();
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const asBrowser = await post({ cookie });
  expect(asBrowser.statusCode).toBe(401);
  expect(asBrowser.headers['www-authenticate']).toContain('Bearer');
  await (await connect(secret)).close();
  await browser.api.call(api.revokeApiKey, { params: { id: apiKey.id } });
  await expect(connect(secret)).rejects.toMatchObject({ code: 401 });
});

test('a key opens the tools of its scopes: others are not listed, and calling one is a 403', async () => {
  const { secret } = await person(['jobs:read', 'resumes:read']);
  const client = await connect(secret);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['check_text', 'search_jobs']);
  await expect(client.callTool({ name: 'score_resume', arguments: { resumeText } })).rejects.toMatchObject({
    code: 403,
  });
  const message = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'tailor_resume', arguments: {} } };
  const lacking = await post(bearer(secret), message);
  expect(lacking.statusCode).toBe(403);
  expect(lacking.headers['www-authenticate']).toContain('optimizations:write');
  await client.close();
});

test('pages of other sites are refused, and none is allowed to read an answer', async () => {
  const { secret } = await person();
  const strange = await post({ ...bearer(secret), origin: 'http://evil.example' });
  expect(strange.statusCode).toBe(403);
  expect(strange.json()).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  const preflight = await server.app.inject({
    method: 'OPTIONS',
    url: mcpPath,
    headers: { origin: 'http://evil.example' },
  });
  for (const { headers } of [strange, preflight]) expect(headers['access-control-allow-origin']).toBeUndefined();
  expect((await post({ ...bearer(secret), origin: 'http://localhost:3000' })).statusCode).toBe(200);
});

test('each request stands alone: no session is begun, none can be read from or ended', async () => {
  const { secret } = await person();
  const begun = await post(bearer(secret));
  expect(begun.headers['mcp-session-id']).toBeUndefined();
  expect(begun.headers['set-cookie']).toBeUndefined();
  const list = await post(bearer(secret), { jsonrpc: '2.0', id: 2, method: 'tools/list' });
  expect(list.json<{ result: { tools: object[] } }>().result.tools.length).toBe(toolNames.length);
  for (const method of ['GET', 'DELETE'] as const) {
    const answer = await server.app.inject({ method, url: mcpPath, headers: bearer(secret) });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  }
});

test('several messages at once are refused: they would be counted as one', async () => {
  const { secret } = await person();
  const list = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list' });
  for (const many of [[list(1)], [list(1), list(2)], []]) {
    const answer = await post(bearer(secret), many);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('a tool is limited as its route is, in the same count', async () => {
  const { browser, secret } = await person(['resumes:read']);
  const ask = (id: number) =>
    post(bearer(secret), {
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'check_text', arguments: { resumeText: 'Robin Example', text: 'I am Robin.' } },
    });
  const body = { resumeText: '' };
  for (let count = 1; count < limits.score.max; count += 1)
    await browser.api.call(api.scoreResume, { body }).catch(() => undefined);
  expect((await ask(1)).json()).toMatchObject({ result: { structuredContent: { supported: true } } });
  const refused = (await ask(2)).json<{ result: { isError: boolean; content: { text: string }[] } }>();
  expect(refused.result.isError).toBe(true);
  expect(refused.result.content[0]?.text).toContain('a lot of requests');
});
