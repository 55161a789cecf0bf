import { describe, expect, test } from 'vitest';
import { verbOfBase, verbOfGerund, verbOfPast, verbOfThird } from './english-verbs.ts';

const formsOf = (base: string): string => {
  const { past, participle, gerund, third } = verbOfBase(base) ?? {};
  return [past, participle, gerund, third].join(' ');
};

describe('the forms of a verb', () => {
  test.each([
    ['manage', 'managed managed managing manages'],
    ['apply', 'applied applied applying applies'],
    ['deploy', 'deployed deployed deploying deploys'],
    ['launch', 'launched launched launching launches'],
    ['agree', 'agreed agreed agreeing agrees'],
    ['mimic', 'mimicked mimicked mimicking mimics'],
  ])('%s: %s', (base, forms) => expect(formsOf(base)).toBe(forms));

  test.each([
    ['plan', 'planned planned planning plans'],
    ['ship', 'shipped shipped shipping ships'],
    ['transmit', 'transmitted transmitted transmitting transmits'],
    ['refer', 'referred referred referring refers'],
    ['incur', 'incurred incurred incurring incurs'],
    ['propel', 'propelled propelled propelling propels'],
    ['remap', 'remapped remapped remapping remaps'],
  ])('the consonant is doubled after a stressed last syllable: %s: %s', (base, forms) =>
    expect(formsOf(base)).toBe(forms),
  );

  test.each([
    ['audit', 'audited audited auditing audits'],
    ['offer', 'offered offered offering offers'],
    ['render', 'rendered rendered rendering renders'],
    ['develop', 'developed developed developing develops'],
    ['reveal', 'revealed revealed revealing reveals'],
    ['review', 'reviewed reviewed reviewing reviews'],
    ['reclaim', 'reclaimed reclaimed reclaiming reclaims'],
  ])('and only there: %s: %s', (base, forms) => expect(formsOf(base)).toBe(forms));

  test.each([
    ['oversee', 'oversaw overseen overseeing oversees'],
    ['undertake', 'undertook undertaken undertaking undertakes'],
    ['rethink', 'rethought rethought rethinking rethinks'],
    ['troubleshoot', 'troubleshot troubleshot troubleshooting troubleshoots'],
    ['underwrite', 'underwrote underwritten underwriting underwrites'],
    ['undergo', 'underwent undergone undergoing undergoes'],
    ['overrun', 'overran overrun overrunning overruns'],
    ['be', 'was been being is'],
  ])('a prefixed verb has the forms of the verb after the prefix: %s: %s', (base, forms) =>
    expect(formsOf(base)).toBe(forms),
  );
});

test('a verb is found by each of its forms, in both spellings', () => {
  expect(verbOfPast('Modelled')?.gerund).toBe('modelling');
  expect(verbOfPast('modeled')?.gerund).toBe('modeling');
  expect(verbOfGerund('organising')?.past).toBe('organised');
  expect(verbOfPast('catalysed')?.base).toBe('catalyse');
  expect(verbOfPast('enrolled')?.base).toBe('enroll');
  expect(verbOfGerund('enroling')).toBeUndefined();
  expect(verbOfPast('learnt')?.base).toBe('learn');
  expect(verbOfBase('learn')?.past).toBe('learned');
  expect(verbOfThird('Carries')?.base).toBe('carry');
});

test('a word that is more often a noun is known as a verb in the past tense alone', () => {
  expect(verbOfPast('excelled')?.base).toBe('excel');
  expect(verbOfPast('founded')?.base).toBe('found');
  expect(verbOfPast('found')?.base).toBe('find');
  for (const word of ['Excel', 'open', 'found']) expect(verbOfBase(word)).toBeUndefined();
});

test('a word that is as often an adjective is left out', () => {
  for (const word of ['committed', 'embedded', 'united', 'focused', 'distinguished', 'retired', 'accrued', 'granted'])
    expect(verbOfPast(word)).toBeUndefined();
  for (const word of ['including', 'continuing', 'compelling', 'remaining', 'recurring'])
    expect(verbOfGerund(word)).toBeUndefined();
});

test('words that only look like a form of a verb are not verbs', () => {
  const words =
    'speed need bed during string hundred sacred naked rugged indeed thing king ceiling morning evening nothing pudding sterling ' +
    'sibling business process success address analysis status lens news series species countries companies activities facilities';
  const verbs = words
    .split(' ')
    .filter((word) => [verbOfPast, verbOfGerund, verbOfThird].some((of) => of(word) !== undefined));
  expect(verbs).toEqual([]);
});
