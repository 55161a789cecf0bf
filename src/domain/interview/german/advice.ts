import type { Advice, Phrases } from '../quoting/phrases.ts';

const ofSubjects = {
  shown: {
    why: 'Die Anzeige verlangt es und Ihr Lebenslauf zeigt es: Jetzt geht es darum, wie weit es reicht.',
    goodAnswer: [
      'Ein echter Fall: wo, wann und wozu.',
      'Was Sie selbst getan haben, der Reihe nach, und warum so.',
      'Was dabei herauskam, mit einer Zahl, wenn Sie eine wissen.',
    ],
  },
  listed: {
    why: 'Ihr Lebenslauf nennt es, aber keine Zeile zeigt es bei der Arbeit; deshalb wird nachgefragt.',
    goodAnswer: [
      'Wo und wann Sie damit gearbeitet oder es gelernt haben.',
      'Eine Aufgabe im Einzelnen.',
      'Was Sie noch nicht können: Das macht den Rest glaubwürdig.',
    ],
  },
  missing: {
    why: 'Die Anzeige verlangt es, und Ihr Lebenslauf zeigt es nicht.',
    goodAnswer: [
      'Zuerst eine klare Antwort, ob Sie es schon gemacht haben.',
      'Das Nächstliegende, das Sie wirklich getan haben.',
      'Wie Sie Ähnliches früher gelernt haben, und wie lange es gedauert hat.',
    ],
  },
  duty: {
    why: 'Es gehört zur Stelle, und Ihr Lebenslauf hat ein Beispiel dafür.',
    goodAnswer: [
      'Das Beispiel aus Ihrem Lebenslauf, mit Ort und Zeit.',
      'Was Sie selbst getan haben und warum.',
      'Wie es ausging, und was das für diese Stelle bedeutet.',
    ],
  },
  dutyOpen: {
    why: 'Es gehört zur Stelle, und Ihr Lebenslauf hat noch kein Beispiel dafür.',
    goodAnswer: [
      'Die ähnlichste Situation, in der Sie wirklich waren, mit Ort und Zeit.',
      'Was von Ihnen erwartet wurde und was Sie getan haben.',
      'Was daraus wurde.',
    ],
  },
} satisfies Record<string, Advice>;

const ofOwnRecord = {
  claim: {
    why: 'Es ist eine der stärksten Zeilen Ihres Lebenslaufs, und man möchte wissen, was Ihr Anteil war.',
    goodAnswer: [
      'Zwei Sätze dazu, wie es vorher war.',
      'Was Ihre Aufgabe war und was Sie getan haben: „ich“, nicht „wir“.',
      'Woran Sie gemerkt haben, dass es gelungen ist; zu jeder Zahl, was gezählt wurde.',
      'Was Sie heute anders machen würden.',
    ],
  },
  trait: {
    why: 'Die Anzeige nennt …. Aus einer Liste lässt sich das nicht ablesen, deshalb wird nach einem Fall gefragt.',
    goodAnswer: [
      'Eine einzige Situation, mit Ort und Beteiligten.',
      'Was Sie gedacht und getan haben, und warum.',
      'Wie es ausging, und was Sie seitdem anders machen.',
    ],
  },
  held: {
    why: 'Die Anzeige nennt es: Man prüft, ob es noch gilt.',
    goodAnswer: ['Bis wann es gilt und wer es ausgestellt hat.', 'Dass Sie es heute vorlegen können.'],
  },
  notHeld: {
    why: 'Die Anzeige nennt es, und Ihr Lebenslauf sagt nicht, dass Sie es haben.',
    goodAnswer: [
      'Zuerst ja oder nein.',
      'Wenn nein: was Sie stattdessen gelernt haben oder ab wann Sie es haben könnten.',
    ],
  },
  language: {
    why: 'Die Anzeige nennt diese Sprache.',
    goodAnswer: [
      'Ihr Niveau in einfachen Worten.',
      'Ein echtes Gespräch oder ein echter Text. Seien Sie bereit, in die Sprache zu wechseln.',
    ],
  },
} satisfies Record<string, Advice>;

const ofCareer = {
  gap: {
    why: 'Nach Monaten ohne Eintrag wird in fast jedem Gespräch gefragt.',
    goodAnswer: [
      'Ein ehrlicher Satz dazu. Einzelheiten zu Gesundheit oder Familie schulden Sie niemandem.',
      'Was Sie getan haben, um fachlich am Ball zu bleiben, falls es so war.',
      'Dann weiter zu dem, was danach kam.',
    ],
  },
  tenure: {
    why: 'Man möchte einschätzen, ob Sie bleiben und ob Sie sich weiterentwickeln.',
    goodAnswer: [
      'Der Grund in einem halben Satz, ohne Vorwürfe.',
      'Was sich in der Zeit verändert hat, und Ihr Anteil daran.',
      'Was Sie suchen und was diese Stelle davon hat.',
    ],
  },
  field: {
    why: 'Ihre Erfahrung liegt auf einem anderen Gebiet; hier entscheidet sich, ob dahinter ein Plan steht.',
    goodAnswer: [
      'Was Sie daran anzieht, und seit wann.',
      'Zwei Dinge, die Sie heute tun und die diese Stelle braucht, je mit Beispiel.',
      'Was Sie schon unternommen haben, um das Übrige zu lernen.',
    ],
  },
  level: {
    why: 'Die Stelle liegt auf einer anderen Stufe als Ihre letzte.',
    goodAnswer: [
      'Eine Situation, in der andere sich nach Ihnen gerichtet haben.',
      'Was für Sie neu wäre, und von wem Sie es lernen würden.',
      'Warum diese Stufe eine bewusste Wahl ist.',
    ],
  },
  years: {
    why: 'Es ist das Erste, was man Ihnen bei strenger Lesart vorhalten würde.',
    goodAnswer: [
      'Keine Entschuldigung: Nennen Sie die Arbeit, die für diese Stelle am meisten zählt.',
      'Ein Ergebnis, auf das auch jemand mit mehr Jahren stolz wäre.',
      'Wie schnell Sie früher gelernt haben.',
    ],
  },
} satisfies Record<string, Advice>;

const ofTheJob = {
  why: {
    why: 'Es ist meist die erste echte Frage, und die Antwort setzt den Ton.',
    goodAnswer: [
      'Was Sie an der Arbeit selbst anzieht: Nennen Sie etwas aus dieser Anzeige.',
      'Was Sie dafür mitbringen, mit einem Beispiel.',
      'Nichts Schlechtes über Ihre bisherigen Arbeitgeber.',
    ],
  },
  path: {
    why: 'Man möchte einen roten Faden hören, und wie Sie über Stationen sprechen, die Sie verlassen haben.',
    goodAnswer: ['Zwei Minuten, ein Grund für jeden Wechsel.', 'Mehr über das Wohin als über das Weg-von.'],
  },
  first: {
    why: 'Beides steht in der Anzeige vorn; die Antwort zeigt, ob Sie sich selbst einschätzen können.',
    goodAnswer: ['Eine klare Wahl, mit einem Beispiel.', 'Wie Sie das andere lernen würden, und bis wann.'],
  },
  weakest: {
    why: 'Man hat es gesehen und möchte wissen, ob Sie es auch gesehen haben.',
    goodAnswer: [
      'Sprechen Sie es offen an, ohne es kleinzureden.',
      'Was dem am nächsten kommt, und was Sie schon unternommen haben.',
      'Was Sie in den ersten Wochen dafür tun würden.',
    ],
  },
  employer: {
    why: 'Hier zeigt sich in einer Minute, wer vorbereitet ist.',
    goodAnswer: [
      'Zwei Dinge über den Arbeitgeber, die nicht in der Anzeige stehen, und warum sie Ihnen wichtig sind.',
      'Eine echte Frage Ihrerseits.',
    ],
  },
  place: {
    why: 'Ein praktischer Punkt, der besser früh geklärt wird.',
    goodAnswer: ['Ja oder nein, und ab wann.', 'Wie Sie bisher so gearbeitet haben, falls es so war.'],
  },
} satisfies Record<string, Advice>;

/** Why something is asked, and what a good answer shows. */
export const advice: Phrases['advice'] = { ...ofSubjects, ...ofOwnRecord, ...ofCareer, ...ofTheJob };
