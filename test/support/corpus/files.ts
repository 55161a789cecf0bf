import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createInProcessReader } from '#documents/reading/read-document.ts';
import { readFiles } from './read-files.ts';

/** Tests that every file of these folders, or types, is read, each line with an id, a position and its runs. */
export function filesAreRead(kinds: ReadonlyMap<string, readonly string[]>): void {
  it.each([...kinds])(
    'every file of the type %s is read, each line with an id, a position and its runs',
    async (_, paths) => {
      expect(paths.length).toBeGreaterThan(0);
      for (const { document } of await readFiles(paths)) {
        const lines = document.pages.flatMap((page) => page.lines);
        expect(new Set(lines.map((line) => line.id)).size).toBe(lines.length);
        expect(document.layout.characters).toBeGreaterThan(100);
        for (const line of lines) {
          expect(line.text.trim()).not.toBe('');
          expect(line.runs.map((run) => run.text.replace(/\s/g, '')).join('')).toBe(line.text.replace(/\s/g, ''));
          expect([line.x, line.y, line.width, line.height].every(Number.isFinite)).toBe(true);
        }
      }
    },
  );

  it('reads the same twice', async () => {
    const path = [...kinds.values()].flat().find((each) => each.endsWith('.pdf')) ?? '';
    const bytes = readFileSync(path);
    const reader = createInProcessReader();
    const readings = [await reader.read(bytes, basename(path)), await reader.read(bytes, basename(path))];
    expect(readings[0]).toEqual(readings[1]);
  });
}
