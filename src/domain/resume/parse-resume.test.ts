import { describe, expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { documentFromText } from '../document/plain-text.ts';
import { parseResume } from './parse-resume.ts';
import { parsedResumeSchema, resumeText } from './parsed-resume.ts';

const parseText = (...lines: string[]) => parseResume(documentFromText(lines.join('\n')));
const head = ['Robin Example', 'robin@example.org', ''];

test('a resume whose name was removed is headed by its title, and nothing in it is taken for a name', () => {
  const { resume } = parseText(
    'MECHANICAL DESIGNER',
    '',
    'Skills',
    'Gearbox Design',
    'Sheet Metal',
    '',
    'Experience',
    'Mechanical Designer 02/2016 to 08/2019',
    'Drew the gears of three wind turbines',
  );
  expect(resume.basics).toEqual({ label: 'MECHANICAL DESIGNER' });
});

describe('positions in plain text', () => {
  test('title and employer on one line, on two, and in either order', () => {
    const { resume } = parseText(
      ...head,
      'EXPERIENCE',
      'Senior Data Engineer at Acme Inc. (2019 - Present)',
      '- Built pipelines for',
      '  many teams',
      '',
      'Globex Corporation',
      'Data Engineer',
      'Jan 2015 – Mar 2019',
      '• Wrote reports',
    );
    expect(resume.work).toEqual([
      {
        position: 'Senior Data Engineer',
        name: 'Acme Inc.',
        startDate: '2019',
        highlights: ['Built pipelines for many teams'],
      },
      {
        position: 'Data Engineer',
        name: 'Globex Corporation',
        startDate: '2015-01',
        endDate: '2019-03',
        highlights: ['Wrote reports'],
      },
    ]);
  });

  test('an employer that no word reveals is recognised by its place', () => {
    const { resume } = parseText(
      ...head,
      'Experience',
      'Data Engineer\t2019 – 2021',
      'Zorblax',
      '• Built pipelines',
      'Analyst\t2016 – 2019',
      'Quintar',
      '• Wrote reports',
    );
    expect(resume.work?.map((job) => [job.position, job.name])).toEqual([
      ['Data Engineer', 'Zorblax'],
      ['Analyst', 'Quintar'],
    ]);
  });

  test('positions below one employer share it', () => {
    const { resume } = parseText(
      ...head,
      'Experience',
      'Acme Inc.',
      'Team Lead',
      '2019 – 2021',
      '• Led a team',
      'Engineer',
      '2016 – 2019',
      '• Built things',
    );
    expect(resume.work?.map((job) => [job.position, job.name, job.startDate])).toEqual([
      ['Team Lead', 'Acme Inc.', '2019'],
      ['Engineer', 'Acme Inc.', '2016'],
    ]);
  });

  test('German headings and dates', () => {
    const { resume, language } = parseText(
      ...head,
      'Berufserfahrung',
      '09/2019 – heute',
      'Projektleiterin',
      'Beispiel GmbH, Ulm',
      '• Leitung von drei Projekten mit der Fertigung und dem Einkauf',
      'Ausbildung',
      '2013 – 2016',
      'M.Sc. Maschinenbau',
      'Universität Stuttgart',
    );
    expect(language).toBe('de');
    expect(resume.work?.[0]).toMatchObject({
      position: 'Projektleiterin',
      name: 'Beispiel GmbH',
      startDate: '2019-09',
    });
    expect(resume.education?.[0]).toMatchObject({
      institution: 'Universität Stuttgart',
      studyType: 'M.Sc.',
      area: 'Maschinenbau',
      endDate: '2016',
    });
  });
});

test('education, skills, languages and the remaining sections', () => {
  const { resume } = parseText(
    ...head,
    'Education',
    'Bachelor of Science in Physics, University of Leeds, 2014',
    'GPA: 3.8',
    'Skills',
    'Languages: Python, SQL',
    'Cloud: AWS (S3, EC2), GCP',
    'Languages',
    'English (native), Spanish (B2)',
    'Certifications',
    '• AWS Certified Developer, Amazon Web Services, 2021',
    '• Scrum Master',
    'Interests',
    'Chess, hiking',
  );
  expect(resume.education).toEqual([
    {
      institution: 'University of Leeds',
      studyType: 'Bachelor of Science',
      area: 'Physics',
      endDate: '2014',
      score: '3.8',
    },
  ]);
  expect(resume.skills).toEqual([
    { name: 'Languages', keywords: ['Python', 'SQL'] },
    { name: 'Cloud', keywords: ['AWS (S3, EC2)', 'GCP'] },
  ]);
  expect(resume.languages).toEqual([
    { language: 'English', fluency: 'native' },
    { language: 'Spanish', fluency: 'B2' },
  ]);
  expect(resume.certificates?.map((certificate) => certificate.name)).toEqual([
    'AWS Certified Developer',
    'Scrum Master',
  ]);
  expect(resume.interests?.map((interest) => interest.name)).toEqual(['Chess', 'hiking']);
});

describe('typeset pages', () => {
  const page: Stretch[] = [
    { x: 40, y: 40, text: 'Robin Example', size: 22, bold: true },
    { x: 40, y: 70, text: 'robin@example.org' },
    { x: 40, y: 100, text: 'Experience', size: 13, bold: true },
    { x: 40, y: 120, text: 'Zorblax', bold: true },
    { x: 470, y: 120, text: '2019 – 2021' },
    { x: 40, y: 134, text: 'Welder', italic: true },
    { x: 40, y: 148, text: '• Built hulls for three ferries' },
    { x: 40, y: 170, text: 'Quintar', bold: true },
    { x: 470, y: 170, text: '2016 – 2019' },
    { x: 40, y: 184, text: 'Helper', italic: true },
    { x: 40, y: 198, text: '• Carried steel' },
    { x: 40, y: 220, text: 'Education', size: 13, bold: true },
    { x: 40, y: 240, text: 'Trade School', bold: true },
    { x: 490, y: 240, text: '2014' },
  ];

  test('entries are recognised by their dates and their type', () => {
    const { resume } = parseResume(typeset(page));
    expect(resume.work).toEqual([
      {
        name: 'Zorblax',
        position: 'Welder',
        startDate: '2019',
        endDate: '2021',
        highlights: ['Built hulls for three ferries'],
      },
      { name: 'Quintar', position: 'Helper', startDate: '2016', endDate: '2019', highlights: ['Carried steel'] },
    ]);
    expect(resume.education).toEqual([{ institution: 'Trade School', endDate: '2014' }]);
  });

  test('each value has its lines, and unread lines are listed', () => {
    const extra: Stretch[] = [...page, { x: 40, y: 300, text: 'Driving licence class C', page: 1 }];
    const parsed = parseResume(typeset(extra));
    const line = (id: string | undefined) => parsed.lines.find((candidate) => candidate.id === id)?.text;
    expect(line(parsed.evidence['/work/0/position']?.[0])).toBe('Welder');
    expect(line(parsed.evidence['/work/1/startDate']?.[0])).toContain('2016');
    expect(parsedResumeSchema.safeParse(parsed).success).toBe(true);
    expect(parsed.lines.filter((candidate) => candidate.heading).map((candidate) => candidate.section)).toEqual([
      'work',
      'education',
    ]);
  });

  test('the text of a resume that was read gives the same values again', () => {
    const first = parseResume(typeset(page));
    const again = parseResume(documentFromText(resumeText(first)));
    expect(again.resume).toEqual(first.resume);
  });

  test('running heads and page numbers are not part of the text', () => {
    const { lines } = parseResume(
      typeset([
        ...page,
        { x: 280, y: 820, text: 'Page 1 of 2' },
        { x: 40, y: 40, text: 'Languages', size: 13, bold: true, page: 2 },
        { x: 40, y: 60, text: 'English', page: 2 },
        { x: 280, y: 820, text: 'Page 2 of 2', page: 2 },
      ]),
    );
    expect(lines.some((line) => line.text.startsWith('Page'))).toBe(false);
  });
});

test('text in a wrong encoding is repaired, and the line records that the file has it so', () => {
  const { resume, lines } = parseText(
    ...head,
    'SUMMARY',
    'Iâ€™ve run cafÃ©s in MÃ¼nchen for ten years.',
    'And I like it.',
  );
  expect(resume.basics?.summary).toBe('I’ve run cafés in München for ten years. And I like it.');
  expect(lines.filter((line) => line.garbled).map((line) => line.text)).toEqual([
    'I’ve run cafés in München for ten years.',
  ]);
});

test('a resume in Markdown', () => {
  const { resume } = parseText(
    '# Robin Example',
    '[robin@example.org](mailto:robin@example.org)',
    '## Experience',
    '### Welder — Dock Ltd',
    '*Mar 2015 – Present*',
    '* Built **hulls** for ferries',
    '## Skills',
    '- **Welding:** MIG, TIG',
  );
  expect(resume).toEqual({
    basics: { name: 'Robin Example', email: 'robin@example.org' },
    work: [{ name: 'Dock Ltd', position: 'Welder', startDate: '2015-03', highlights: ['Built hulls for ferries'] }],
    skills: [{ name: 'Welding', keywords: ['MIG', 'TIG'] }],
  });
});

test('a resume that begins with a section does not say where the person lives', () => {
  const { resume } = parseText(
    'EXPERIENCE',
    'Head Chef, The Copper Pot, Bristol',
    '2018 - Present',
    '• Cut waste by 22%',
    'Sous Chef, Riverside Hotel, Bath',
    '2014 - 2018',
  );
  expect(resume.basics?.location).toBeUndefined();
});

test('a level in brackets is a level, whether of a skill or of a category', () => {
  const { resume } = parseText(
    ...head,
    'SKILLS',
    'Tools (Advanced): Git, Make',
    '• Welding (Expert)',
    '• AWS (S3, EC2)',
  );
  expect(resume.skills).toEqual([
    { name: 'Tools', level: 'Advanced', keywords: ['Git', 'Make', 'Welding (Expert)', 'AWS (S3, EC2)'] },
  ]);
  expect(parseText(...head, 'SKILLS', 'Welding (Expert)', 'AWS (S3, EC2)').resume.skills).toEqual([
    { name: 'Welding', level: 'Expert' },
    { name: 'AWS (S3, EC2)' },
  ]);
});
