import type { Phrases } from '../quoting/phrases.ts';

/** Questions about the course of the career. */
export const career: Phrases['career'] = {
  gap: (before, after, time) =>
    `Zwischen Ihren Stationen ${before} und ${after} liegen in Ihrem Lebenslauf ${time}. Was haben Sie in dieser Zeit gemacht?`,
  sinceLast: ({ post, time }) => `Ihre letzte Station, ${post}, liegt ${time} zurück. Was haben Sie seitdem gemacht?`,
  shortStays: (posts) =>
    `Diese Stationen haben jeweils weniger als ein Jahr gedauert: ${posts}. Warum sind Sie gegangen, und was würde Sie hier halten?`,
  longStay: ({ post, time }, present) =>
    `Ihre Station ${post} umfasst ${time}. Was hat sich in dieser Zeit verändert, und ${
      present ? 'warum sehen Sie sich jetzt um' : 'warum sind Sie gegangen'
    }?`,
  anotherField: ({ post, role }) =>
    `Ihr Weg führte Sie zuletzt in ein anderes Gebiet: ${post}. Warum jetzt die Stelle ${role}, und was bringen Sie aus Ihrer bisherigen Arbeit mit?`,
  stepUp: ({ role }) =>
    `Mit der Stelle ${role} tragen Sie Verantwortung für die Arbeit anderer. Wann hatten Sie die zuletzt, ob mit oder ohne Titel?`,
  stepDown: ({ post, role }) =>
    `Nach Ihrer Station ${post} ist ${role} dem Titel nach ein Schritt zurück. Warum möchten Sie ihn gehen, und gilt das auch noch in zwei Jahren?`,
  years: (asked, shown) =>
    `Die Anzeige verlangt ${asked} Jahre Erfahrung, in Ihrem Lebenslauf ${
      shown === 0
        ? 'finde ich in diesem Gebiet wenig'
        : `zähle ich in diesem Gebiet etwa ${shown === 1 ? 'eines' : shown}`
    }. Warum sollten wir uns trotzdem für Sie entscheiden?`,
};

export const motivation: Phrases['motivation'] = {
  why: [
    (role, held, employer, present) =>
      `${present ? 'Sie arbeiten derzeit' : 'Zuletzt haben Sie gearbeitet'} ${asHeld(held)}. ` +
      `Was gäbe Ihnen die Stelle ${role}${of(employer)}, was Ihnen dort ${present ? 'fehlt' : 'gefehlt hat'}?`,
    (role, held, employer) =>
      `Was hat Sie dazu bewogen, sich nach Ihrer Station ${held} auf die Stelle ${role}${of(employer)} zu bewerben?`,
    (role, held, employer) => `Von ${held} zu ${role}${of(employer)}: Was reizt Sie an diesem Schritt?`,
  ],
  path: [
    (from, to) => `Beschreiben Sie mir Ihren Weg von ${from} bis ${to}. Was war bei jedem Wechsel der Grund?`,
    (from, to, role) => `Wie kam es von ${from} zu ${to}, und wie passt die Stelle ${role} in diese Reihe?`,
  ],
  first: [
    (both) => `Die Anzeige nennt ${both}. Was davon beherrschen Sie vom ersten Tag an, und wofür brauchen Sie länger?`,
    (both) =>
      `Am wichtigsten sind uns ${both}. Woran würden wir nach drei Monaten merken, dass wir richtig gewählt haben?`,
  ],
  weakest: [
    (gap) =>
      `Wo sehen Sie den größten Abstand zwischen Ihrem Lebenslauf und dieser Stelle? Ich hätte auf diesen Punkt getippt: ${gap}.`,
    (gap) => `Wenn wir uns gegen Sie entscheiden, dann wohl deshalb: ${gap}. Was sagen Sie dazu?`,
    (gap) =>
      `Wenn ich Ihren Lebenslauf neben die Anzeige lege, fehlt mir dies: ${gap}. Was haben Sie dem entgegenzusetzen?`,
  ],
  employer: [
    (employer) => `Was wissen Sie über unser Haus (${employer}), und was möchten Sie vor einer Zusage noch erfahren?`,
    (employer) => `Warum gerade wir (${employer}), und wo bewerben Sie sich sonst?`,
  ],
  anyEmployer: (role) => `Was möchten Sie über uns erfahren, bevor Sie die Stelle ${role} annehmen?`,
  onsite: (place) => `Die Arbeit findet vor Ort statt (${place}). Passt das für Sie?`,
  remote: (place) =>
    `Ein Teil der Arbeit ist mobil möglich, der Standort ist ${place}. Wie arbeiten Sie am besten, und was brauchen Sie vom Team?`,
};

const asHeld = (held: string): string => (held.startsWith('„') ? `bei ${held}` : `als ${held}`);
const of = (employer: string | undefined): string => (employer === undefined ? '' : ` (${employer})`);

/** How one asks for a way of working without naming it. `at`: "als Finanzbuchhalter (…)". */
export const traits: Phrases['traits'] = {
  Accountability: (at) => `Welcher Fehler ging ${at} auf Ihr Konto, und wie hat man davon erfahren?`,
  Adaptability: (at) =>
    `Erzählen Sie von einem Tag ${at}, an dem sich alles kurzfristig änderte. Was haben Sie liegen lassen?`,
  'Attention to detail': (at) => `Wann haben Sie ${at} einen Fehler entdeckt, den andere übersehen hatten?`,
  Communication: (at) => `Wem mussten Sie ${at} etwas Schwieriges erklären, und wie sind Sie vorgegangen?`,
  'Conflict resolution': (at) => `Erzählen Sie von einem Streit, den Sie ${at} schlichten mussten. Wie ging er aus?`,
  Creativity: (at) => `Welche Ihrer Ideen wurde ${at} aufgegriffen, und welche nicht?`,
  'Critical thinking': (at) => `Welche Entscheidung mussten Sie ${at} treffen, ohne alles zu wissen?`,
  Empathy: (at) => `Wer brauchte ${at} mehr von Ihnen, als in Ihrer Stellenbeschreibung stand?`,
  Independence: (at) => `Wann waren Sie ${at} mit einer Entscheidung auf sich gestellt, und wie ging es aus?`,
  'Interpersonal skills': (at) => `Mit wem war die Arbeit ${at} am schwierigsten, und wie haben Sie es gelöst?`,
  'Learning agility': (at) => `Was mussten Sie ${at} am schnellsten lernen, und wie haben Sie es angestellt?`,
  Multitasking: (at) => `Beschreiben Sie Ihre vollste Stunde ${at}. Was blieb liegen?`,
  'Organizational skills': (at) => `Wie haben Sie ${at} den Überblick behalten, und wann ist Ihnen etwas entglitten?`,
  'Problem solving': (at) => `Welches Problem konnten Sie ${at} zunächst nicht lösen? Was hat die Lösung gebracht?`,
  'Self-motivation': (at) => `Was haben Sie ${at} getan, ohne dass jemand darum gebeten hatte?`,
  'Stress management': (at) => `Was war ${at} Ihre schlimmste Woche, und wie sind Sie hindurchgekommen?`,
  Teamwork: (at) => `Wann war Ihr Team ${at} anderer Meinung als Sie, und was geschah dann?`,
  'Time management': (at) => `Wie haben Sie ${at} entschieden, was bis morgen warten kann?`,
};
