import { documentWords } from '#copy/document-words.ts';
import type { Language } from '#domain/language/languages.ts';
import { cleanLine, cleanParagraphs } from '#domain/resume/document/clean-text.ts';
import { letterhead, resumeSheet } from '#domain/resume/document/resume-sheet.ts';
import type { Printable } from './printable.ts';
import { letterDate } from './letter-date.ts';
import { longestNameWord, marked } from './line-breaks.ts';
import { printPart, printSections } from './print-sections.ts';
import type { LetterSheet, PrintSheet } from './print-sheet.ts';
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
 * The language tag that decides the voice of a screen reader and the direction of the text. For an unsupported language, a script that belongs to
 * a single language decides if it has a fifth of the letters, because names and terms are often in Latin script.
 */
export function languageTag(language: Language, text: string): string {
  if (language !== 'other') return language;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([script]) => (text.match(script)?.length ?? 0) * 5 > letters)?.[1] ?? 'und';
}

/** All text of a document, to detect its script. */
const wordsOf = (document: Printable): string =>
  JSON.stringify(document.kind === 'resume' ? Object.values(document.resume) : document.letter).replace(/"\w+":/g, '');

function printBody(document: Printable): PrintSheet['body'] {
  if (document.kind === 'cover-letter') return { kind: document.kind, letter: letterSheet(document) };
  const { resume, sectionOrder, language, unplaced } = document;
  return {
    kind: document.kind,
    sections: printSections(resumeSheet(resume, sectionOrder, language, unplaced).sections, resume, language),
  };
}

/** Turns a document into what is printed, in order, ready for every writer. */
export function printableSheet(document: Printable): PrintSheet {
  const { template, paper, language } = document;
  const { name, label, contacts, colon } = letterhead(
    document.resume,
    language,
    document.kind === 'resume' ? document.unplaced : [],
  );
  const words = documentWords[language];
  const kind = document.kind === 'resume' ? words.resume : words.coverLetter;
  return {
    template,
    paper,
    language: languageTag(language, wordsOf(document)),
    title: name === undefined ? kind : `${name.text} – ${kind}`,
    author: name?.text ?? '',
    name: marked(name?.text ?? '', longestNameWord),
    label: marked(label?.text ?? '', longestNameWord),
    colon,
    contacts: contacts.map((line) => line.map(printPart)),
    body: printBody(document),
  };
}
