import { describe, expect, test } from 'vitest';
import { BadInput } from './bad-input.ts';
import { givenIn, neededIn, readRequest, withOptions } from './requests.ts';

const command = { name: 'score', fields: ['file', 'text', 'job', 'jobText', 'title'] };
const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof BadInput) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'none';
};

describe('a line', () => {
  test('is an object of strings, and null counts as absent', () => {
    expect(readRequest('{"file": "a.pdf", "job": null, "title": ""}\r', command)).toEqual({ file: 'a.pdf', title: '' });
  });

  test.each([
    ['', "The line isn't a JSON object."],
    ['nothing', "The line isn't a JSON object."],
    ['{"file": "a.pdf"', "The line isn't a JSON object."],
    ['{"file": "a.pdf"} {"file": "b.pdf"}', "The line isn't a JSON object."],
    ['null', "The line isn't a JSON object."],
    ['["a.pdf"]', "The line isn't a JSON object."],
    ['"a.pdf"', "The line isn't a JSON object."],
    ['[[[[[', "The line isn't a JSON object."],
    ['{"fille": "a.pdf"}', 'score has no field "fille". Its fields are file, text, job, jobText, title.'],
    ['{"source": null}', 'score has no field "source". Its fields are file, text, job, jobText, title.'],
    ['{"__proto__": "a.pdf"}', 'score has no field "__proto__". Its fields are file, text, job, jobText, title.'],
    ['{"constructor": 1}', 'score has no field "constructor". Its fields are file, text, job, jobText, title.'],
    ['{"file": 5}', '"file" must be a string.'],
    ['{"text": ["a"]}', '"text" must be a string.'],
  ])('%s is refused in a sentence', (line, sentence) => {
    expect(refusal(() => readRequest(line, command))).toBe(`BAD_REQUEST: ${sentence}`);
  });

  test('with endless nesting is refused like any other invalid line', () => {
    expect(refusal(() => readRequest('['.repeat(300_000), command))).toMatch(/^BAD_REQUEST/);
    expect(refusal(() => readRequest(`{"file":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, command))).toMatch(
      /^BAD_REQUEST/,
    );
  });
});

test('an option applies to a request that does not set the same, as a path or as text', () => {
  const options = { job: 'ad.txt', title: 'Engineer' };
  expect(withOptions({ file: 'a.pdf' }, options)).toEqual({ file: 'a.pdf', job: 'ad.txt', title: 'Engineer' });
  expect(withOptions({ text: 'a', job: 'b.txt' }, options)).toEqual({ text: 'a', job: 'b.txt', title: 'Engineer' });
  expect(withOptions({ text: 'a', jobText: 'b', title: '' }, options)).toEqual({ text: 'a', jobText: 'b', title: '' });
});

test('the input is a path or a text, not both', () => {
  expect(givenIn({ job: 'ad.txt' }, 'job')).toEqual({ file: 'ad.txt' });
  expect(givenIn({ jobText: '' }, 'job')).toEqual({ text: '', field: 'jobText' });
  expect(givenIn({}, 'job')).toBeUndefined();
  expect(refusal(() => givenIn({ job: 'ad.txt', jobText: 'We need' }, 'job'))).toMatch(
    /^BAD_REQUEST: "job" and "jobText"/,
  );
  expect(refusal(() => neededIn({ title: 'x' }, 'file'))).toBe('BAD_REQUEST: Give either "file" or "text".');
});
