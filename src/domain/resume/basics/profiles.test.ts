import { expect, test } from 'vitest';
import { typeset, type Stretch } from '#test/support/typeset.ts';
import { parseResume } from '../parse-resume.ts';

const narrow = (y: number, text: string): Stretch => ({ x: 40, y, text });
const wide = (y: number, text: string, more: Partial<Stretch> = {}): Stretch => ({ x: 220, y, text, ...more });

test('an address that was broken at the edge of a narrow column goes on below it, whatever stands beside', () => {
  const { resume, unread } = parseResume(
    typeset([
      narrow(40, 'Contact'),
      narrow(54, 'robin@example.org'),
      narrow(68, 'www.linkedin.com/in/robin-'),
      narrow(80, 'example-4821 (LinkedIn)'),
      wide(40, 'Robin Example', { bold: true, size: 20 }),
      wide(74, 'Harbour Pilot'),
      wide(110, 'Experience', { bold: true, size: 14 }),
      wide(130, 'Tide Ltd'),
      wide(142, 'Pilot'),
      wide(154, 'May 2017 - May 2019'),
      wide(166, 'Brought nine hundred ships in.'),
    ]),
  );
  expect(resume.basics?.profiles).toEqual([
    {
      network: 'LinkedIn',
      username: 'robin-example-4821',
      url: 'www.linkedin.com/in/robin-example-4821',
    },
  ]);
  expect(unread).toEqual([]);
});
