import { expect, test } from 'vitest';
import { copyFor } from '#copy/copy-for.ts';

test('each quick answer leads to a category of the frequently asked questions', () => {
  const { contactPage, faq } = copyFor('en');
  const kinds = faq.categories.map(({ kind }) => kind);
  expect(contactPage.topics.map(({ at }) => at).toSorted()).toEqual(kinds.toSorted());
});
