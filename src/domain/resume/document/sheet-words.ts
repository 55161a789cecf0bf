import type { DocumentLanguage } from './document-language.ts';

/** The words and date forms that a resume needs besides its headings. */
export interface SheetWords {
  /** Twelve short month names, as written before a year in a resume. */
  months: readonly string[];
  /** Replaces an end date that has not come yet. */
  present: string;
  /** The separator between a label and its text. */
  colon: string;
  courses: string;
  grade: string;
  /** The heading of what a resume has besides its sections. */
  more: string;
}

const spaced = (names: string): readonly string[] => names.split(' ');

/** The words by the document's language. */
export const sheetWords: Readonly<Record<DocumentLanguage, SheetWords>> = {
  en: {
    months: spaced('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    present: 'Present',
    colon: ': ',
    courses: 'Courses',
    grade: 'Grade',
    more: 'Additional Information',
  },
  de: {
    months: spaced('Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'),
    present: 'heute',
    colon: ': ',
    courses: 'Kurse',
    grade: 'Note',
    more: 'Weitere Angaben',
  },
  fr: {
    months: spaced('janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'),
    present: 'aujourd’hui',
    colon: '\u00a0: ',
    courses: 'Cours',
    grade: 'Note',
    more: 'Informations complémentaires',
  },
  es: {
    months: spaced('ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'),
    present: 'actualidad',
    colon: ': ',
    courses: 'Cursos',
    grade: 'Calificación',
    more: 'Información adicional',
  },
  pt: {
    months: spaced('jan. fev. mar. abr. maio jun. jul. ago. set. out. nov. dez.'),
    present: 'presente',
    colon: ': ',
    courses: 'Disciplinas',
    grade: 'Nota',
    more: 'Informações adicionais',
  },
  it: {
    months: spaced('gen feb mar apr mag giu lug ago set ott nov dic'),
    present: 'presente',
    colon: ': ',
    courses: 'Corsi',
    grade: 'Voto',
    more: 'Altre informazioni',
  },
  nl: {
    months: spaced('jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.'),
    present: 'heden',
    colon: ': ',
    courses: 'Vakken',
    grade: 'Cijfer',
    more: 'Overige gegevens',
  },
};
