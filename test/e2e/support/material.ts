import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { fixtureAds, fixturesFolder, type FixtureAd } from '#test/support/fixtures.ts';

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const mimeTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** A file as a browser sends it. */
export const uploadOf = (path: string, name = basename(path)): Upload => ({
  name,
  mimeType: mimeTypes[extname(path).slice(1)] ?? 'application/octet-stream',
  buffer: readFileSync(path),
});

/** A resume of the corpus by the name of its file. */
export const fixtureResume = (file: string): Upload => uploadOf(join(fixturesFolder, 'resumes', file));

/** An ad of the corpus, with its title and employer. */
export function fixtureAd(file: string): FixtureAd {
  const found = fixtureAds().find((each) => each.file === file);
  if (found === undefined) throw new Error(`There is no ad ${file}.`);
  return found;
}

/** A short ad for the tests that are not about ads. */
export const ad = `Store supervisor. We look for a supervisor who leads a team of sales assistants, orders stock, trains new
starters and keeps the point-of-sale system running. You have three years of experience in retail and know SAP.`;

/** A resume that the product itself sets in type: the preview of its modern template. */
export async function sampleResume(page: Page): Promise<Upload> {
  const answer = await page.request.get('/api/template-preview/modern');
  return { name: 'sample-resume.pdf', mimeType: 'application/pdf', buffer: await answer.body() };
}

/** A PDF of one page with a pale drawing on it and no text, as a scanner creates it. */
export function scan(): Upload {
  const drawing = '0.9 g 40 40 500 700 re f';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF`;
  return { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(body + tail) };
}
