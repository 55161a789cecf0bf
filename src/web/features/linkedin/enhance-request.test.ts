import { expect, test } from 'vitest';
import { enhancementRequest } from '#contract/enhancements.ts';
import { pageCopyFor } from '#copy/page-copy-for.ts';
import { emptyDraft, type EnhanceDraft } from './enhance-draft.ts';
import { requestOf } from './enhance-request.ts';

const words = pageCopyFor('en');
const asked = (draft: Partial<EnhanceDraft>) => requestOf({ ...emptyDraft, ...draft }, words);
const about = 'I look after people who have just had surgery, on two wards.';
const fields = { ...emptyDraft.fields, about };

test.each([
  [{ mode: 'url' }, 'profile', 'LinkedIn URL Required'],
  [{ mode: 'url', url: 'https://example.com/in/ines' }, 'profile', 'Invalid LinkedIn URL'],
  [{}, 'profile', 'Input Required'],
  [{ fields: { ...fields, about: 'I care.' } }, 'profile', 'Input Required'],
  [{ fields: { ...fields, about: 'long '.repeat(13_000) } }, 'profile', 'Text Too Long'],
  [{ fields, targetRole: '  ' }, 'role', 'Target Role Required'],
  [{ mode: 'url', url: 'https://www.linkedin.com/in/ines' }, 'role', 'Target Role Required'],
] as [Partial<EnhanceDraft>, string, string][])('%j lacks something', (draft, part, title) => {
  expect(asked(draft)).toMatchObject({ part, title });
});

test('what is complete is a request that the route takes, with what was chosen and nothing else', () => {
  const wanted = asked({
    fields,
    targetRole: ' Ward Manager ',
    seniority: 'Manager',
    resume: { kind: 'upload', id: '7' },
  });
  expect(enhancementRequest.parse(wanted)).toEqual({
    profileText: `About\n${about}`,
    targetRole: 'Ward Manager',
    seniority: 'Manager',
    uploadId: '7',
  });
  const byUrl = asked({ mode: 'url', url: ' https://www.linkedin.com/in/ines ', fields, targetRole: 'Ward Manager' });
  expect(enhancementRequest.parse(byUrl)).toEqual({
    profileUrl: 'https://www.linkedin.com/in/ines',
    targetRole: 'Ward Manager',
  });
});
