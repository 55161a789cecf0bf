import { describe, expect, test } from 'vitest';
import { rewordLine, type LineStyle } from './reword-line.ts';

const past: LineStyle = { tense: 'past', evenTense: false, dropPronouns: true, stops: false };
const reworded = (line: string, style = past): string => rewordLine(line, style).text;

describe('a weak opening becomes a verb for what was done', () => {
  test.each([
    ['Responsible for hiring and training 12 seasonal staff', 'Hired and trained 12 seasonal staff'],
    ['In charge of a night shift of 16', 'Oversaw a night shift of 16'],
    ['Had overall responsibility for the accuracy of 40 ledgers', 'Ensured the accuracy of 40 ledgers'],
    ['Responsible for accounts payable at three sites', 'Managed accounts payable at three sites'],
    [
      'Responsible for the installation, configuration and maintenance of 60 routers',
      'Installed, configured and maintained 60 routers',
    ],
    [
      'Responsible for the second shift and for making sure that orders went out on time',
      'Oversaw the second shift and made sure that orders went out on time',
    ],
    ['Was in charge of the night shift and of training new porters', 'Oversaw the night shift and trained new porters'],
    [
      'Responsible for ordering supplies and for keeping the records of 40 patients',
      'Ordered supplies and kept the records of 40 patients',
    ],
    [
      'Responsible for the second shift and for making sure that orders went out on time',
      'Oversaw the second shift and made sure that orders went out on time',
    ],
    ['Was in charge of the night shift and of training new porters', 'Oversaw the night shift and trained new porters'],
    [
      'Responsible for ordering supplies and for keeping the records of 40 patients',
      'Ordered supplies and kept the records of 40 patients',
    ],
    ['Responsible for the mentoring of six apprentices', 'Mentored six apprentices'],
    ['Responsible for accurately labeling 300 specimens a day', 'Accurately labeled 300 specimens a day'],
    ['Responsible for 42 company trucks in three provinces', 'Managed 42 company trucks in three provinces'],
    ['Responsible to analyze and coordinate disability claims', 'Analyzed and coordinated disability claims'],
    ['Duties included: preparing menus for 80 residents', 'Prepared menus for 80 residents'],
    ['Provided training to 40 new hires', 'Trained 40 new hires'],
    ['Conducted weekly inspections of 12 sites', 'Inspected 12 sites weekly'],
    ['Was able to cut waste by 12%', 'Cut waste by 12%'],
    ['Acted as a liaison between sales and the plant', 'Liaised between sales and the plant'],
    [
      'Worked closely with vendors to plan 30 deliveries a week',
      'Collaborated with vendors to plan 30 deliveries a week',
    ],
  ])('%s', (line, wanted) => expect(reworded(line)).toBe(wanted));
});

describe('a part in something stays a part', () => {
  test.each([
    ['Assisted in the development of a seasonal menu', 'Helped develop a seasonal menu'],
    ['Helped with planning and running two open days', 'Helped plan and run two open days'],
    ['Assisted with patient intake', 'Supported patient intake'],
    ['Worked on a portal for 300 suppliers', 'Contributed to a portal for 300 suppliers'],
    [
      'Was part of the team who took the home from 2 stars to 4',
      'Helped take the home from 2 stars to 4 as part of the team',
    ],
    [
      'Was part of a falls committee of 7 that reduced patient falls from 18 to 11 per quarter',
      'Helped reduce patient falls from 18 to 11 per quarter as part of a falls committee of 7',
    ],
    ['Was a member of the safety committee of the plant', 'Served on the safety committee of the plant'],
  ])('%s', (line, wanted) => expect(reworded(line)).toBe(wanted));
});

describe('a result with a figure comes first where the line says what brought it', () => {
  test.each([
    [
      'Introduced standing orders, reducing stock-outs by 40%',
      'Reduced stock-outs by 40% by introducing standing orders',
    ],
    [
      'Designed and launched a referral program, which increased bookings by 120 a month',
      'Increased bookings by 120 a month by designing and launching a referral program',
    ],
    [
      'Negotiated freight contracts resulting in a 12% reduction in costs',
      'Reduced costs by 12% by negotiating freight contracts',
    ],
    ['Overtime went from 40 to 12 hours a week', 'Overtime fell from 40 to 12 hours a week'],
  ])('%s', (line, wanted) => expect(reworded(line)).toBe(wanted));
});

describe('a line is left alone', () => {
  test.each([
    'Reduced stock-outs by 40% by introducing standing orders',
    'Assisted customers with returns',
    'Responsible for and trained to open the equipment',
    'Responsible for the daily outcome of the restaurant',
    'Responsible for fixed assets management at two plants',
    'Responsible for the second shift and for the budget',
    'Responsible for the store and for opening hours',
    'Responsible for the floor and for 3 years its only keyholder',
    'Responsible for the yard, for its drivers and for planning their routes',
    'Provided support for printing issues to the whole office',
    'Provided training to reduce waste',
    'Participated in weekly meetings',
    'Worked with children aged three to six',
    'Introduced a rota and trained staff, reducing overtime by 40%',
    'Opened a second site, increasing the number of customers',
    'Assisted with audits as needed Spearheaded monthly reports for the board',
    'Took stock of 4,000 items, reducing errors',
    'Revenue went from $900K to $1.2M in two years',
    'Donations went from 900 thousand to 1.2 million dollars',
    'The shift went from 8 am to 5 pm on most days',
    'Turnover went from 30% to 12 people a year',
  ])('%s', (line) => expect(reworded(line)).toBe(line));
});

test.each([
  'Swim teacher at a leisure trust',
  'In charge of groups of up to 20 for canoeing',
  'Responsible for class of 28',
])('what cannot be told better stays: %s', (line) => expect(reworded(line, { ...past, evenTense: true })).toBe(line));
