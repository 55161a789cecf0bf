import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiScopes } from '#contract/api-scopes.ts';
import { api } from '#contract/api.ts';
import { mcpTools, toolHints, toolNames, type ToolName } from '#contract/mcp-tools.ts';
import { projectRoot } from '#server/root.ts';
import { job, password, resumeText, signUp } from '#test/support/people.ts';
import { runInShell } from '#test/support/shell.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';

const program = join(projectRoot(), 'bin/foothold.js');
const resumeFile = join(projectRoot(), 'test/fixtures/resumes/nurse-en__single.pdf');
const jobFile = join(projectRoot(), 'test/fixtures/ads/nurse.txt');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-mcp-'));
  // Builds what is out of date.
  spawnSync(process.execPath, [program, '--help']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function connect(args: string[] = [], env: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', ...args],
    env: { PATH: process.env['PATH'] ?? '', FOOTHOLD_ENV_FILE: 'off', ...env },
    cwd: folder,
    stderr: 'pipe',
  });
  await client.connect(transport);
  return client;
}

async function call(client: Client, name: ToolName, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { isError, structuredContent, content } = await client.callTool({ name, arguments: input });
  expect({ name, isError, content: isError ? content : '' }).toMatchObject({ isError: undefined });
  return mcpTools[name].output.parse(structuredContent);
}

async function refusal(client: Client, name: ToolName, input: Record<string, unknown>): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: input });
  expect(isError).toBe(true);
  return (content as { text: string }[]).map(({ text }) => text).join('\n');
}

describe('with the engine of this machine', { timeout: 240_000 }, () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect();
  }, 120_000);
  afterAll(() => client.close());

  test('lists the tools that need no account, with paths beside texts', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(toolNames.slice(0, 4).concat('check_text'));
    const fieldsOf = (name: ToolName) =>
      Object.keys(tools.find((tool) => tool.name === name)?.inputSchema.properties ?? {});
    expect(fieldsOf('read_resume')).toEqual(['resumeText', 'resumeFile']);
    expect(fieldsOf('compare_with_ad')).toEqual(['resumeText', 'resumeFile', 'jobTitle', 'jobDescription', 'jobFile']);
    // Nothing is stored and nobody is asked on this machine, whichever tool it is.
    const harmless = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
    expect(tools.map(({ annotations }) => annotations)).toEqual(tools.map(() => harmless));
    expect(client.getServerVersion()).toMatchObject({ name: 'foothold' });
  });

  test('reads and scores what the commands read and score', async () => {
    const read = await call(client, 'read_resume', { resumeFile });
    const { printed } = await runInShell(['parse', resumeFile]);
    const [parsed] = printed as [Record<string, unknown>];
    expect(parsed).toMatchObject(read['resume'] as object);
    expect(read).toMatchObject({ layout: { kind: 'pdf' }, language: 'en' });

    const scored = await call(client, 'score_resume', { resumeFile });
    const compared = await call(client, 'compare_with_ad', { resumeFile, jobFile });
    const { printed: asCommand } = await runInShell(['score', resumeFile, '--job', jobFile]);
    const [{ overallScore, matchScore, missingKeywords }] = asCommand as [Record<string, unknown>];
    expect(compared).toMatchObject({ overallScore, matchScore, missingKeywords });
    expect(scored['matchScore']).toBeUndefined();
  });

  test('tailors, and checks what it wrote', async () => {
    const made = await call(client, 'tailor_resume', { resumeText, ...job });
    expect(made).toMatchObject({ status: 'completed', locked: false });
    expect(made['optimizationId']).toBeUndefined();
    expect(String(made['resume'])).toContain('Northwind Logistics');
    const own = await call(client, 'check_text', { resumeText, text: made['resume'] });
    expect(own).toMatchObject({ supported: true, unsupported: [] });
    writeFileSync(join(folder, 'letter.txt'), 'I led a team of 400 engineers at Google.');
    const invented = await call(client, 'check_text', { resumeText, textFile: 'letter.txt' });
    expect(invented['supported']).toBe(false);
  });

  test('says in a sentence what is wrong with a call', async () => {
    expect(await refusal(client, 'score_resume', {})).toBe('Give either "resumeFile" or "resumeText".');
    expect(await refusal(client, 'score_resume', { resumeFile, resumeText })).toContain('give only one');
    expect(await refusal(client, 'score_resume', { resumeFile: 'nothing.pdf' })).toBe("There's no file nothing.pdf.");
    expect(await refusal(client, 'compare_with_ad', { resumeText, jobDescription: 'short' })).toContain(
      '10 characters',
    );
    writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.4 broken');
    expect(await refusal(client, 'read_resume', { resumeFile: 'broken.pdf' })).toMatch(/damaged/);
    // And goes on.
    expect(await call(client, 'read_resume', { resumeText })).toMatchObject({ language: 'en' });
  });
});

describe('through a server, with the key of an account', { timeout: 240_000 }, () => {
  let server: TestApp;
  let address: string;
  beforeAll(async () => {
    server = await testApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test('every tool does its work there, with files of this machine', async () => {
    const browser = server.browser();
    await signUp(browser, 'assistant@example.com');
    const body = { name: 'An assistant', scopes: [...apiScopes], currentPassword: password };
    const { secret, apiKey } = await browser.api.call(api.createApiKey, { body });
    const client = await connect(['--server', address], { FOOTHOLD_API_KEY: secret });
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations])).toEqual(
      toolNames.map((name) => [name, toolHints(mcpTools[name], 'routes')]),
    );
    const read = await call(client, 'read_resume', { resumeFile });
    expect(read).toMatchObject({ layout: { kind: 'pdf' }, uploadId: expect.any(String) });
    const scored = await call(client, 'score_resume', { resumeFile });
    const [stored] = await browser.api.call(api.listScores, {});
    expect(scored['overallScore']).toBe(stored?.scores.overall);
    expect((await call(client, 'compare_with_ad', { resumeFile, jobFile }))['matchScore']).toEqual(expect.any(Number));
    const made = await call(client, 'tailor_resume', { resumeText, ...job });
    expect(made).toMatchObject({ status: 'completed', locked: true });
    const { optimizationId } = made;
    expect(await call(client, 'get_tailored_resume', { optimizationId })).toEqual(made);
    expect(await call(client, 'check_text', { resumeText, text: 'I know SAP.' })).toMatchObject({ supported: true });
    expect(await call(client, 'search_jobs', { query: 'nurse' })).toMatchObject({ jobs: [] });
    await browser.api.call(api.revokeApiKey, { params: { id: apiKey.id } });
    expect(await refusal(client, 'score_resume', { resumeText })).toContain('revoked');
    await client.close();
  });

  test('does not begin without a key, or with an address that is none', async () => {
    expect(await runInShell(['mcp', '--server', address])).toMatchObject({
      code: 2,
      notices: expect.stringContaining('FOOTHOLD_API_KEY'),
    });
    expect(await runInShell(['mcp', '--server', 'foothold'])).toMatchObject({
      code: 2,
      notices: expect.stringContaining('https://'),
    });
    expect(await runInShell(['mcp', 'resume.pdf'])).toMatchObject({ code: 2 });
  });
});
