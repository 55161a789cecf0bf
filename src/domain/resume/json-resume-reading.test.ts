import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixturePeople } from '#test/support/fixtures.ts';
import { jsonResumeSchema } from './json-resume-schema.ts';
import { readJsonResume } from './json-resume-reading.ts';

describe('a JSON Resume', () => {
  test.each(fixturePeople())('of the model is read as it is: $id', ({ resume }) => {
    expect(readJsonResume(resume)).toEqual({ resume });
  });

  test('may leave out, say nothing, or say otherwise what is meant', () => {
    const { resume } = readJsonResume({
      basics: { name: 'Ada', summary: ' ', phone: 5550100, picture: 'a.png', website: 'https://ada.example' },
      work: [
        { company: 'Acme', startDate: '2019-03-01T00:00:00Z', endDate: 'Present', highlights: 'Built it.' },
        null,
        { name: 'Beta', company: 'Gamma', startDate: 2015, endDate: '2018/4' },
      ],
      education: [{ score: 3.8, endDate: '' }],
      meta: { theme: 'flat' },
    }) as { resume: unknown };
    expect(resume).toEqual({
      basics: { name: 'Ada', phone: '5550100', image: 'a.png', url: 'https://ada.example' },
      work: [
        { name: 'Acme', startDate: '2019-03-01', highlights: ['Built it.'] },
        { name: 'Beta', startDate: '2015', endDate: '2018-04' },
      ],
      education: [{ score: '3.8' }],
    });
  });

  test.each([
    ['', []],
    ['', 'Ada'],
    ['basics', { basics: ['Ada'] }],
    ['basics.name', { basics: { name: { first: 'Ada' } } }],
    ['work.1.startDate', { work: [{}, { startDate: 'spring of 2019' }] }],
    ['work.0.highlights.0', { work: [{ highlights: [['a']] }] }],
    ['basics.name', { basics: { name: true } }],
  ])('says where it is misformed: %j', (misformed, value) => {
    expect(readJsonResume(value)).toEqual({ misformed });
  });

  test('takes nothing from a prototype, and gives none', () => {
    const value: unknown = JSON.parse(
      '{"__proto__": {"basics": {"name": "Eve"}}, "constructor": {"prototype": {"polluted": 1}}, "work": [{"__proto__": {"name": "Evil"}}]}',
    );
    expect(readJsonResume(value)).toEqual({ resume: {} });
    expect('polluted' in {}).toBe(false);
  });

  test('of any JSON is a resume of the model, or says where it is none', () => {
    const keys = fc.constantFrom('basics', 'work', 'name', 'startDate', 'highlights', 'profiles', '__proto__', 'url');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.dictionary(keys, tie('tree'), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const reading = readJsonResume(value);
        if ('resume' in reading) expect(jsonResumeSchema.parse(reading.resume)).toEqual(reading.resume);
      }),
      { numRuns: 2000 },
    );
  });
});
