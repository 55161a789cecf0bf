import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { promptsFor } from '../support/models/briefed-people.ts';
import { readDocument } from '../support/read-document.ts';
import { hasSharedData, sharedData } from '../support/shared-data.ts';

const folder = join(sharedData, 'resumes', 'pdf');
const files = hasSharedData ? readdirSync(folder).filter((file) => file.endsWith('.pdf')) : [];

describe.skipIf(!hasSharedData)('the prompts for real resumes', () => {
  test('hold nothing of the contact block', { timeout: 300_000 }, async () => {
    const ads = join(sharedData, 'job-ads');
    const ad = readFileSync(
      join(ads, readdirSync(ads).find((file) => file.includes('software_engineer')) ?? ''),
      'utf8',
    );
    const found: string[] = [];
    for (const file of files) {
      const read = await readDocument(readFileSync(join(folder, file)), file);
      if (!read.ok) continue;
      const parsed = parseResume(read.document);
      const { name = '', email, phone, profiles = [], location } = parsed.resume.basics ?? {};
      const sent = promptsFor(parsed, ad)
        .map(({ data }) => data)
        .join('\n');
      const contact = [name, email, phone, location?.address, ...profiles.map(({ url }) => url)];
      const seen = contact.filter((value) => value !== undefined && value.length > 3 && sent.includes(value));
      if (/[\w.]+@[\w-]+\.\w{2,}/.test(sent)) seen.push('an email address');
      if (seen.length > 0) found.push(`${file}: ${seen.join(', ')}`);
    }
    expect(found).toEqual([]);
  });
});
