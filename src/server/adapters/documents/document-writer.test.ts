import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { paperSizes, templateIds } from '#domain/resume/document/templates.ts';
import { fixtureCorpus } from '#test/support/corpus/fixture-corpus.ts';
import { printable as document, printedWordsAreRead } from '#test/support/corpus/printed-words.ts';
import { printedLines, withoutPageFeet, wordsOf, type ResumeDocument } from '#test/support/document-words.ts';
import { sampleResume } from '#domain/tailoring/sample-resume.ts';
import { hasPdftotext, pdftotext } from '#test/support/pdftotext.ts';
import { sampleLetter } from '#test/support/sample-letter.ts';
import { projectRoot } from '../../root.ts';

import { createTypstWriter } from './document-writer.ts';

const processPath = join(projectRoot(), 'build/workers/typst.js');
const writer = createTypstWriter({ processPath });
afterAll(() => writer.close());

const named = (name: string): ResumeDocument => document({ basics: { name, summary: `I am ${name}.` } });

const isAccessible = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('<pdfuaid:part>1<');
const isTagged = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('/MarkInfo');
const joined = (text: string): string => wordsOf(text).join('');

describe('a PDF', () => {
  test.each(templateIds.flatMap((template) => paperSizes.map((paper) => ({ template, paper }))))(
    'in $template on $paper is accessible and ends on its first page',
    async ({ template, paper }) => {
      const { bytes, pages } = await writer.pdf(document(sampleResume, { template, paper }));
      expect(pages).toBe(1);
      expect(isAccessible(bytes)).toBe(true);
      // Addresses can be followed from the file, not only read in it.
      expect(Buffer.from(bytes).includes('/URI (mailto:')).toBe(true);
      const letter = await writer.pdf({
        kind: 'cover-letter',
        template,
        paper,
        language: 'en',
        resume: sampleResume,
        letter: sampleLetter,
        date: '2026-03-05',
        jobTitle: 'Lead Product Designer',
      });
      expect(letter.pages).toBe(1);
      expect(isAccessible(letter.bytes)).toBe(true);
    },
  );

  test('has its title, author and language', async () => {
    const { bytes } = await writer.pdf(document({ basics: { name: 'Zoë Ångström' } }, { language: 'de' }));
    const text = Buffer.from(bytes).toString('utf8');
    expect(text).toContain('<rdf:li xml:lang="x-default">Zoë Ångström – Lebenslauf</rdf:li>');
    expect(text).toContain('<dc:creator><rdf:Seq><rdf:li>Zoë Ångström</rdf:li>');
    expect(text).toContain('<dc:language><rdf:Bag><rdf:li>de</rdf:li>');
  });

  test('of nobody is still a PDF', async () => {
    expect(isAccessible((await writer.pdf(document({}))).bytes)).toBe(true);
  });

  test('with a letter that no font has is tagged all the same', async () => {
    const { bytes } = await writer.pdf(named('Ada 𓀀 Example'));
    expect(isAccessible(bytes)).toBe(false);
    expect(isTagged(bytes)).toBe(true);
  });
});

describe.skipIf(!hasPdftotext)('what pdftotext reads', () => {
  test.each(templateIds)('in %s, text that looks like markup is printed as it was written', async (template) => {
    const markup = String.raw`#include "/etc/passwd" $x^2$ *b* _i_ [l](u) @ref <lab> \u{41} // c /* d */ -- ~ C++ C# .NET {{x}} &amp;`;
    const resume = {
      basics: { name: '#set text(red)', label: markup, summary: `${markup}\n= Heading\n- item` },
      work: [{ name: markup, position: markup, startDate: '2020', highlights: [markup, '#import "@preview/a:0.1.0"'] }],
    };
    const { bytes } = await writer.pdf(document(resume, { template }));
    const wanted = wordsOf(printedLines(document(resume, { template })).join('\n'));
    expect(wordsOf(withoutPageFeet(pdftotext(bytes), resume.basics.name))).toEqual(wanted);
    expect(wanted.join(' ')).toContain(wordsOf(markup).join(' '));
  });

  test.each(templateIds)('in %s, a long name with diacritics is on one line', async (template) => {
    const name = 'Wolfgang-Żółćiński Großmeier-Þórðarsonová';
    const { bytes } = await writer.pdf(document({ basics: { name } }, { template }));
    expect(name).toHaveLength(41);
    expect(pdftotext(bytes).split('\n')[0]).toBe(name);
  });

  test.each(['Ἀλέξανδρος Παπαδόπουλος', 'Юлія Щербаківська', 'Nguyễn Thị Phương', '黒音キト', '张伟', '김민수'])(
    '%s is set with fonts that have its letters',
    async (name) => {
      const { bytes } = await writer.pdf({ ...named(name), language: 'other' });
      expect(isAccessible(bytes)).toBe(true);
      expect(pdftotext(bytes).normalize('NFC')).toContain(name.normalize('NFC'));
    },
  );

  test.each(['modern', 'creative'] as const)(
    'in %s, a few skills that meet the end of a page stay together',
    async (template) => {
      const { basics, work = [], projects = [] } = sampleResume;
      // Each has some more lines above the skills, so that some page ends at each of them.
      for (let paragraphs = 1; paragraphs < 10; paragraphs += 1) {
        const summary = Array<string>(paragraphs)
          .fill(basics?.summary ?? '')
          .join('\n');
        const resume = { ...sampleResume, basics: { ...basics, summary }, work: [...work, ...work], projects };
        const { bytes, pages } = await writer.pdf(document(resume, { template }));
        expect(pages).toBe(2);
        const page = pdftotext(bytes)
          .split('\f')
          .find((text) => /^Skills$/m.test(text));
        expect(page).toMatch(/^Skills\s+Research:[^]+Design:[^]+Delivery:/m);
      }
    },
  );

  test('contains every word of addresses and words too long for a line', async () => {
    const resume = {
      basics: { name: 'Ada Example', email: `${'very.long.'.repeat(9)}name@example.com`, summary: 'W'.repeat(400) },
      work: [{ position: 'X'.repeat(150), highlights: [`https://example.com/${'q=1&'.repeat(60)}`] }],
    };
    const { bytes } = await writer.pdf(document(resume));
    expect(joined(withoutPageFeet(pdftotext(bytes)))).toBe(joined(printedLines(document(resume)).join('\n')));
  });

  printedWordsAreRead(fixtureCorpus(), writer);
});

describe('the process', () => {
  test('sets documents that arrive at the same time, each its own', async () => {
    const names = Array.from({ length: 20 }, (_, number) => `Person Number${number}`);
    const written = await Promise.all(names.map((name) => writer.pdf(named(name))));
    written.forEach(({ bytes }, index) => expect(Buffer.from(bytes).includes(`${names[index]} – Resume`)).toBe(true));
  });

  test('is stopped when a document takes too long, and the next one is set', { timeout: 600_000 }, async () => {
    const hasty = createTypstWriter({ processPath, timeLimit: 4_000 });
    const point = 'Moved the ledger of the payments platform, with twelve teams, to a new database without an outage. ';
    const endless = document({ work: [{ position: 'Engineer', highlights: Array(60_000).fill(point) }] });
    const [late, next] = await Promise.allSettled([hasty.pdf(endless), hasty.pdf(named('Ada'))]);
    await hasty.close();
    expect(late).toMatchObject({ status: 'rejected', reason: { code: 'BUSY' } });
    expect(next.status).toBe('fulfilled');
  });

  test('that cannot start is an error with a plain message', async () => {
    const broken = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/missing.js') });
    await expect(broken.pdf(named('Ada'))).rejects.toThrow(
      'The process that sets documents in type ended unexpectedly.',
    );
    await broken.close();
  });

  test('is replaced after its share of documents, unnoticed', async () => {
    const frugal = createTypstWriter({ processPath, documentsPerProcess: 2 });
    const written = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => frugal.pdf(named(name))));
    expect(written.map(({ pages }) => pages)).toEqual([1, 1, 1, 1, 1]);
    await frugal.close();
  });

  test('is ended when there is nothing to do, and started again', async () => {
    const rare = createTypstWriter({ processPath, idleLimit: 10 });
    for (const name of ['A', 'B']) {
      expect((await rare.pdf(named(name))).pages).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await rare.close();
  });

  test('refuses what no longer fits the queue, and everything once closed', async () => {
    const short = createTypstWriter({ processPath, longestQueue: 1 });
    const first = short.pdf(named('A'));
    const second = short.pdf(named('B'));
    await expect(short.pdf(named('C'))).rejects.toMatchObject({ code: 'BUSY' });
    await Promise.all([first, second]);
    await short.close();
    await expect(short.pdf(named('D'))).rejects.toMatchObject({ code: 'BUSY' });
  });
});
