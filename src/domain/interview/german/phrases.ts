import type { Phrases } from '../quoting/phrases.ts';
import { listed, named } from '../quoting/names.ts';
import { advice } from './advice.ts';
import { forEmployer, tips } from './preparing.ts';
import { career, motivation, traits } from './career.ts';

const quote = (text: string): string => `„${text.replace(/[„“”]/g, '’')}“`;
const small = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

/** How a German-speaking interviewer asks. */
export const germanPhrases: Phrases = {
  quote,
  list: (names) => listed(names, 'und'),
  howLong: (months) => {
    const years = Math.round(months / 12);
    if (months < 12) return `${small[months] ?? months} Monate`;
    return years === 1 ? 'rund ein Jahr' : `rund ${small[years] ?? years} Jahre`;
  },
  held: (title, place) => named(title, place, quote),
  asHeld: (held) => (held.startsWith('„') ? `bei ${held}` : `als ${held}`),
  role: (title) => title.replace(/\s*\(?\b[mwdfx](?:\s?\/\s?[mwdfx])+\b\)?/gi, '').trim(),
  ownLine: [
    (line, held) => `In Ihrem Lebenslauf steht bei der Station ${held}: ${line}.`,
    (line) => `Sie schreiben: ${line}.`,
    (line) => `Mir ist in Ihrem Lebenslauf diese Zeile aufgefallen: ${line}.`,
    (line, held) => `Zur Station ${held} nennen Sie: ${line}.`,
    (line) => `Ich habe bei Ihnen gelesen: ${line}.`,
    (line) => `In Ihrem Lebenslauf heißt es: ${line}.`,
    (line) => `Eine Zeile Ihres Lebenslaufs lautet: ${line}.`,
    (line, held) => `Nehmen wir Ihre Station ${held} und diese Zeile: ${line}.`,
  ],
  adLine: [
    (said) => `In der Anzeige heißt es: ${said}.`,
    (said) => `Zur Stelle gehört, was wir so beschreiben: ${said}.`,
    (said) => `Wir haben in der Anzeige geschrieben: ${said}.`,
    (said) => `Ein Satz aus unserer Anzeige: ${said}.`,
    (said) => `Wichtig ist uns dieser Punkt der Anzeige: ${said}.`,
    (said) => `Aus der Stellenbeschreibung: ${said}.`,
  ],
  subject: [
    (said) => `Zum Thema ${said}:`,
    (said) => `Stichwort ${said}.`,
    (said) => `Kommen wir zum Thema ${said}.`,
    (said) => `Bei dieser Stelle geht es auch um das Thema ${said}.`,
    (said) => `Sprechen wir über das Thema ${said}.`,
    (said) => `Nächstes Thema: ${said}.`,
    (said) => `Die Anzeige nennt ${said}.`,
  ],
  shown: [
    'Wie gehen Sie dabei Schritt für Schritt vor?',
    'Was ist daran schwierig, und wie lösen Sie es?',
    'Woran merken Sie, dass Sie gute Arbeit geleistet haben?',
    'Was ist dabei zuletzt schiefgegangen, und was haben Sie getan?',
    'Was würden Sie hier genauso machen, was anders?',
    'Welche Fehler machen Neulinge dabei, und wie beugen Sie vor?',
    'Wie halten Sie Ihr Wissen darin aktuell?',
  ],
  tool: [
    (said) => `Wofür haben Sie ${said} am meisten eingesetzt?`,
    (said) => `Was war das Anspruchsvollste, das Sie mit ${said} gemacht haben?`,
    (said) => `Wo stößt ${said} an Grenzen, und was tun Sie dann?`,
    (said) => `Womit kommen andere zu Ihnen, wenn es um ${said} geht?`,
  ],
  listed: [
    (said) => `${said} steht in Ihrem Lebenslauf, aber ohne Beispiel. Wo haben Sie zuletzt damit zu tun gehabt?`,
    (said) => `Sie nennen ${said} unter Ihren Kenntnissen. Schildern Sie mir einen konkreten Fall aus Ihrer Arbeit.`,
    (said) => `Wie sicher sind Sie beim Thema ${said}, und woran machen Sie das fest?`,
    (said) => `Wo haben Sie ${said} gelernt, und was war bisher die schwierigste Aufgabe damit?`,
  ],
  missingTool: [
    (said) => `Hier arbeiten wir mit ${said}; in Ihrem Lebenslauf finde ich es nicht. Was kommt dem am nächsten?`,
    (said) => `Wie würden Sie sich in den ersten Wochen in ${said} einarbeiten?`,
    (said) => `Sind Sie mit ${said} schon in Berührung gekommen? Was bräuchten Sie von uns, um damit loszulegen?`,
    (said) => `Welches Programm oder Verfahren mussten Sie zuletzt schnell lernen, und was hieße das für ${said}?`,
    (said) => `Was wissen Sie bereits über ${said}, und was müssten Sie noch lernen?`,
  ],
  missing: [
    (said) =>
      `Zur Stelle gehört das Thema ${said}, in Ihrem Lebenslauf lese ich davon nichts. Was haben Sie damit bisher zu tun gehabt?`,
    (said) => `Ihr Lebenslauf sagt nichts zum Thema ${said}. Wo würden Sie anfangen, und wen würden Sie fragen?`,
    (said) => `Angenommen, in Ihrem ersten Monat geht es um das Thema ${said}. Was müssten Sie vorher wissen?`,
    (said) => `Was aus Ihrer bisherigen Arbeit kommt dem Thema ${said} am nächsten?`,
    (said) => `Wir suchen jemanden mit Kenntnissen in ${said}. Wie schätzen Sie sich da ein?`,
  ],
  near: [
    (own, asked) => `Sie kennen ${own}, hier wäre es ${asked}. Was lässt sich übertragen, was müssten Sie neu lernen?`,
    (own, asked) => `In Ihrem Lebenslauf steht ${own}, nicht ${asked}. Wie groß ist der Unterschied für diese Stelle?`,
  ],
  missingDoing: [
    (said) => `In der Anzeige steht: ${said}. Haben Sie das schon gemacht, oder was kommt dem am nächsten?`,
    (said) => `Eine Aufgabe lautet bei uns: ${said}. Wie würden Sie das angehen?`,
    (said) => `Stellen Sie sich vor, Ihre erste Woche bringt genau das: ${said}. Womit fangen Sie an?`,
    (said) => `Wir schreiben: ${said}. Was müssten Sie von uns wissen, bevor Sie beginnen?`,
    (said) => `Dieser Punkt fehlt mir in Ihrem Lebenslauf: ${said}. Wo haben Sie Ähnliches getan?`,
  ],
  dutyOpen: [
    (said) => `In der Anzeige lesen Sie: ${said}. Erzählen Sie mir von einer Situation, die dem nahekommt.`,
    (said) => `Zu diesem Punkt der Anzeige: ${said}. Was bringen Sie mit, und wo müssten Sie dazulernen?`,
    (said) => `Was verstehen Sie unter diesem Satz der Anzeige: ${said}? Geben Sie mir ein Beispiel aus Ihrer Arbeit.`,
    (said) => `Das ist uns laut Anzeige wichtig: ${said}. Woran würden wir es bei Ihnen in den ersten Wochen merken?`,
    (said) => `Die Anzeige sagt: ${said}. Wo in Ihrem Lebenslauf sollte ich danach suchen?`,
  ],
  dutyShown: [
    'Was würden Sie hier genauso machen, was anders?',
    'Erzählen Sie von einem Mal, als es nicht nach Plan lief.',
    'Was war daran schwierig, und was haben Sie getan?',
    'Wann haben Sie dabei mehr getan, als verlangt war?',
    'Wer war daran beteiligt, und welcher Teil war Ihrer?',
  ],
  claims: {
    less: [
      'Was hat das möglich gemacht, und worauf mussten Sie dafür verzichten?',
      'Was haben Sie zuerst geändert, und woran haben Sie gemerkt, dass es wirkt?',
      'Hat es auch nach den ersten Monaten gehalten?',
    ],
    more: [
      'Wie groß war Ihr eigener Anteil daran, und woher wissen Sie das?',
      'Was haben Sie vorher versucht, das nicht funktioniert hat?',
      'Was hätten Sie gebraucht, um noch weiter zu kommen?',
    ],
    people: [
      'Wer war am schwersten mitzunehmen, und was haben Sie getan?',
      'Woran haben Sie gemerkt, dass jemand Hilfe brauchte, und was haben Sie dann getan?',
      'Was würden diese Menschen über die Arbeit mit Ihnen sagen?',
    ],
    made: [
      'Wessen Idee war das, und wer war dagegen?',
      'Was war die schwierigste Entscheidung auf dem Weg dorthin?',
      'Was würden Sie beim nächsten Mal anders machen?',
    ],
    together: [
      'Wo gingen die Interessen auseinander, und wie haben Sie das gelöst?',
      'Was haben Sie getan, wenn Sie keine Antwort bekamen?',
    ],
    care: [
      'Erzählen Sie mir von einem Fall, der keine Routine war.',
      'Was ist Ihnen dabei aufgefallen, das andere übersehen hatten?',
    ],
    other: [
      'Nehmen Sie mich in einen Tag davon mit: Was war schwierig?',
      'Was haben Sie daraus gelernt, das Sie heute noch nutzen?',
      'Was haben Sie dort getan, das jemand anders vielleicht nicht getan hätte?',
      'Woran haben andere gemerkt, dass es gut gemacht war?',
      'Erzählen Sie mir von einem Tag, an dem das nicht nach Plan lief.',
    ],
  },
  figure: (figure) => `Wie wurde die Angabe ${quote(figure)} gemessen, und wie war es vorher?`,
  traits,
  licence: [
    (said) => `Bis wann ist Ihr Nachweis ${said} gültig, und wo gilt er?`,
    (said) => `Wann haben Sie ${said} zuletzt bei der Arbeit gebraucht?`,
  ],
  licenceOpen: [
    (said) => `Verlangt ist ${said}. Haben Sie das schon, und wenn nicht, ab wann?`,
    (said) => `In Ihrem Lebenslauf finde ich ${said} nicht. Wie ist da der Stand?`,
  ],
  degreeOpen: (said) =>
    said === undefined
      ? 'Die Anzeige verlangt einen Abschluss, den Ihr Lebenslauf nicht nennt. Was setzen Sie dagegen?'
      : `In der Anzeige steht: ${said}. Was bringen Sie stattdessen mit?`,
  languageShown: (said) =>
    `Wann haben Sie ${said} zuletzt bei der Arbeit gebraucht, und wie sicher sind Sie schriftlich?`,
  languageOpen: (said) => `Die Anzeige nennt ${said}. Wie gut sprechen und schreiben Sie es?`,
  career,
  motivation,
  missingPart: {
    situation: 'Wo und wann war das, und worin bestand das Problem?',
    task: 'Was wurde von Ihnen erwartet, und bis wann?',
    action: 'Wie haben Sie es gemacht? Nennen Sie zwei oder drei Dinge, die Sie selbst getan haben.',
    result: 'Was kam dabei heraus? Eine Zahl, gesparte Zeit oder was jemand dazu gesagt hat.',
  },
  forEmployer,
  tips,
  advice,
};
