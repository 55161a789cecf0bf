import { listed, named, uncapital } from '../quoting/names.ts';
import type { Phrases } from '../quoting/phrases.ts';
import { advice } from './advice.ts';
import { career, motivation, traits } from './career.ts';
import { forEmployer, tips } from './preparing.ts';

const quote = (text: string): string => `« ${text.replace(/[«»“”]\s?|\s?»/g, '’')} »`;
const small = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** How a French-speaking interviewer asks. */
export const frenchPhrases: Phrases = {
  quote,
  list: (names) => listed(names, 'et'),
  howLong: (months) => {
    const years = Math.round(months / 12);
    if (months < 12) return `${small[months] ?? months} mois`;
    return years === 1 ? 'environ un an' : `environ ${small[years] ?? years} ans`;
  },
  held: (title, place) => named(title === undefined ? undefined : uncapital(title), place, quote),
  asHeld: (held) => (held.startsWith('«') ? `chez ${held}` : `comme ${held}`),
  role: (title) => title.replace(/[\s,]*\(?\b[HFMX](?:\s?\/\s?[HFMX])+\b\)?/g, '').trim(),
  ownLine: [
    (line, held) => `Votre CV indique, pour le poste ${held} : ${line}.`,
    (line) => `Vous écrivez : ${line}.`,
    (line) => `Une ligne de votre CV a retenu mon attention : ${line}.`,
    (line, held) => `Pour votre expérience ${held}, vous citez : ${line}.`,
    (line) => `J’ai lu dans votre CV : ${line}.`,
    (line) => `On lit dans votre CV : ${line}.`,
    (line) => `Revenons à cette ligne de votre CV : ${line}.`,
    (line, held) => `Prenons votre expérience ${held} et cette ligne : ${line}.`,
  ],
  adLine: [
    (said) => `L’annonce dit : ${said}.`,
    (said) => `Voici un point de l’annonce : ${said}.`,
    (said) => `Nous avons écrit dans l’annonce : ${said}.`,
    (said) => `Une phrase de notre annonce : ${said}.`,
    (said) => `Ce passage de l’annonce compte pour nous : ${said}.`,
    (said) => `Dans la description du poste, on lit : ${said}.`,
  ],
  subject: [
    (said) => `Parlons d’un sujet, ${quote(said)}.`,
    (said) => `Au sujet de ${quote(said)} :`,
    (said) => `L’annonce mentionne ${quote(said)}.`,
    (said) => `Passons au sujet ${quote(said)}.`,
    (said) => `Le poste comprend aussi ceci : ${quote(said)}.`,
    (said) => `Autre sujet, ${quote(said)}.`,
    (said) => `Un mot de l’annonce : ${quote(said)}.`,
  ],
  shown: [
    'Comment vous y prenez-vous, étape par étape ?',
    'Qu’est-ce qui est difficile, et comment le réglez-vous ?',
    'À quoi voyez-vous que le travail est bien fait ?',
    'Qu’est-ce qui s’est mal passé la dernière fois, et qu’avez-vous fait ?',
    'Que feriez-vous ici de la même façon, et que changeriez-vous ?',
    'Quelle erreur fait-on souvent au début, et comment l’évitez-vous ?',
    'Comment tenez-vous vos connaissances à jour ?',
  ],
  tool: [
    (said) => `Pour quoi avez-vous le plus utilisé ${said} ?`,
    (said) => `Qu’avez-vous fait de plus exigeant avec ${said} ?`,
    (said) => `Où ${said} atteint ses limites selon vous, et que faites-vous alors ?`,
    (said) => `Pour quelles questions sur ${said} vient-on vous voir ?`,
  ],
  listed: [
    (said) => `Votre CV mentionne ${quote(said)} sans exemple. Quand y avez-vous eu affaire pour la dernière fois ?`,
    (said) => `Vous citez ${quote(said)} parmi vos compétences. Racontez-moi un cas précis de votre travail.`,
    (said) => `À quel niveau vous situez-vous pour ${quote(said)}, et sur quoi vous fondez-vous ?`,
    (said) =>
      `Où avez-vous appris ce que vous savez au sujet de ${quote(said)}, et quelle a été la tâche la plus difficile ?`,
  ],
  missingTool: [
    (said) =>
      `Ici, nous travaillons avec ${said}, que je ne vois pas sur votre CV. Qu’avez-vous utilisé de plus proche ?`,
    (said) => `Comment vous formeriez-vous à ${said} pendant vos premières semaines ?`,
    (said) => `Avez-vous déjà rencontré ${said} ? De quoi auriez-vous besoin pour vous y mettre ?`,
    (said) => `Quel outil avez-vous dû apprendre vite, et qu’en tirez-vous pour ${said} ?`,
    (said) => `Que savez-vous déjà de ${said}, et que vous reste-t-il à apprendre ?`,
  ],
  missing: [
    (said) =>
      `Le poste demande ${quote(said)}, et votre CV n’en parle pas. Qu’avez-vous fait jusqu’ici dans ce domaine ?`,
    (said) =>
      `Je ne trouve rien sur ${quote(said)} dans votre CV. Par où commenceriez-vous, et à qui demanderiez-vous ?`,
    (said) =>
      `Imaginons que votre premier mois tourne autour de ceci : ${quote(said)}. Que voudriez-vous savoir avant ?`,
    (said) => `Qu’est-ce qui, dans votre travail, se rapproche le plus de ceci : ${quote(said)} ?`,
    (said) => `Nous cherchons des connaissances sur ${quote(said)}. Où en êtes-vous ?`,
  ],
  near: [
    (own, asked) =>
      `Vous connaissez ${own} ; ici, ce serait ${asked}. Que pourriez-vous transposer, et qu’auriez-vous à apprendre ?`,
    (own, asked) => `Votre CV mentionne ${own}, pas ${asked}. Quelle différence cela fait-il pour ce poste ?`,
  ],
  missingDoing: [
    (said) => `On lit dans l’annonce : ${said}. L’avez-vous déjà fait, ou qu’avez-vous fait de plus proche ?`,
    (said) => `Voici une tâche du poste : ${said}. Comment vous y prendriez-vous ?`,
    (said) => `Imaginez que votre première semaine soit faite de cela : ${said}. Par quoi commencez-vous ?`,
    (said) => `Nous écrivons : ${said}. Que voudriez-vous savoir de nous avant de vous y mettre ?`,
    (said) =>
      `Ce point de l’annonce n’apparaît pas dans votre CV : ${said}. Où avez-vous fait quelque chose de semblable ?`,
  ],
  dutyOpen: [
    (said) => `Dans l’annonce, vous avez lu : ${said}. Racontez-moi une situation qui s’en rapproche.`,
    (said) => `Sur ce point de l’annonce : ${said}. Qu’apportez-vous, et que vous faudrait-il apprendre ?`,
    (said) => `Comment comprenez-vous cette phrase de l’annonce : ${said} ? Donnez-moi un exemple de votre travail.`,
    (said) => `Ceci compte pour nous : ${said}. À quoi le verrions-nous pendant vos premières semaines ?`,
    (said) => `L’annonce précise : ${said}. Où devrais-je le chercher dans votre CV ?`,
  ],
  dutyShown: [
    'Que feriez-vous ici à l’identique, et que feriez-vous autrement ?',
    'Racontez-moi une fois où cela ne s’est pas passé comme prévu.',
    'Qu’est-ce qui rendait la chose difficile, et qu’avez-vous fait ?',
    'Quand avez-vous dû aller au-delà de ce qui était demandé ?',
    'Qui y a pris part, et quelle était votre part à vous ?',
  ],
  claims: {
    less: [
      'Qu’est-ce qui l’a rendu possible, et à quoi a-t-il fallu renoncer ?',
      'Qu’avez-vous changé en premier, et comment avez-vous su que cela marchait ?',
      'Est-ce que cela a tenu après les premiers mois ?',
    ],
    more: [
      'Quelle était votre part là-dedans, et comment le savez-vous ?',
      'Qu’aviez-vous essayé avant qui n’avait pas marché ?',
      'De quoi auriez-vous eu besoin pour aller plus loin ?',
    ],
    people: [
      'Qui a été le plus difficile à entraîner, et qu’avez-vous fait ?',
      'À quoi avez-vous vu que quelqu’un avait besoin d’aide, et qu’avez-vous fait alors ?',
      'Que diraient ces personnes de leur travail avec vous ?',
    ],
    made: [
      'De qui venait l’idée, et qui était contre ?',
      'Quelle a été la décision la plus difficile en chemin ?',
      'Que feriez-vous autrement la prochaine fois ?',
    ],
    together: [
      'Où les intérêts divergeaient-ils, et comment l’avez-vous réglé ?',
      'Que faisiez-vous quand vous n’obteniez pas de réponse ?',
    ],
    care: ['Racontez-moi un cas qui sortait de la routine.', 'Qu’avez-vous remarqué que les autres n’avaient pas vu ?'],
    other: [
      'Emmenez-moi dans une journée de ce travail : qu’est-ce qui était difficile ?',
      'Qu’en avez-vous appris qui vous sert encore ?',
      'Qu’y avez-vous fait qu’une autre personne n’aurait peut-être pas fait ?',
      'À quoi les autres voyaient-ils que c’était bien fait ?',
      'Racontez-moi un jour où rien ne s’est passé comme prévu.',
    ],
  },
  figure: (figure) => `Comment ce chiffre (${figure}) a-t-il été mesuré, et quelle était la situation avant ?`,
  traits,
  licence: [
    (said) => `Jusqu’à quand votre titre est-il valable (${said}), et où l’est-il ?`,
    (said) => `Quand avez-vous eu besoin de ceci au travail pour la dernière fois : ${said} ?`,
  ],
  licenceOpen: [
    (said) => `L’annonce demande ceci : ${said}. L’avez-vous, et sinon, à partir de quand ?`,
    (said) => `Je ne trouve pas ${said} dans votre CV. Où en êtes-vous ?`,
  ],
  degreeOpen: (said) =>
    said === undefined
      ? 'L’annonce demande un diplôme que votre CV ne mentionne pas. Que mettez-vous à la place ?'
      : `L’annonce demande : ${said}. Qu’apportez-vous à la place ?`,
  languageShown: (said) =>
    `Pour la langue demandée (${said}), quand l’avez-vous utilisée au travail pour la dernière fois, et quelle est votre aisance à l’écrit ?`,
  languageOpen: (said) => `L’annonce mentionne une langue, ${said}. Quel est votre niveau à l’oral et à l’écrit ?`,
  career,
  motivation,
  missingPart: {
    situation: 'Où et quand était-ce, et quel était le problème ?',
    task: 'Qu’attendait-on de vous, et pour quand ?',
    action: 'Comment avez-vous fait ? Citez deux ou trois choses que vous avez faites vous-même.',
    result: 'Qu’est-ce que cela a donné ? Un chiffre, du temps gagné ou ce que quelqu’un en a dit.',
  },
  forEmployer,
  tips,
  advice,
};
