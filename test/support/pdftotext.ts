import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An independent reader of PDFs, from poppler; tests on what it reads are skipped where it is absent. */
export const hasPdftotext = spawnSync('pdftotext', ['-v'], { stdio: 'ignore' }).error === undefined;

/** A PDF's text in reading order as pdftotext sees it. */
export function pdftotext(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdftotext-'));
  try {
    writeFileSync(join(folder, 'document.pdf'), bytes);
    return execFileSync('pdftotext', [join(folder, 'document.pdf'), '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
