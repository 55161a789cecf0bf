import { describe, expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import type { ParsedResume } from '../parsed-resume.ts';
import { parseResume } from '../parse-resume.ts';

const read = (lines: readonly string[]): ParsedResume => parseResume(documentFromText(lines.join('\n')));

const head = ['Marta Lindqvist', 'marta.lindqvist@mail.example', '+46 70 123 45 67', ''];
const work = [
  'Work Experience',
  'Warehouse Manager, Nordfrakt AB',
  'March 2019 – present',
  '• Led a team of 24 people in two shifts',
  '• Cut picking errors by 31 % with a new layout of the shelves',
  '',
  'Shift Lead, Bergman Logistics AB',
  'June 2015 – February 2019',
  '• Planned the work of eleven people',
  '• Trained six of them for the forklift licence',
];
const rest = ['', 'Skills', 'SAP EWM, Excel, forklift licence', '', 'Languages', 'Swedish (native), English (fluent)'];

describe('the likelihood of values', () => {
  test('is between .01 and .99, for every value that was read', () => {
    const { evidence, confidence } = read([...head, ...work, ...rest]);
    expect(Object.keys(confidence)).toEqual(Object.keys(evidence));
    for (const likelihood of Object.values(confidence)) {
      expect(likelihood).toBeGreaterThanOrEqual(0.01);
      expect(likelihood).toBeLessThanOrEqual(0.99);
    }
  });

  test('is high throughout a tidy resume', () => {
    const { confidence } = read([...head, ...work, ...rest]);
    const values = Object.values(confidence);
    expect(values.filter((likelihood) => likelihood >= 0.9).length / values.length).toBeGreaterThan(0.8);
  });

  test('is lower for skills that are pieces of a sentence than for those that are named', () => {
    const named = read([...head, ...work, '', 'Skills', 'stock control, route planning, Excel, SAP EWM']);
    const told = read([
      ...head,
      ...work,
      '',
      'Skills',
      'I have, over the years, learnt to plan routes, and to see (before others do, that is',
      'what counts) where, and why, a shelf will be empty.',
    ]);
    const mean = ({ confidence }: ParsedResume): number => {
      const own = Object.entries(confidence).flatMap(([pointer, value]) =>
        pointer.startsWith('/skills') ? [value] : [],
      );
      return own.reduce((sum, value) => sum + value, 0) / own.length;
    };
    expect(mean(told)).toBeLessThan(mean(named) - 0.1);
  });

  test('is lower for the values of an entry that lacks its employer and its dates', () => {
    const short = [...work.slice(0, 6), 'Trainee, summers', '• Unloaded lorries'];
    const least = ({ confidence }: ParsedResume): number =>
      Math.min(
        ...Object.entries(confidence).flatMap(([pointer, value]) => (pointer.startsWith('/work') ? [value] : [])),
      );
    expect(least(read([...head, ...short, ...rest]))).toBeLessThan(least(read([...head, ...work, ...rest])));
  });
});
