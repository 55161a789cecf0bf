// Addresses that the server could be made to ask, hosts and files that it could be made to show, and the door for assistants.
import { setTimeout as sleep } from 'node:timers/promises';
import { application } from '../crash/application.mjs';
import { password, person, right, signedUp } from './person.mjs';
import { sendRaw } from './raw-request.mjs';

export const doorAttacks = {
  async 'addresses that the server could be made to ask'({ origin, seed, expect, canary }) {
    const who = await signedUp(origin, { email: `ssrf-${seed}@example.com` });
    const inner = [
      canary.url,
      canary.url.replace('127.0.0.1', 'localhost'),
      canary.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
      canary.url.replace('127.0.0.1', '0x7f.1'),
      canary.url.replace('127.0.0.1', '2130706433'),
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'gopher://127.0.0.1:9/_a',
    ];
    const { host } = new URL(canary.url);
    const boards = [
      ...inner,
      `https://boards.greenhouse.io@${host}/acme`,
      `https://${host}#boards.greenhouse.io/acme`,
      `https://${host}\\@boards.greenhouse.io/acme`,
      `https://boards.greenhouse.io.${host}/acme`,
      'https://boards.greenhouse.io/../../admin',
      'https://boards.greenhouse.io/acme%2f..%2f..%2fadmin',
      'https://boards.greenhouse.io/acme?x=https://evil.example',
      'https://boards.greenhouse.io/%00',
      `https://${host}/.recruitee.com`,
      'https://evil.example#.recruitee.com',
      'https://evil.example%2f.recruitee.com',
    ];
    for (const company of boards) {
      for (const provider of [undefined, 'greenhouse', 'recruitee', 'personio']) {
        const { status, text } = await who.post('/api/jobs/companies', { company, ...(provider ? { provider } : {}) });
        expect(status >= 400 && status < 500, `${provider} ${company}: ${status} ${text.slice(0, 100)}`);
        if (status === 429) break;
      }
    }
    for (const profileUrl of inner) {
      const { status } = await who.post('/api/score-linkedin', { profileUrl });
      expect(status >= 400 && status < 500, `profile ${profileUrl}: ${status}`);
    }
    const key = { provider: 'openai', key: 'sk-0123456789abcdef' };
    for (const more of [
      { baseUrl: canary.url },
      { baseURL: canary.url, apiBase: canary.url },
      { model: '../../admin' },
      { model: `a@${host}` },
    ]) {
      const { status } = await who.change('PUT', '/api/session/model-key', { ...key, ...more });
      expect(status < 500 || status === 503, `a key with ${JSON.stringify(more)}: ${status}`);
    }
    for (const applicationUrl of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:a',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'file:///etc/passwd',
    ]) {
      const { status, body } = await who.post('/api/jobs/own', {
        title: 'A',
        company: 'B',
        description: application.jobDescription,
        applicationUrl,
      });
      expect(
        status === 400 || !/^(?!https?:)/.test(body?.jobListing?.applicationUrl ?? 'https:'),
        `${applicationUrl}: ${status} ${body?.jobListing?.applicationUrl}`,
      );
    }
    expect(canary.asked.length === 0, `asked: ${canary.asked.slice(0, 5)}`);
  },

  async 'another host, and files beside the pages'({ origin, expect }) {
    const ask = async (target, headers) => {
      const lines = Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
      return sendRaw(origin, Buffer.from(`GET ${target} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`));
    };
    for (const target of [
      '/',
      '/optimize',
      '/login?returnTo=//evil.example',
      '/sitemap.xml',
      '/robots.txt',
      '/api/openapi.json',
      '/api/docs',
      '/optimize/',
      '//evil.example',
      '//evil.example/..',
      '/\\evil.example',
      '/%2f%2fevil.example/',
    ]) {
      const { status, headers, body } = await ask(target, {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'javascript',
      });
      expect(!/evil\.example/.test(headers.location ?? ''), `${target} leads to ${headers.location}`);
      const text = body.toString('utf8');
      expect(target.includes('evil') || !text.includes('evil.example'), `${target} names the host that was sent`);
      expect(status < 500, `${target}: ${status}`);
    }
    const beside = [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/server/main.js',
      '/.env',
      '/.git/config',
      '/package.json',
      '/server/main.js',
      '/data/session-secret',
      '/assets/../../server/main.js',
      '/..\\..\\package.json',
      '/index.html%00.js',
      '/metrics',
      '/operator.sock',
      '/proc/self/environ',
      '/assets/',
      '/.vite/manifest.json',
    ];
    for (const target of beside) {
      const { status, body } = await ask(target, { Host: '127.0.0.1' });
      const text = body.toString('utf8');
      expect(!/"dependencies"|SESSION_SECRET|createServer|\[core\]/.test(text), `${target} is given away`);
      expect(
        status === 404 || status === 400 || status === 403 || /<!doctype html/i.test(text),
        `${target}: ${status} ${text.slice(0, 80)}`,
      );
    }
  },

  async 'assistants with bad keys, from another site, and out of their scope'({ origin, seed, expect, victim }) {
    const who = await signedUp(origin, { email: `mcp-${seed}@example.com` });
    const narrow = right(
      await who.post('/api/api-keys', { name: 'narrow', scopes: ['jobs:read'], currentPassword: password }),
      'key',
    );
    const gone = right(
      await who.post('/api/api-keys', {
        name: 'gone',
        scopes: ['resumes:write', 'resumes:read'],
        currentPassword: password,
      }),
      'key',
    );
    right(await who.change('DELETE', `/api/api-keys/${gone.apiKey.id}`), 'revoke');
    const call = (key, message, headers = {}) =>
      fetch(`${origin}/mcp`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...(key === undefined ? {} : { authorization: key }),
          ...headers,
        },
        body: typeof message === 'string' ? message : JSON.stringify(message),
      }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));
    const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    const { secret } = gone;
    for (const key of [
      undefined,
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${secret}`,
      `Bearer ${narrow.secret.slice(0, -1)}`,
      `Bearer ${narrow.secret}a`,
      `Basic ${narrow.secret}`,
      narrow.secret,
      `Bearer fh_${'a'.repeat(43)}`,
      `Bearer ${narrow.secret.toUpperCase()}`,
      "Bearer ' or 1=1 --",
    ]) {
      const { status } = await call(key, list);
      expect(status === 401, `the key ${String(key).slice(0, 16)}: ${status}`);
    }
    for (const name of ['read_resume', 'score_resume', 'tailor_resume', 'get_tailored_resume', 'check_text']) {
      const answer = await call(`Bearer ${narrow.secret}`, {
        jsonrpc: '2.0',
        id: 2,
        method: 'tools/call',
        params: { name, arguments: { optimizationId: victim.own.ids.optimization, text: 'a', resumeText: 'a' } },
      });
      expect(answer.status === 403, `${name} with jobs:read alone: ${answer.status} ${answer.text.slice(0, 100)}`);
    }
    const foreign = await call(`Bearer ${narrow.secret}`, list, { origin: 'https://evil.example' });
    expect(foreign.status === 403, `from another site: ${foreign.status}`);
    const odd = [
      '',
      '[]',
      '{}',
      'null',
      '[[]]',
      '{"jsonrpc":"1.0"}',
      JSON.stringify(Array.from({ length: 500 }, (_, id) => ({ ...list, id }))),
      '['.repeat(10_000),
      JSON.stringify({ ...list, method: '__proto__' }),
      JSON.stringify({ ...list, method: 'tools/call', params: { name: 'constructor', arguments: { __proto__: 1 } } }),
      JSON.stringify({
        ...list,
        method: 'tools/call',
        params: { name: 'search_jobs', arguments: { query: 'a', limit: 1e9 } },
      }),
      JSON.stringify({ ...list, id: { a: 1 } }),
      JSON.stringify({ ...list, method: 'a'.repeat(50_000) }),
    ];
    // Fourteen megabytes of small values, which a file in Base64 may be long as, must not hold everybody up.
    const values = `[${'{},'.repeat(4_600_000)}{}]`;
    const sent = call(`Bearer ${narrow.secret}`, values);
    await sleep(100);
    const { ms } = await person(origin, { patience: 0 }).get('/api/csrf-token');
    const { status: valuesStatus } = await sent;
    expect(valuesStatus === 413 || valuesStatus === 400, `five million values: ${valuesStatus}`);
    expect(ms < 1_500, `a small request took ${Math.round(ms)} ms beside five million values`);
    for (const message of odd) {
      const { status, text } = await call(`Bearer ${narrow.secret}`, message);
      expect(status < 500 || status === 503, `${message.slice(0, 40)}: ${status} ${text.slice(0, 200)}`);
      expect(
        !/node_modules|\bat .*:\d+:\d+/.test(text),
        `${message.slice(0, 40)} shows its inside: ${text.slice(0, 200)}`,
      );
    }
    for (const [method, path] of [
      ['POST', '/api/create-payment-intent'],
      ['GET', '/api/api-keys'],
      ['POST', '/api/auth/change-password'],
      ['GET', '/api/payments'],
      ['PATCH', '/api/profile'],
      ['GET', '/api/profile/export'],
    ]) {
      const { status } = await person(origin, { apiKey: narrow.secret }).send(
        method,
        path,
        method === 'GET' ? {} : { json: {} },
      );
      expect(status === 403, `${method} ${path} by a key: ${status}`);
    }
  },
};
