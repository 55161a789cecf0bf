import { describe, expect, test } from 'vitest';
import { pagePaths } from '#contract/pages.ts';
import { copyFor } from '#copy/copy-for.ts';
import { textParts } from './text-parts.ts';

const { careerGuide, faq, privacyPolicy, terms, cookiePolicy, securityPolicy } = copyFor('en');

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value && typeof value === 'object' ? value : {}).flatMap((each) => stringsIn(each));
const texts = stringsIn([careerGuide, faq, privacyPolicy, terms, cookiePolicy, securityPolicy]);

test('a text is taken apart by its marks', () => {
  expect(textParts('Ask {support}: ~~old~~ ++new++ ==12== **so** [the FAQ](faq).')).toEqual([
    { kind: 'plain', text: 'Ask ' },
    { kind: 'fact', text: 'support' },
    { kind: 'plain', text: ': ' },
    { kind: 'deleted', text: 'old' },
    { kind: 'plain', text: ' ' },
    { kind: 'inserted', text: 'new' },
    { kind: 'plain', text: ' ' },
    { kind: 'evidence', text: '12' },
    { kind: 'plain', text: ' ' },
    { kind: 'strong', text: 'so' },
    { kind: 'plain', text: ' ' },
    { kind: 'link', text: 'the FAQ', page: 'faq' },
    { kind: 'plain', text: '.' },
  ]);
});

describe('the long reads', () => {
  const parts = texts.flatMap((text) => textParts(text));

  test('link to pages that exist, and name facts that are known', () => {
    const linked = parts.flatMap((part) => (part.kind === 'link' ? [part.page] : []));
    expect(linked.length).toBeGreaterThan(10);
    expect(linked.filter((page) => !Object.hasOwn(pagePaths, page))).toEqual([]);
    const named = parts.flatMap((part) => (part.kind === 'fact' ? [part.text] : []));
    expect([...new Set(named)].toSorted()).toEqual(['operator', 'privacy', 'support']);
  });

  test('leave no mark unread', () => {
    expect(parts.filter(({ text }) => /~~|\+\+|==|\*\*|[[\]{}]/.test(text))).toEqual([]);
  });
});
