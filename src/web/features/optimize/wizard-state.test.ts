import { describe, expect, test } from 'vitest';
import {
  emptyWizard,
  isAsRead,
  isReplaceable,
  keepWizard,
  restoreWizard,
  stepOf,
  wizardReducer,
  type WizardState,
} from './wizard-state.ts';

const resume = {
  fileName: 'cv.pdf',
  uploadId: 'u1',
  content: 'Work\n• Kept the books',
  parsed: { resume: {}, lines: [], evidence: {}, confidence: {}, unread: [], language: 'en' as const },
  pictures: 0,
  layout: {
    kind: 'pdf' as const,
    pages: 1,
    columns: 1,
    tables: 0,
    images: 0,
    textBoxes: 0,
    headerFooterText: false,
    fonts: [{ name: 'Inter', share: 1 }],
    bodySize: 10,
    smallestSize: 9,
    links: 0,
    hidden: [],
    unmappedCharacters: 0,
    characters: 20,
  },
};

const memory = (initial?: string) => {
  const kept = new Map(initial === undefined ? [] : [['foothold.optimize', initial]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const after = (...actions: Parameters<typeof wizardReducer>[1][]): WizardState =>
  actions.reduce(wizardReducer, emptyWizard);

describe('the wizard', () => {
  test('goes to the templates once a resume is uploaded', () => {
    expect(after({ type: 'uploaded', resume })).toMatchObject({ place: 'template', resume: { read: resume.content } });
  });

  test('knows the resume was corrected, and keeps what was entered when another file is chosen', () => {
    const job = { jobTitle: 'Clerk', companyName: '', jobDescription: 'Books' };
    const state = after(
      { type: 'uploaded', resume },
      { type: 'jobDrafted', job },
      { type: 'corrected', content: 'New' },
    );
    expect(state.resume).toMatchObject({ content: 'New', read: resume.content });
    expect(wizardReducer(state, { type: 'uploaded', resume })).toMatchObject({ job, resume });
  });

  test('knows a text with its edits undone for the one that was read', () => {
    const edited = after({ type: 'uploaded', resume }, { type: 'corrected', content: `${resume.content} well` });
    expect(edited.resume && isAsRead(edited.resume)).toBe(false);
    const undone = wizardReducer(edited, { type: 'corrected', content: `${resume.content}\r\n` });
    expect(undone.resume && isAsRead(undone.resume)).toBe(true);
  });

  test('keeps the corrections with their resume, and clears them for another', () => {
    const corrections = [{ kind: 'removed' as const, pointer: '/skills/0' }];
    const state = after({ type: 'uploaded', resume }, { type: 'reviewed', corrections });
    expect(state).toMatchObject({ place: 'template', resume: { corrections } });
    expect(wizardReducer(state, { type: 'uploaded', resume }).resume?.corrections).toBeUndefined();
  });

  test('for another job keeps the resume, and without one asks for it', () => {
    expect(after({ type: 'uploaded', resume }, { type: 'otherJob' })).toMatchObject({ place: 'job', resume });
    expect(after({ type: 'otherJob' }).place).toBe('upload');
  });

  test('takes the job of a listing, and is no longer about it for another', () => {
    const listing = {
      id: '7',
      title: 'Baker',
      company: 'Meyer',
      description: 'Bakes bread.',
      isExcerpt: true,
      applicationUrl: 'https://example.com/7',
    };
    const state = after({ type: 'uploaded', resume }, { type: 'jobBrought', listing });
    expect(state).toMatchObject({
      place: 'template',
      brought: listing,
      job: { jobTitle: 'Baker', companyName: 'Meyer', jobDescription: 'Bakes bread.' },
    });
    expect(wizardReducer(state, { type: 'otherJob' })).toMatchObject({ brought: undefined, job: emptyWizard.job });
  });

  test('asks before a job that was entered is replaced by another', () => {
    const next = { jobTitle: 'Baker', companyName: 'Meyer', jobDescription: 'Bakes bread.' };
    expect(isReplaceable(emptyWizard.job, next)).toBe(true);
    expect(isReplaceable({ ...next, companyName: ' ' }, next)).toBe(true);
    expect(isReplaceable({ ...emptyWizard.job, jobTitle: 'Clerk' }, next)).toBe(false);
    expect(isReplaceable({ ...next, jobDescription: 'Bakes bread and rolls.' }, next)).toBe(false);
  });

  test('has four steps', () => {
    expect((['upload', 'template', 'choice', 'score', 'job', 'result'] as const).map(stepOf)).toEqual([
      1, 2, 3, 3, 3, 4,
    ]);
  });
});

describe('a reload', () => {
  test('restores everything', () => {
    const storage = memory();
    const state = after({ type: 'uploaded', resume }, { type: 'templateChosen', template: 'minimal' });
    keepWizard(storage, state);
    expect(restoreWizard(storage)).toEqual(state);
  });

  test.each([undefined, 'no JSON', '{"place":"nowhere"}', '{"place":"job","resume":{}}'])(
    'starts over from %s',
    (kept) => expect(restoreWizard(memory(kept))).toEqual(emptyWizard),
  );

  test('survives a browser that refuses storage', () => {
    const refusing = {
      getItem: () => {
        throw new Error('SecurityError');
      },
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    expect(restoreWizard(refusing)).toEqual(emptyWizard);
    expect(() => keepWizard(refusing, emptyWizard)).not.toThrow();
  });
});
