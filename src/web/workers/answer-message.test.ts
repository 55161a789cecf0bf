import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  engineerAd,
  engineerPosting,
  engineerResume,
  floristResume,
  parsedText,
  today,
} from '#test/support/resumes.ts';
import { documentFromText } from '#domain/document/plain-text.ts';
import { applyCorrections } from '#domain/resume/corrections/apply-corrections.ts';
import { retypedResume } from '#domain/resume/corrections/retyped-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { createAnswerer } from './answer-message.ts';
import type { EvaluateQuick, UploadFacts } from './score-protocol.ts';

const message = (payload: Partial<EvaluateQuick['payload']> = {}): EvaluateQuick => ({
  type: 'EVALUATE_QUICK',
  id: '7',
  payload: { resumeContent: engineerResume, jobTitle: '', jobDescription: engineerAd, today, ...payload },
});

const answerMessage = createAnswerer();

const factsOf = (facts: Partial<UploadFacts>): UploadFacts => ({
  content: engineerResume,
  parsed: parsedText(engineerResume),
  layout: undefined,
  grammar: undefined,
  corrections: [],
  ...facts,
});

describe('the score worker', () => {
  test('answers with the score that the server would give for the same text', () => {
    expect(answerMessage(message())).toEqual({
      type: 'EVALUATION_RESULT',
      id: '7',
      result: evaluate({ parsed: parsedText(engineerResume), posting: engineerPosting(), today }),
    });
  });

  test('takes what was read from the file instead of reading the text', () => {
    const facts = factsOf({ content: floristResume });
    const answer = answerMessage(message({ resumeContent: `${floristResume}\r\n`, facts }));
    expect(answer).toEqual(answerMessage(message()));
  });

  test('counts corrections of a file in its text as it was read, and in one that was edited', () => {
    const parsed = parsedText(engineerResume);
    const corrections = [{ kind: 'removed' as const, pointer: '/skills' }];
    const result = (resume: ParsedResume) => ({
      result: evaluate({ parsed: resume, posting: engineerPosting(), today }),
    });
    const facts = factsOf({ corrections });
    expect(answerMessage(message({ facts }))).toMatchObject(result(applyCorrections(parsed, corrections)));
    const edited = engineerResume.replace(/$/, '\nLanguages\nGerman');
    expect(answerMessage(message({ resumeContent: edited, facts }))).toMatchObject(
      result(retypedResume(parsed, parsedText(edited), corrections)),
    );
  });

  test('takes the file’s layout again once an edit is undone', () => {
    const layout = { ...documentFromText(engineerResume).layout, kind: 'pdf' as const, images: 3 };
    const facts = factsOf({ layout });
    const kept = createAnswerer();
    const asRead = kept(message({ facts }));
    expect(asRead).not.toEqual(answerMessage(message()));
    expect(kept(message({ facts, resumeContent: `${engineerResume}\nMore` }))).not.toEqual(asRead);
    expect(kept(message({ facts }))).toEqual(asRead);
  });

  test('scores without a job as well', () => {
    const answer = answerMessage(message({ jobDescription: ' ', jobTitle: '' }));
    expect(answer).toMatchObject({ type: 'EVALUATION_RESULT', result: { missingKeywords: [] } });
  });

  test('answers each text independently, whatever it read before', () => {
    const texts = ['', engineerResume, floristResume, engineerResume, floristResume];
    const kept = createAnswerer();
    for (const resumeContent of texts) {
      expect(kept(message({ resumeContent }))).toEqual(createAnswerer()(message({ resumeContent })));
    }
  });

  test('answers the same after any edits as a worker that never read the text before', () => {
    const lines = [...engineerResume.split('\n'), ...floristResume.split('\n'), engineerAd.split('\n').at(-2) ?? ''];
    const place = fc.nat({ max: lines.length });
    const edit = fc.record({
      from: place,
      removed: fc.constantFrom(0, 0, 1, 6),
      added: fc.array(fc.constantFrom(...lines, 'Leitete das Team und schulte neun Kollegen'), { maxLength: 3 }),
      ad: fc.constantFrom(engineerAd, engineerAd, `${engineerAd}\n- Knowledge of Terraform`, ''),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 3, maxLength: 6 }), (edits) => {
        const kept = createAnswerer();
        const resume = engineerResume.split('\n');
        for (const { from, removed, added, ad } of edits) {
          resume.splice(from, removed, ...added);
          const edited = message({ resumeContent: resume.join('\n'), jobDescription: ad });
          expect(kept(edited)).toEqual(createAnswerer()(edited));
        }
      }),
      { numRuns: 6 },
    );
  });

  test('a failure is an answer, not a crash', () => {
    const broken = { ...message(), payload: { jobTitle: 'x' } };
    expect(answerMessage(broken)).toMatchObject({ type: 'EVALUATION_ERROR', id: '7' });
  });

  test.each([undefined, null, 'EVALUATE_QUICK', {}, { type: 'OTHER', id: '1', payload: {} }])(
    '%o gets no answer',
    (other) => {
      expect(answerMessage(other)).toBeUndefined();
    },
  );
});
