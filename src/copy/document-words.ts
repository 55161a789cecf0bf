import type { Language } from '#domain/language/languages.ts';

/** The words and date forms of a letter, and what a document calls itself; those of a resume are the domain's. */
export interface DocumentWords {
  /** Twelve full month names, as they stand in a letter's date. */
  fullMonths: readonly string[];
  /** A letter's date on A4: `{day}`, `{month}` and `{year}` are filled in. */
  letterDate: string;
  /** The same on US Letter. */
  letterDateUs: string;
  /** A letter's subject line; `{jobTitle}` is filled in. */
  letterSubject: string;
  /** Kinds of document, for a PDF's title. */
  resume: string;
  coverLetter: string;
}

const spaced = (names: string): readonly string[] => names.split(' ');

const english: DocumentWords = {
  fullMonths: spaced('January February March April May June July August September October November December'),
  letterDate: '{day} {month} {year}',
  letterDateUs: '{month} {day}, {year}',
  letterSubject: 'Re: {jobTitle}',
  resume: 'Resume',
  coverLetter: 'Cover letter',
};

const german: DocumentWords = {
  fullMonths: spaced('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  letterDate: '{day}. {month} {year}',
  letterDateUs: '{day}. {month} {year}',
  letterSubject: 'Bewerbung: {jobTitle}',
  resume: 'Lebenslauf',
  coverLetter: 'Anschreiben',
};

const french: DocumentWords = {
  fullMonths: spaced('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  letterDate: '{day} {month} {year}',
  letterDateUs: '{day} {month} {year}',
  letterSubject: 'Objet\u00a0: candidature au poste de {jobTitle}',
  resume: 'CV',
  coverLetter: 'Lettre de motivation',
};

const spanish: DocumentWords = {
  fullMonths: spaced('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  letterDate: '{day} de {month} de {year}',
  letterDateUs: '{day} de {month} de {year}',
  letterSubject: 'Asunto: candidatura al puesto de {jobTitle}',
  resume: 'Currículum',
  coverLetter: 'Carta de presentación',
};

const portuguese: DocumentWords = {
  fullMonths: spaced('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  letterDate: '{day} de {month} de {year}',
  letterDateUs: '{day} de {month} de {year}',
  letterSubject: 'Assunto: candidatura à vaga de {jobTitle}',
  resume: 'Currículo',
  coverLetter: 'Carta de apresentação',
};

const italian: DocumentWords = {
  fullMonths: spaced('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  letterDate: '{day} {month} {year}',
  letterDateUs: '{day} {month} {year}',
  letterSubject: 'Oggetto: candidatura per la posizione di {jobTitle}',
  resume: 'Curriculum vitae',
  coverLetter: 'Lettera di presentazione',
};

const dutch: DocumentWords = {
  fullMonths: spaced('januari februari maart april mei juni juli augustus september oktober november december'),
  letterDate: '{day} {month} {year}',
  letterDateUs: '{day} {month} {year}',
  letterSubject: 'Betreft: sollicitatie naar de functie van {jobTitle}',
  resume: 'CV',
  coverLetter: 'Sollicitatiebrief',
};

/** The words by the document's language; a language that is not known gets the English ones. */
export const documentWords: Record<Language, DocumentWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  other: english,
};
