import { documentWords } from '#copy/document-words.ts';
import type { Language } from '#domain/language/languages.ts';
import type { Printable } from '../../ports.ts';
import { cleanLine, cleanParagraphs } from './clean-text.ts';
import { longestNameWord, marked } from './line-breaks.ts';
import { contactParts } from './contact-parts.ts';
import { letterDate } from './document-dates.ts';
import { resumeSections } from './resume-sections.ts';
import type { LetterSheet, Sheet } from './sheet.ts';
import { linked } from './web-addresses.ts';

type Letter = Extract<Printable, { kind: 'cover-letter' }>;

function letterSheet({ letter, date, jobTitle, companyName, language, paper }: Letter): LetterSheet {
  const title = cleanLine(jobTitle);
  const salutation = cleanLine(letter.salutation);
  return {
    date: letterDate(date, language, paper),
    recipient: [cleanLine(companyName)].filter(Boolean).map((line) => marked(line)),
    subject: title === '' ? '' : marked(documentWords[language].letterSubject.replace('{jobTitle}', () => title)),
    salutation: salutation === '' ? [] : linked(salutation),
    paragraphs: letter.paragraphs.flatMap(({ text }) => cleanParagraphs(text)).map(linked),
    closing: marked(cleanLine(letter.closing)),
    signature: marked(cleanLine(letter.signature)),
  };
}

const scripts: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
];

/**
 * The tag a screen reader picks its voice by, and the direction follows from. Of the languages that are not known a script
 * that stands for one language tells it when it has a fifth of the letters (names and terms are often in Latin beside it).
 */
function languageTag(language: Language, text: string): string {
  if (language !== 'other') return language;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([script]) => (text.match(script)?.length ?? 0) * 5 > letters)?.[1] ?? 'und';
}

/** All text a document holds, to tell its script by. */
const wordsOf = (document: Printable): string =>
  JSON.stringify(document.kind === 'resume' ? Object.values(document.resume) : document.letter).replace(/"\w+":/g, '');

/** Turns a document into the words that will be printed, in order, ready for any of the writers. */
export function printableSheet(document: Printable): Sheet {
  const { basics } = document.resume;
  const words = documentWords[document.language];
  const kind = document.kind === 'resume' ? words.resume : words.coverLetter;
  const name = cleanLine(basics?.name);
  return {
    template: document.template,
    paper: document.paper,
    language: languageTag(document.language, wordsOf(document)),
    title: name === '' ? kind : `${name} – ${kind}`,
    author: name,
    name: marked(name, longestNameWord),
    label: marked(cleanLine(basics?.label), longestNameWord),
    colon: words.colon,
    contacts: contactParts(basics, document.language),
    body:
      document.kind === 'resume'
        ? { kind: 'resume', sections: resumeSections(document.resume, document.sectionOrder, document) }
        : { kind: 'cover-letter', letter: letterSheet(document) },
  };
}
