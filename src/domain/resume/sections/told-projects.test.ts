import { expect, test } from 'vitest';
import { documentFromText } from '../../document/plain-text.ts';
import { parseResume } from '../parse-resume.ts';

const projectsOf = (...lines: string[]) =>
  parseResume(documentFromText(['Robin Example', 'robin@example.org', '', 'Projects', ...lines].join('\n'))).resume
    .projects;

test('the items of one list, each with its name before a colon', () => {
  expect(
    projectsOf(
      '• Tide table for three harbours: Read the levels of the last ten years and wrote a forecast.',
      '• Group planner in a chat: Built a bot that finds a free hour for six people.',
      '• Final year project: A belt that counts steps and sends them to a web page.',
    )?.map(({ name, description }) => [name, description?.split(' ')[0]]),
  ).toEqual([
    ['Tide table for three harbours', 'Read'],
    ['Group planner in a chat', 'Built'],
    ['Final year project', 'A'],
  ]);
});

test('the items of one list below a sentence about them all, with their tools behind a bar', () => {
  expect(
    projectsOf(
      'Beside my studies and in my own time I have made about twenty things, of which these are the best.',
      '• Parking Finder | Python, OpenCV',
      'Shows where a car may stand, street by street.',
      '• Garden Drawer | Go',
      'Keeps what was sown, and when it comes up.',
    ),
  ).toMatchObject([
    {
      name: 'Parking Finder',
      keywords: ['Python', 'OpenCV'],
      description: 'Shows where a car may stand, street by street.',
    },
    { name: 'Garden Drawer', keywords: ['Go'] },
  ]);
});

test('a list below a name is what was done there', () => {
  expect(
    projectsOf('Garden Drawer', '• Storage: one table for each year', '• Search: by colour and by month')?.map(
      ({ name }) => name,
    ),
  ).toEqual(['Garden Drawer']);
});
