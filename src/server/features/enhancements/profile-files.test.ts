import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Browser } from '#test/support/browser.ts';
import { hostilePdfs } from '#test/support/hostile/pdfs.ts';
import { hostileWordFiles } from '#test/support/hostile/word-files.ts';
import { makePdf, textAt } from '#test/support/make-pdf.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { codeOf } from '#web/api/http-error.ts';
import { assessments, linkedinEnhancements } from '../../db/schema/assessments.ts';
import { uploads } from '../../db/schema/optimizations.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const upload = (browser: Browser, name: string, bytes: Uint8Array) =>
  browser.api.call(api.uploadLinkedin, { file: new File([new Uint8Array(bytes)], name) });

/** The code of a refusal; "done" where there is none. */
const outcome = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => 'done',
    (error: unknown) => codeOf(error),
  );

describe('a file of LinkedIn’s', () => {
  const tables = {
    'Profile.csv':
      'First Name,Last Name,Headline,Summary,Geo Location\nRobin,Example,Warehouse Supervisor,I run warehouses.,"Springfield, Illinois"\n',
    'Positions.csv':
      'Company Name,Title,Description,Location,Started On,Finished On\nNorthwind Logistics,Warehouse Supervisor,Led 14 pickers.,,Mar 2019,\n',
    'Education.csv':
      'School Name,Start Date,End Date,Notes,Degree Name,Activities\nSpringfield College,2012,2014,,Associate Degree,\n',
    'Skills.csv': 'Name\nInventory Management\nSAP ERP\n',
  };
  const zip = (files: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

  test('is read, and nothing of it is stored', async () => {
    const browser = server.browser('203.0.113.201');
    const kept = () =>
      Promise.all([uploads, linkedinEnhancements, assessments].map((each) => server.database.db.$count(each)));
    const before = await kept();
    const { content, profile } = await upload(browser, 'Basic_LinkedInDataExport.zip', zip(tables));
    expect(profile).toMatchObject({
      name: 'Robin Example',
      headline: 'Warehouse Supervisor',
      experience: [{ title: 'Warehouse Supervisor', company: 'Northwind Logistics', dates: 'Mar 2019 – Present' }],
      education: [{ school: 'Springfield College', dates: '2012 – 2014' }],
      skills: ['Inventory Management', 'SAP ERP'],
      certifications: [],
      languages: [],
    });
    expect(profile.experience[0]?.text).toContain('Led 14 pickers');
    const scored = await browser.api.call(api.scoreLinkedin, { body: { profileText: content } });
    expect(scored.scores.overall).toBeGreaterThan(0);
    expect(await kept()).toEqual(before);
  });

  test('that holds no profile is refused, and so is anything else', async () => {
    const browser = server.browser('203.0.113.202');
    const emptyTables = zip({ 'Profile.csv': 'First Name,Last Name\n', 'Positions.csv': 'Title\n' });
    expect(await outcome(upload(browser, 'export.zip', emptyTables))).toBe('FILE_EMPTY');
    const onlySkills = zip({ 'Profile.csv': 'First Name,Last Name\n', 'Skills.csv': tables['Skills.csv'] });
    expect(await outcome(upload(browser, 'export.zip', onlySkills))).toBe('FILE_NO_PROFILE');
    const letter = makePdf({ pages: [{ content: textAt(72, 700, 'Dear Sir, thank you for the flowers.') }] });
    expect(await outcome(upload(browser, 'letter.pdf', letter))).toBe('FILE_NO_PROFILE');
    expect(await outcome(upload(browser, 'photos.zip', zip({ 'a.txt': 'a' })))).toBe('FILE_NO_PROFILE');
    expect(await outcome(upload(browser, 'empty.pdf', new Uint8Array()))).toBe('FILE_EMPTY');
    expect(await outcome(upload(browser, 'tool.exe', strToU8('MZ\u0000\u0001')))).toBe('FILE_NO_PROFILE');
  });

  test('that unpacks to more than anybody has written is refused in time', { timeout: 120_000 }, async () => {
    const browser = server.browser('203.0.113.203');
    const bomb = zip({ ...tables, 'Positions.csv': `Title\n${'A job\n'.repeat(20_000_000)}` });
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await outcome(upload(browser, 'bomb.zip', bomb))).toMatch(/^FILE_TOO_/);
    // The next is read.
    expect(await outcome(upload(browser, 'export.zip', zip(tables)))).toBe('done');
  });

  test('no hostile file is more than refused', { timeout: 600_000 }, async () => {
    const files = [...hostilePdfs(), ...hostileWordFiles()];
    const odd: unknown[] = [];
    for (const [index, { name, bytes }] of files.entries()) {
      const browser = server.browser(`198.51.100.${index}`);
      const code = await outcome(upload(browser, name, bytes));
      if (!/^(?:done|FILE_[A-Z_]+)$/.test(String(code))) odd.push({ name, code });
    }
    expect(odd).toEqual([]);
    expect(await outcome(upload(server.browser('198.51.100.250'), 'export.zip', zip(tables)))).toBe('done');
  });
});
