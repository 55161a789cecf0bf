import { expect, test } from 'vitest';
import { plausibleMistake } from './plausible-mistake.ts';

const remark = (kind: string, quote: string, ...replacements: string[]) =>
  plausibleMistake({ kind, quote, text: quote, start: 0, replacements });

test.each([
  ['sofware', 'software', 'software', 'spyware'],
  ['workfows', 'workflows', 'workflows', "workflow's"],
  ['managable', 'manageable', 'manageable'],
  ['recieved', 'received', 'received'],
])('%s is a slip for %s', (word, suggestion, ...replacements) => {
  expect(remark('Spelling', word, ...replacements)).toEqual({ quote: word, kind: 'spelling', suggestion });
});

test.each([
  ['a name', 'Spelling', 'Zabbixx', 'Zabbix'],
  ['an acronym', 'Spelling', 'GAAP', 'Gap'],
  ['a short word', 'Spelling', 'ldap', 'lap'],
  ['a term of a trade', 'Spelling', 'kubernetes', 'kubernete'],
  ['a word with digits', 'Spelling', 'web3abc', 'webabc'],
  ['a plural', 'Spelling', 'infrastructures', 'infrastructure'],
  ['the other English', 'Spelling', 'acknowledgement', 'acknowledgment'],
  ['the other English', 'Spelling', 'organised', 'organized'],
  ['the other English', 'Spelling', 'travelled', 'traveled'],
  ['the other English', 'Spelling', 'analyses', 'analyzes'],
  ['what was misread from the file', 'Spelling', 'inuence', 'influence'],
  ['taste', 'Style', 'video', 'video,'],
  ['a missing subject', 'Capitalization', 'built', 'Built'],
  ['what could be two things', 'Agreement', 'a passion', 'passion'],
])('%s is not a mistake', (_, kind, quote, replacement) => {
  const replacements = quote === 'a passion' ? [replacement, 'some passion'] : [replacement];
  expect(remark(kind, quote, ...replacements)).toBeUndefined();
});

test('wrong articles, agreement and repeated words are mistakes', () => {
  expect(remark('Miscellaneous', 'a', 'an')).toEqual({ quote: 'a', kind: 'grammar', suggestion: 'an' });
  expect(remark('Agreement', 'have', 'has')).toEqual({ quote: 'have', kind: 'grammar', suggestion: 'has' });
  expect(remark('Repetition', 'the the', 'the')).toEqual({ quote: 'the the', kind: 'repetition', suggestion: 'the' });
});

test.each([
  ['Led walk-throughs of the plant', 'Spelling', 'throughs', 'troughs'],
  ['Sped up the pro- cessing of claims', 'Spelling', 'cessing', 'ceasing'],
  ['Civil engineering, A&E and drainage', 'Miscellaneous', 'A', 'AN'],
  ['Repaired route 28A eastbound', 'Miscellaneous', 'A', 'AN'],
  ['Held grade A interviews', 'Miscellaneous', 'A', 'AN'],
  ['Gave one-on-one training', 'Grammar', 'one training', 'one piece of training'],
])('%s: part of something longer is not a mistake', (text, kind, quote, replacement) => {
  const start = text.indexOf(quote);
  expect(plausibleMistake({ kind, quote, text, start, replacements: [replacement] })).toBeUndefined();
});

test('an article that begins a sentence is one', () => {
  const text = 'Built pumps. A engineer of the first hour';
  const remarked = { kind: 'Miscellaneous', quote: 'A', text, start: text.indexOf('A e'), replacements: ['An'] };
  expect(plausibleMistake(remarked)).toMatchObject({ suggestion: 'An' });
});
