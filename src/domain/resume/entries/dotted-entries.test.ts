import { describe, expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from '../parse-resume.ts';

/** A header's parts with mid-dots between them, the first in bold, as our templates print them. */
function dotted(y: number, parts: readonly string[], bold = true): Stretch[] {
  let x = 50;
  return parts.flatMap((text, index) => {
    const own = { x, y, text: index + 1 < parts.length ? `${text} · ` : text, bold: bold && index === 0 };
    x += own.text.length * 5;
    return [own];
  });
}
const line = (y: number, text: string, more: Partial<Stretch> = {}): Stretch => ({ x: 50, y, text, ...more });
const heading = (y: number, text: string): Stretch => line(y, text, { bold: true, size: 14 });
const person = [line(40, 'Robin Example', { bold: true, size: 22 }), line(70, 'robin@example.com · +1 555 010 0142')];

const read = (...stretches: Stretch[]) => parseResume(typeset([...person, ...stretches])).resume;

describe('headers that separate their values by mid-dots', () => {
  test('leave a year in a title, and an award without a date without one', () => {
    const { awards } = read(
      heading(100, 'Awards'),
      ...dotted(125, ['Best Store 2018', 'Peak Logistics', 'Jul 2020']),
      ...dotted(145, ['Dean’s List 2012', 'Arizona State University']),
    );
    expect(awards).toEqual([
      { title: 'Best Store 2018', awarder: 'Peak Logistics', date: '2020-07' },
      { title: 'Dean’s List 2012', awarder: 'Arizona State University' },
    ]);
  });

  test('may name an issuer that looks like an address', () => {
    const { certificates } = read(
      heading(100, 'Certificates'),
      ...dotted(125, ['Professional Scrum Master', 'Scrum.org', '2019']),
      ...dotted(145, ['Machine Learning', 'DeepLearning.AI', '2020', 'site.example.com/p/1']),
    );
    expect(certificates).toEqual([
      { name: 'Professional Scrum Master', issuer: 'Scrum.org', date: '2019' },
      { name: 'Machine Learning', issuer: 'DeepLearning.AI', date: '2020', url: 'site.example.com/p/1' },
    ]);
  });

  test('separate jobs where the type is bold, whatever dates the descriptions contain', () => {
    const { work } = read(
      heading(100, 'Experience'),
      line(125, 'Electrician', { bold: true }),
      ...dotted(140, ['Smith & Sons', 'Leeds, UK', 'Nov 2020 – Present'], false),
      line(155, 'Boutique practice in employment law.'),
      line(170, '• Passed every safety inspection since 2016'),
      line(195, 'Store Manager', { bold: true }),
      ...dotted(210, ['Trader’s Row Market', 'Nov 2016 – Jun 2019'], false),
      line(225, '• Hired 23 seasonal staff'),
    );
    expect(work).toEqual([
      {
        name: 'Smith & Sons',
        position: 'Electrician',
        location: 'Leeds, UK',
        startDate: '2020-11',
        summary: 'Boutique practice in employment law.',
        highlights: ['Passed every safety inspection since 2016'],
      },
      {
        name: 'Trader’s Row Market',
        position: 'Store Manager',
        startDate: '2016-11',
        endDate: '2019-06',
        highlights: ['Hired 23 seasonal staff'],
      },
    ]);
  });

  test('name the employer first where its place is on the first line', () => {
    const { work } = read(
      heading(100, 'Experience'),
      ...dotted(125, ['Ingsoc', 'Dublin, Ireland']),
      ...dotted(140, ['Ranger', 'Nov 2020 – Present'], false),
      line(155, '• Kept the gate'),
    );
    expect(work?.[0]).toMatchObject({ name: 'Ingsoc', position: 'Ranger', location: 'Dublin, Ireland' });
  });
});
