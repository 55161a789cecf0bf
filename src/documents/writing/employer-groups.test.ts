import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { JsonResume, Work } from '#domain/resume/json-resume.ts';
import { parseResume } from '#domain/resume/parse-resume.ts';
import { resumeSheet } from '#domain/resume/document/resume-sheet.ts';
import { templateIds } from '#domain/resume/document/templates.ts';
import { documentForms, firstDifference, type ResumeDocument } from '#test/support/document-words.ts';
import { projectRoot } from '#server/root.ts';
import { createInProcessReader } from '../reading/read-document.ts';
import { byEmployer } from './employer-groups.ts';
import { createTypstWriter } from '#server/adapters/documents/document-writer.ts';

const writer = createTypstWriter({ processPath: join(projectRoot(), 'build/workers/typst.js') });
const reader = createInProcessReader();
afterAll(() => writer.close());

const post = (position: string, startDate: string, endDate?: string, more: Partial<Work> = {}): Work => ({
  name: 'Harlow Freight Ltd',
  position,
  location: 'Leeds, UK',
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
  highlights: ['Cut the time to load a lorry from 50 minutes to 35', 'Trained nine new colleagues in two depots'],
  ...more,
});

/** How a section of these positions is grouped: a title, or the employer's line with the titles below it. */
function grouped(work: Work[]): string[] {
  const [section] = resumeSheet({ work }, ['work'], 'en').sections;
  const texts = (parts: readonly { text: string }[] = []): string => parts.map(({ text }) => text).join(' · ');
  return byEmployer(section?.blocks ?? [], work, 'en').map((block) => {
    if (block.type === 'entry') return block.entry.lines[0]?.[0]?.text ?? '';
    if (block.type !== 'group') return '';
    return `${texts(block.employer)}: ${block.entries.map(({ lines }) => texts(lines[0])).join('; ')}`;
  });
}

describe('neighbouring positions at one employer', () => {
  test('are under its name, with the dates of all and of each', () => {
    const work = [
      post('Depot Manager', '2021-04'),
      post('Shift Lead', '2018-02', '2021-03'),
      post('Loader', '2016-05', '2018-02', { name: 'HARLOW FREIGHT, Ltd.' }),
    ];
    expect(grouped(work)).toEqual([
      'Harlow Freight Ltd · Leeds, UK · May 2016 – Present: ' +
        'Depot Manager · Apr 2021 – Present; Shift Lead · Feb 2018 – Mar 2021; Loader · May 2016 – Feb 2018',
    ]);
  });

  test('keep their order, and years alone adjoin', () => {
    expect(grouped([post('Loader', '2014', '2015'), post('Shift Lead', '2016', '2018')])).toEqual([
      'Harlow Freight Ltd · Leeds, UK · 2014 – 2018: Loader · 2014 – 2015; Shift Lead · 2016 – 2018',
    ]);
  });

  test.each([
    ['another employer between them', post('Clerk', '2018-02', '2021-03', { name: 'Northwind' })],
    ['a gap of months', post('Shift Lead', '2018-02', '2020-11')],
    ['another place', post('Shift Lead', '2018-02', '2021-03', { location: 'York, UK' })],
    ['no dates', { ...post('Shift Lead', ''), startDate: '' }],
    ['no title', { ...post('', '2018-02', '2021-03') }],
  ])('stay apart with %s', (_, between) => {
    expect(grouped([post('Depot Manager', '2021-04'), between])).toHaveLength(2);
  });
});

describe('a resume with several positions at one employer', () => {
  const person: JsonResume = {
    basics: {
      name: 'Robin Example',
      label: 'Logistics Manager',
      email: 'robin@example.org',
      phone: '+44 20 7946 0018',
    },
    work: [
      post('Operations Director', '2023-02', undefined, { name: 'Northwind Couriers', location: 'York, UK' }),
      post('Depot Manager', '2020-04', '2023-01', { url: 'https://harlow.example' }),
      post('Head of Night Shift', '2018-02', '2020-03', { url: 'https://harlow.example' }),
      post('Loader', '2016-05', '2018-01', { url: 'https://harlow.example', highlights: [] }),
      post('Porter', '2012-01', '2015-12', { name: 'Royal Infirmary' }),
    ],
    education: [
      { institution: 'University of Leeds', studyType: 'BSc', area: 'Geography', startDate: '2008', endDate: '2011' },
    ],
  };
  const onlyThem: JsonResume = { ...person, work: person.work?.slice(1, 4) };
  const nameAlone: JsonResume = {
    ...person,
    work: [post('Lead Designer', '2021-01', undefined), post('Designer', '2019-01', '2020-12')].map((one) => {
      const { location, ...rest } = one;
      return location === undefined ? one : { ...rest, name: 'Contoso' };
    }),
  };
  const cases = [person, onlyThem, nameAlone].flatMap((resume, index) =>
    templateIds.map((template) => ({ index, template, resume })),
  );

  test.each(cases)('$index is read back from $template as the same jobs', async ({ template, resume }) => {
    const document: ResumeDocument = {
      kind: 'resume',
      template,
      paper: 'a4',
      language: 'en',
      resume,
      sectionOrder: [],
    };
    const forms = await documentForms(document, writer, reader);
    expect(firstDifference(forms.text, forms.docx)).toBeUndefined();
    expect(firstDifference(forms.text, forms.pdf)).toBeUndefined();
    expect(forms.text.join(' ').split(resume.work?.at(1)?.name ?? '-')).toHaveLength(2);
    const read = async (bytes: Uint8Array, name: string): Promise<Work[] | undefined> => {
      const reading = await reader.read(bytes, name);
      return reading.ok ? parseResume(reading.document).resume.work : undefined;
    };
    const wanted = resume.work?.map(({ highlights = [], url, ...rest }) => ({
      ...rest,
      ...(url === undefined ? {} : { url: expect.stringContaining('harlow.example') as string }),
      ...(highlights.length === 0 ? {} : { highlights }),
    }));
    expect(await read((await writer.pdf(document)).bytes, 'resume.pdf')).toEqual(wanted);
    expect(await read(await writer.docx(document), 'resume.docx')).toEqual(wanted);
  });
});
