import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { copyFor } from '#copy/copy-for.ts';
import { validationKey } from '#copy/validation-key.ts';
import { unfitInputBody } from './unfit-input.ts';

const schema = z.object({
  page: z.number().int().min(1).max(1000).optional(),
  sort: z.enum(['date', 'salary', 'relevance']).optional(),
  name: z.string().min(2).max(80).optional(),
  title: z.string().min(1).optional(),
  remote: z.boolean().optional(),
  skills: z.array(z.string()).max(1).optional(),
  seen: z.literal(true).optional(),
  at: z.iso.datetime().optional(),
  query: z.string(validationKey('searchQueryRequired')),
});

/** As the server hands on what zod finds. */
function said(value: unknown) {
  const { error } = schema.safeParse(value);
  const unfit = (error?.issues ?? []).map(({ path, code, message, ...params }) => ({
    instancePath: `/${path.join('/')}`,
    keyword: code,
    message,
    params,
  }));
  return unfitInputBody(unfit, copyFor('en'));
}

describe('a value that does not fit', () => {
  test.each([
    [{ page: 0 }, '“page” has to be 1 or more.'],
    [{ page: 1001 }, '“page” can be 1,000 at most.'],
    [{ page: '2' }, '“page” has to be a number.'],
    [{ page: 1.5 }, '“page” has to be a whole number.'],
    [{ page: Number.NaN }, '“page” has to be a number.'],
    [{ sort: 'age' }, '“sort” has to be date, salary or relevance.'],
    [{ name: 'n' }, '“name” needs 2 characters or more.'],
    [{ title: '' }, '“title” is empty.'],
    [{ name: 'n'.repeat(81) }, '“name” can have up to 80 characters.'],
    [{ remote: 'yes' }, '“remote” has to be true or false.'],
    [{ skills: ['a', 'b'] }, '“skills” can have up to 1 entry.'],
    [{ skills: [5] }, '“skills.0” doesn’t look right. Please check it and try again.'],
    [{ seen: false }, '“seen” has to be true.'],
    [{ at: 'tomorrow' }, '“at” doesn’t look right. Please check it and try again.'],
  ])('of %j is told in a sentence that names its field', (value, sentence) => {
    expect(said({ query: 'nurse', ...value }).error).toBe(sentence);
  });

  test('is told in the sentence of its field where it has one', () => {
    expect(said({}).issues).toEqual([{ path: 'query', message: 'Search query is required' }]);
  });

  test('is told without a field where the whole does not fit', () => {
    expect(said([]).error).toBe('Something you entered doesn’t look right. Please check it and try again.');
  });
});
