import type { Language } from '#domain/language/languages.ts';

/** The words and date forms that a printed document needs beside its section labels. */
export interface DocumentWords {
  /** Twelve short month names, as they stand before a year in a resume. */
  months: readonly string[];
  /** Twelve full month names, as they stand in a letter's date. */
  fullMonths: readonly string[];
  /** Stands in place of an end date that has not come yet. */
  present: string;
  /** A letter's date on A4: `{day}`, `{month}` and `{year}` are filled in. */
  letterDate: string;
  /** The same on US Letter. */
  letterDateUs: string;
  /** A letter's subject line; `{jobTitle}` is filled in. */
  letterSubject: string;
  /** What stands between a label and its text. */
  colon: string;
  courses: string;
  grade: string;
  /** Kinds of document, for a PDF's title. */
  resume: string;
  coverLetter: string;
}

const spaced = (names: string): readonly string[] => names.split(' ');

const english: DocumentWords = {
  months: spaced('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  fullMonths: spaced('January February March April May June July August September October November December'),
  present: 'Present',
  letterDate: '{day} {month} {year}',
  letterDateUs: '{month} {day}, {year}',
  letterSubject: 'Re: {jobTitle}',
  colon: ': ',
  courses: 'Courses',
  grade: 'Grade',
  resume: 'Resume',
  coverLetter: 'Cover letter',
};

const german: DocumentWords = {
  months: spaced('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
  fullMonths: spaced('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  present: 'heute',
  letterDate: '{day}. {month} {year}',
  letterDateUs: '{day}. {month} {year}',
  letterSubject: 'Bewerbung: {jobTitle}',
  colon: ': ',
  courses: 'Kurse',
  grade: 'Note',
  resume: 'Lebenslauf',
  coverLetter: 'Anschreiben',
};

const french: DocumentWords = {
  months: spaced('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
  fullMonths: spaced('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
  present: 'aujourd’hui',
  letterDate: '{day} {month} {year}',
  letterDateUs: '{day} {month} {year}',
  letterSubject: 'Objet\u00a0: candidature au poste de {jobTitle}',
  colon: '\u00a0: ',
  courses: 'Cours',
  grade: 'Note',
  resume: 'CV',
  coverLetter: 'Lettre de motivation',
};

const spanish: DocumentWords = {
  months: spaced('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
  fullMonths: spaced('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
  present: 'actualidad',
  letterDate: '{day} de {month} de {year}',
  letterDateUs: '{day} de {month} de {year}',
  letterSubject: 'Asunto: candidatura al puesto de {jobTitle}',
  colon: ': ',
  courses: 'Cursos',
  grade: 'Calificación',
  resume: 'Currículum',
  coverLetter: 'Carta de presentación',
};

const portuguese: DocumentWords = {
  months: spaced('jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'),
  fullMonths: spaced('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
  present: 'presente',
  letterDate: '{day} de {month} de {year}',
  letterDateUs: '{day} de {month} de {year}',
  letterSubject: 'Assunto: candidatura à vaga de {jobTitle}',
  colon: ': ',
  courses: 'Disciplinas',
  grade: 'Nota',
  resume: 'Currículo',
  coverLetter: 'Carta de apresentação',
};

const italian: DocumentWords = {
  months: spaced('gen feb mar apr mag giu lug ago set ott nov dic'),
  fullMonths: spaced('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  present: 'presente',
  letterDate: '{day} {month} {year}',
  letterDateUs: '{day} {month} {year}',
  letterSubject: 'Oggetto: candidatura per la posizione di {jobTitle}',
  colon: ': ',
  courses: 'Corsi',
  grade: 'Voto',
  resume: 'Curriculum vitae',
  coverLetter: 'Lettera di presentazione',
};

const dutch: DocumentWords = {
  months: spaced('jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.'),
  fullMonths: spaced('januari februari maart april mei juni juli augustus september oktober november december'),
  present: 'heden',
  letterDate: '{day} {month} {year}',
  letterDateUs: '{day} {month} {year}',
  letterSubject: 'Betreft: sollicitatie naar de functie van {jobTitle}',
  colon: ': ',
  courses: 'Vakken',
  grade: 'Cijfer',
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
