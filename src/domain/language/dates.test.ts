import { describe, expect, test } from 'vitest';
import { completesRange, findDates, isoDate, isWithin } from './dates.ts';

const rendered = (text: string): string =>
  findDates(text)
    .map(
      ({ start, finish, present }) =>
        `${start ? isoDate(start) : ''}/${present ? 'now' : finish ? isoDate(finish) : ''}`,
    )
    .join(' ');

describe('ranges', () => {
  test.each([
    ['Sep 2013 – Present', '2013-09/now'],
    ['Jul, 2011 - Aug, 2013', '2011-07/2013-08'],
    ['May – Aug 2021', '2021-05/2021-08'],
    ['Jan 15, 2018 - May 31, 2019', '2018-01-15/2019-05-31'],
    ['2013-12-01 — 2014-12-01', '2013-12-01/2014-12-01'],
    ['2014-2016', '2014/2016'],
    ['2018-19', '2018/2019'],
    ['2022/10-2024/07', '2022-10/2024-07'],
    ['06-09/2013', '2013-06/2013-09'],
    ['07/’22 – present', '2022-07/now'],
    ['01.2020 – lfd.', '2020-01/now'],
    ['12/2019-03/2020', '2019-12/2020-03'],
    ['10/2015-11/2016', '2015-10/2016-11'],
    ['03/19 - 05/21', '2019-03/2021-05'],
    ['Clerk, Hull, 03/19-05/21', '2019-03/2021-05'],
    ["Aug. '19 - Sept '20", '2019-08/2020-09'],
    ['Mar-19 to Apr-21', '2019-03/2021-04'],
    ['Fall 2013 – Spring 2014', '2013/2014'],
    ['June, 2012 - till date', '2012-06/now'],
    ['Since 2019', '2019/now'],
    ['2019 –', '2019/now'],
    ['09/2019 – heute', '2019-09/now'],
    ['von 03.2016 bis 12.2019', '2016-03/2019-12'],
    ['Mai 2010 – März 2011', '2010-05/2011-03'],
    ['seit 03/2020', '2020-03/now'],
    ['01.03.2019 - 30.06.2020', '2019-03-01/2020-06-30'],
    ['sept. 2019 à ce jour', '2019-09/now'],
    ['septembre 2021 – aujourd’hui', '2021-09/now'],
    ['de mars 2016 à juin 2019', '2016-03/2019-06'],
    ['mayo de 2019 - actualidad', '2019-05/now'],
    ['desde enero de 2018', '2018-01/now'],
    ['maio de 2010 até março de 2011', '2010-05/2011-03'],
    ['out. 2016 até o momento', '2016-10/now'],
    ['gennaio 2015 – in corso', '2015-01/now'],
    ['januari 2017 – heden', '2017-01/now'],
    ['03.2019 – obecnie', '2019-03/now'],
    ['marzec 2019 – grudzień 2021', '2019-03/2021-12'],
    ['od marca 2019 do października 2021', '2019-03/2021-10'],
    ['od 03.2019 r. do chwili obecnej', '2019-03/now'],
    ['03.2019r. - 05.2021r.', '2019-03/2021-05'],
    ['2015 r – 2018 r', '2015/2018'],
    ['wrz 2015 – cze 2018', '2015-09/2018-06'],
    ['od stycznia 2020 r.', '2020-01/now'],
    ['12 maja 2019 r. – 30 czerwca 2020 r.', '2019-05-12/2020-06-30'],
    ['lipiec – sierpień 2017', '2017-07/2017-08'],
    ['2019年4月～2020年3月', '2019-04/2020-03'],
    ['2021年10月 - 現在', '2021-10/now'],
    ['1878-01-01 - 1931-10-18', '1878-01-01/1931-10-18'],
  ])('%s', (text, expected) => expect(rendered(text)).toBe(expected));
});

describe('single dates', () => {
  test.each([
    ['Expected Graduation: June 2016', '/2016-06'],
    ['12/2020', '2020-12/'],
    ['2015 / 07', '2015-07/'],
    ['Summer 2019', '2019/'],
    ['3rd of May 2018', '2018-05-03/'],
    ['2015 r.', '2015/'],
    ['do 2019 roku', '/2019'],
    ['planowane ukończenie: 06.2026', '/2026-06'],
    ['Director de marca 2019', '2019/'],
    ['2019 R&D', '2019/'],
  ])('%s', (text, expected) => expect(rendered(text)).toBe(expected));
});

test('a month with two digits is a date only next to another one: alone it may be a day', () => {
  expect(findDates('shipped by Sep 15')).toEqual([]);
  expect(rendered('Sep 15 – Jun 17')).toBe('2015-09/2017-06');
  expect(rendered('Sep 15 – Present')).toBe('2015-09/now');
  expect(rendered("Sep '15")).toBe('2015-09/');
  expect(rendered('Jan 15 – Mar 3, 2020')).toBe('2020-01-15/2020-03-03');
});

test('numbers that are not dates are left alone', () => {
  for (const text of [
    'ES2015',
    '2000+ users',
    'grew 2,000 to 3,000',
    '$2019',
    '+1 415 555 2019 12',
    'may have',
    'march on',
  ])
    expect(findDates(text).filter((span) => span.range)).toEqual([]);
  expect(findDates('ES2015 and 2000+')).toEqual([]);
});

test('a span is cut out of the text it was found in', () => {
  const text = 'Ingénieur, déc. 2018 – févr. 2020 (Lyon)';
  const [span] = findDates(text);
  expect(text.slice(span?.index, span?.end)).toBe('déc. 2018 – févr. 2020');
});

test('two texts that form a range only together', () => {
  expect(completesRange('Jun 2019 - Feb', '2021')).toBe(true);
  expect(completesRange('Mar 2021 –', 'Present')).toBe(true);
  expect(completesRange('2019 – 2020', '2021 – 2022')).toBe(false);
});

test('the word behind a year is a part of the date', () => {
  expect(findDates('Laborant, 2015 r., Lublin').map(({ text }) => text)).toEqual(['2015 r.']);
  expect(findDates('Data science 2019 R, Python').map(({ text }) => text)).toEqual(['2019']);
});

test('the word that begins a range is a part of it', () => {
  const texts = (text: string): string[] => findDates(text).map((span) => span.text);
  expect(texts('Nurse from 2015 to 2019')).toEqual(['from 2015 to 2019']);
  expect(texts('od marca 2020 do chwili obecnej – Trans')).toEqual(['od marca 2020 do chwili obecnej']);
});

test('months in Roman figures, and no figure that counts something else', () => {
  expect(findDates('IX 2019 – nadal')[0]).toMatchObject({
    start: { year: 2019, month: 9 },
    present: true,
    text: 'IX 2019 – nadal',
  });
  expect(findDates('III 2015 – VIII 2019')[0]).toMatchObject({ start: { month: 3 }, finish: { month: 8 } });
  expect(findDates('Certificate III 2016')[0]?.start?.month).toBeUndefined();
});

test.each([
  ['May 2016 – Present', 'Apr 2021 – Present', true],
  ['2014 – 2018', 'Mar 2016 – Dec 2018', true],
  ['2014 – 2018', '2018', true],
  ['May 2016 – Jan 2018', 'Jan 2018 – Feb 2018', false],
  ['May 2016 – Jan 2018', 'Apr 2017 – Present', false],
  ['May 2016 – Jan 2018', 'Apr 2016 – Jan 2017', false],
])('whether %s has %s within: %s', (whole, part, within) => {
  const [first, second] = [whole, part].map((text) => findDates(text)[0]);
  expect(first && second && isWithin(first, second)).toBe(within);
});
