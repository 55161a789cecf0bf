// Puts the program of pages that start late aside: `late.js` takes it up when it is needed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that loads `late.js`, without the scripts that the browser would otherwise load or run itself. */
export const withLateStart = (html) =>
  /<script[^>]*\bsrc="\/late\.js"/.test(html)
    ? html
        .replaceAll('<link rel="modulepreload"', '<link rel="late-module"')
        .replaceAll('<script type="module"', '<script type="late-module"')
    : html;

export function startLate(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, withLateStart(readFileSync(path, 'utf8')));
  }
}
