import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that leaked most often, in small letters: the first that somebody who guesses tries. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** What people try on this site in particular: the product's own words, with any digits and signs around or in them. */
const ownWords: ReadonlySet<string> = new Set(
  ['foothold', 'foothold pro', 'foothold platinum', 'my resume', 'resume', 'cover letter', 'job search', 'interview']
    .flatMap((words) => [words, words.split(' ').toReversed().join(' ')])
    .map((words) => words.replaceAll(' ', '')),
);

const disguises: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

const bare = (text: string): string => text.replace(/[^a-z]/g, (sign) => disguises[sign] ?? '');

/** "F00thold!2026" is reduced to "foothold", "resum3" to "resume". */
const isOwnWord = (password: string): boolean =>
  [password, password.replace(/^[^a-z]+|[^a-z]+$/g, '')].some((text) => ownWords.has(bare(text)));

export const isCommonPassword = (password: string): boolean => {
  const small = password.toLowerCase();
  return leaked.has(small) || isOwnWord(small);
};
