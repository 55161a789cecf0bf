import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const licences = (...of: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(projectRoot(), 'scripts/licences.mjs'), ...of], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), complaints: stderr };
};

/** A project with one dependency, which has one itself. */
function projectWith(license: unknown, needed: unknown = 'MIT'): string {
  const root = mkdtempSync(join(tmpdir(), 'foothold-licences-'));
  made.push(root);
  const files = {
    'package.json': { dependencies: { one: '1.0.0' } },
    'node_modules/one/package.json': { name: 'one', version: '1.0.0', license, dependencies: { two: '2.0.0' } },
    'node_modules/one/node_modules/two/package.json': { name: 'two', version: '2.0.0', license: needed },
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  return root;
}

test('all that is delivered may be: what the server runs on, and what the pages are built from', () => {
  const { status, lines, complaints } = licences();
  expect(complaints).toMatch(/^All \d+ packages/);
  expect(status).toBe(0);
  for (const name of ['fastify', 'pg', 'react-dom', 'radix-ui'])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${name} \\S+: MIT$`)));
  // A tool is not delivered.
  expect(lines).not.toContainEqual(expect.stringMatching(/^(typescript|vite|vitest) /));
});

test.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', 'GPL-2.0 OR (MIT AND Apache-2.0)', { type: 'MIT' }])(
  '%j may',
  (license) => {
    expect(licences(projectWith(license)).status).toBe(0);
  },
);

test.each([
  'GPL-3.0-or-later',
  'AGPL-3.0',
  'MIT AND GPL-2.0-only',
  '(MIT AND GPL-2.0) OR AGPL-3.0',
  'SEE LICENSE IN LICENSE.md',
  'MIT or so',
  'UNLICENSED',
  null,
])('%j may not, wherever it stands', (license) => {
  for (const root of [projectWith(license), projectWith('MIT', license)]) {
    const { status, complaints } = licences(root);
    expect(status).toBe(1);
    expect(complaints).toMatch(/^(one|two) \d\.0\.0 may not be delivered/);
  }
});
