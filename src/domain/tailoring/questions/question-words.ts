import type { Language } from '../../language/languages.ts';
import type { QuestionKind } from './question-kinds.ts';

/** What a question names. */
interface Named {
  what: string;
  /** The part of the ad that it stands in, where that says more. */
  context?: string | undefined;
}

type Wording = (named: Named) => string;

/** For each kind the ways to ask, in turns; `doing` is for words of something to do. */
interface Voice extends Record<QuestionKind | 'doing', readonly [Wording, ...Wording[]]> {
  /** A tool that is usual for a title that was held. */
  usual: (what: string, title: string) => string;
  /** What the skills section names and no line shows: a tool, and a field of work. */
  listed: (what: string) => string;
  listedField: (what: string) => string;
  /** A sentence that shows something plainly, as anybody could write it who has done it: what it would bring is reckoned by it. */
  plain: (what: string) => string;
}

const inEnglish = ({ what, context }: Named): string =>
  context === undefined ? `The ad asks for “${what}”.` : `The ad asks for “${what}”, as in “${context}”.`;
/** The first word of an ad's line as it is inside a sentence. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const english: Voice = {
  tool: [
    ({ what }) => `Have you used ${what}? Where, and what for?`,
    ({ what }) => `Have you worked with ${what}? In which job, and what did you do with it?`,
  ],
  field: [
    (named) => `${inEnglish(named)} Where was this part of your work, and what came of it?`,
    (named) => `${inEnglish(named)} In which of your jobs did you work with this, and how?`,
    (named) => `${inEnglish(named)} What have you done of this kind, and where?`,
  ],
  doing: [
    ({ what, context }) =>
      `In this job you’d “${lowered(context ?? what)}”. Where have you done that, and what came of it?`,
    ({ what, context }) => `The job is to “${lowered(context ?? what)}”. When did you last do that, and how did it go?`,
  ],
  phrase: [(named) => `${inEnglish(named)} Which part of your work shows it?`],
  duty: [(named) => `${inEnglish(named)} Where have you done this, and what came of it?`],
  experience: [(named) => `${inEnglish(named)} Which of your positions shows that, and how?`],
  degree: [(named) => `${inEnglish(named)} Do you hold it or one like it? Which, from where, and since when?`],
  licence: [(named) => `${inEnglish(named)} Do you hold it? Since when?`],
  language: [({ what }) => `The ad asks for ${what}. How well do you speak and write it?`],
  usual: (what, title) => `Many people who work as “${title}” use ${what}. Have you? Where, and what for?`,
  listed: (what) => `Your skills name ${what}, but no line shows it. Where have you used it, and what for?`,
  listedField: (what) =>
    `Your skills name “${what}”, but no line shows it. Where have you done it, and what came of it?`,
  plain: (what) => `Used ${what} every week for the Aldermoor office and its Tibbet Lane store`,
};

const inGerman = ({ what, context }: Named): string =>
  context === undefined ? `Die Anzeige verlangt „${what}“.` : `Die Anzeige verlangt „${what}“, und zwar: „${context}“.`;
const german: Voice = {
  tool: [({ what }) => `Haben Sie schon mit ${what} gearbeitet? Wo, und wofür?`],
  doing: [(named) => `${inGerman(named)} Wo haben Sie das schon gemacht, und mit welchem Ergebnis?`],
  field: [(named) => `${inGerman(named)} Wo gehörte das zu Ihrer Arbeit, und mit welchem Ergebnis?`],
  phrase: [(named) => `${inGerman(named)} Was in Ihrer Arbeit zeigt das?`],
  duty: [(named) => `${inGerman(named)} Wo haben Sie das schon gemacht, und mit welchem Ergebnis?`],
  experience: [(named) => `${inGerman(named)} Welche Ihrer Stellen zeigt das, und wie?`],
  degree: [
    (named) => `${inGerman(named)} Haben Sie diesen oder einen ähnlichen Abschluss? Welchen, von wo, seit wann?`,
  ],
  licence: [(named) => `${inGerman(named)} Besitzen Sie das? Seit wann?`],
  language: [({ what }) => `Die Anzeige verlangt ${what}. Wie gut sprechen und schreiben Sie es?`],
  usual: (what, title) => `Viele arbeiten als „${title}“ mit ${what}. Sie auch? Wo, und wofür?`,
  listed: (what) =>
    `Ihre Kenntnisse nennen ${what}, aber keine Zeile zeigt es. Wo haben Sie damit gearbeitet, und wofür?`,
  listedField: (what) =>
    `Ihre Kenntnisse nennen „${what}“, aber keine Zeile zeigt es. Wo gehörte das zu Ihrer Arbeit, mit welchem Ergebnis?`,
  plain: (what) => `Habe ${what} jede Woche für das Büro in Aldermoor und dessen Laden in Tibbet genutzt`,
};

const inFrench = ({ what, context }: Named): string =>
  context === undefined
    ? `L’annonce demande « ${what} ».`
    : `L’annonce demande « ${what} », comme ici : « ${context} ».`;
const french: Voice = {
  tool: [({ what }) => `Avez-vous déjà travaillé avec ${what} ? Où, et pour quoi faire ?`],
  doing: [(named) => `${inFrench(named)} Où l’avez-vous déjà fait, et avec quel résultat ?`],
  field: [(named) => `${inFrench(named)} Où cela faisait-il partie de votre travail, et avec quel résultat ?`],
  phrase: [(named) => `${inFrench(named)} Qu’est-ce qui le montre dans votre travail ?`],
  duty: [(named) => `${inFrench(named)} Où l’avez-vous déjà fait, et avec quel résultat ?`],
  experience: [(named) => `${inFrench(named)} Lequel de vos postes le montre, et comment ?`],
  degree: [(named) => `${inFrench(named)} Avez-vous ce diplôme ou un diplôme proche ? Lequel, d’où, depuis quand ?`],
  licence: [(named) => `${inFrench(named)} L’avez-vous ? Depuis quand ?`],
  language: [({ what }) => `L’annonce demande : ${what}. Quel est votre niveau à l’oral et à l’écrit ?`],
  usual: (what, title) => `Au poste de « ${title} », beaucoup utilisent ${what}. Vous aussi ? Où, et pour quoi faire ?`,
  listed: (what) =>
    `Vos compétences citent ${what}, mais aucune ligne ne le montre. Où l’avez-vous utilisé, et pour quoi faire ?`,
  listedField: (what) =>
    `Vos compétences citent « ${what} », mais aucune ligne ne le montre. Où l’avez-vous fait, et avec quel résultat ?`,
  plain: (what) => `J’ai utilisé ${what} chaque semaine pour le bureau d’Aldermoor et son magasin de Tibbet`,
};

const inSpanish = ({ what, context }: Named): string =>
  context === undefined ? `El anuncio pide «${what}».` : `El anuncio pide «${what}», como en «${context}».`;
const spanish: Voice = {
  tool: [({ what }) => `¿Ha trabajado con ${what}? ¿Dónde y para qué?`],
  doing: [(named) => `${inSpanish(named)} ¿Dónde lo ha hecho y con qué resultado?`],
  field: [(named) => `${inSpanish(named)} ¿Dónde fue parte de su trabajo y con qué resultado?`],
  phrase: [(named) => `${inSpanish(named)} ¿Qué parte de su trabajo lo demuestra?`],
  duty: [(named) => `${inSpanish(named)} ¿Dónde lo ha hecho y con qué resultado?`],
  experience: [(named) => `${inSpanish(named)} ¿Cuál de sus puestos lo demuestra y cómo?`],
  degree: [(named) => `${inSpanish(named)} ¿Tiene ese título o uno parecido? ¿Cuál, de dónde y desde cuándo?`],
  licence: [(named) => `${inSpanish(named)} ¿Lo tiene? ¿Desde cuándo?`],
  language: [({ what }) => `El anuncio pide ${what}. ¿Qué nivel tiene al hablar y al escribir?`],
  usual: (what, title) => `En el puesto de «${title}» muchos usan ${what}. ¿Usted también? ¿Dónde y para qué?`,
  listed: (what) => `Sus conocimientos nombran ${what}, pero ninguna línea lo muestra. ¿Dónde lo ha usado y para qué?`,
  listedField: (what) =>
    `Sus conocimientos nombran «${what}», pero ninguna línea lo muestra. ¿Dónde lo ha hecho y con qué resultado?`,
  plain: (what) => `Usé ${what} cada semana para la oficina de Aldermoor y su tienda de Tibbet`,
};

const voices: Partial<Record<Language, Voice>> = { de: german, fr: french, es: spanish };

/** How questions are worded in a language. */
export const questionVoice = (language: Language): Voice => voices[language] ?? english;
