import { describe, expect, test } from 'vitest';
import {
  engineerAd,
  engineerPosting,
  engineerResume,
  floristResume,
  parsedText,
  today,
} from '#test/support/resumes.ts';
import { evaluate } from '#domain/scoring/evaluate.ts';
import { createAnswerer } from './answer-message.ts';
import type { EvaluateQuick } from './score-protocol.ts';

const message = (payload: Partial<EvaluateQuick['payload']> = {}): EvaluateQuick => ({
  type: 'EVALUATE_QUICK',
  id: '7',
  payload: { resumeContent: engineerResume, jobTitle: '', jobDescription: engineerAd, today, ...payload },
});

const answerMessage = createAnswerer();

describe('the score worker', () => {
  test('answers with the score that the server would give for the same text', () => {
    expect(answerMessage(message())).toEqual({
      type: 'EVALUATION_RESULT',
      id: '7',
      result: evaluate({ parsed: parsedText(engineerResume), posting: engineerPosting(), today }),
    });
  });

  test('takes what was read from the file instead of reading the text', () => {
    const parsed = parsedText(engineerResume);
    const answer = answerMessage(message({ resumeContent: 'nothing of the kind', facts: { parsed } }));
    expect(answer).toEqual(answerMessage(message()));
  });

  test('scores without a job as well', () => {
    const answer = answerMessage(message({ jobDescription: ' ', jobTitle: '' }));
    expect(answer).toMatchObject({ type: 'EVALUATION_RESULT', result: { missingKeywords: [] } });
  });

  test('answers each text for itself, whatever it read before', () => {
    const texts = ['', engineerResume, floristResume, engineerResume, floristResume];
    const kept = createAnswerer();
    for (const resumeContent of texts) {
      expect(kept(message({ resumeContent }))).toEqual(createAnswerer()(message({ resumeContent })));
    }
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
