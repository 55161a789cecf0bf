import type { Phrases } from '../quoting/phrases.ts';

export const forEmployer: Phrases['forEmployer'] = {
  lines: [
    (said) => `In der Anzeige steht: ${said}. Wie sieht das in einer gewöhnlichen Woche aus?`,
    (said) => `Sie schreiben: ${said}. Was ist daran derzeit am schwierigsten?`,
    (said) => `Zu diesem Punkt der Anzeige: ${said}. Was soll sich daran im nächsten Jahr ändern?`,
    (said) => `Wer hat bisher übernommen, was Sie so beschreiben: ${said}?`,
  ],
  tools: (said) => `Die Anzeige nennt ${said}. Was davon bleibt, und was steht vor der Ablösung?`,
  nice: (said) => `Sie wünschen sich zusätzlich ${said}. Was würde damit möglich, was heute liegen bleibt?`,
  remarks: {
    reports: (said) => `In der Anzeige heißt es ${said}. Was erwartet diese Person im ersten halben Jahr?`,
    team: (said) => `Sie erwähnen ${said}. Wer gehört heute dazu, und was soll die neue Person abnehmen?`,
    pace: (said) => `In der Anzeige steht ${said}. Wie sieht eine harte Woche aus, und wie oft kommt sie vor?`,
    open: (said) => `In der Anzeige steht ${said}. Was war das bisher in der Praxis?`,
    growth: (said) => `Sie erwähnen ${said}. Wer hat das zuletzt genutzt, und wofür?`,
    hours: (said) => `Die Anzeige erwähnt ${said}. Wie oft kommt das im Monat vor, und wer plant es?`,
    values: (said) => `Sie schreiben ${said}. Wann hat das zuletzt im Alltag etwas entschieden?`,
  },
};

export const tips: Phrases['tips'] = {
  bring: (names) => `Bringen Sie den Nachweis mit: Die Anzeige nennt ${names}.`,
  lacking: (names) =>
    `Die Anzeige verlangt ${names}, Ihr Lebenslauf zeigt es nicht. Klären Sie vorher, ob und bis wann Sie es haben können.`,
  open: (said) =>
    `Beginnen Sie mit dieser Geschichte: ${said}. Sie ist für diese Stelle das Stärkste in Ihrem Lebenslauf.`,
  figure: (said) =>
    `Halten Sie die Zahlen bereit, die hinter dieser Zeile stehen: ${said}. Was wurde gezählt, in welchem Zeitraum, und was war Ihr Anteil?`,
  gap: (names) =>
    `Rechnen Sie mit Fragen zu ${names}: Ihr Lebenslauf zeigt dafür kein Beispiel. Überlegen Sie, was dem am nächsten kommt.`,
  listed: (names) => `In Ihrem Lebenslauf steht ohne Beispiel: ${names}. Legen Sie sich eines zurecht.`,
  months: (time, before, after) =>
    `Legen Sie sich einen ruhigen Satz zurecht für die Zeit (${time}) zwischen ${before} und ${after}.`,
  since: (before) => `Legen Sie sich einen ruhigen Satz zurecht für die Zeit seit Ihrer letzten Station, ${before}.`,
  short: 'Üben Sie, den Grund für jeden kurzen Aufenthalt in einem halben Satz zu nennen.',
  employer: (employer) =>
    `Schlagen Sie nach, womit ${employer} in diesem Jahr von sich reden gemacht hat und wer Ihre Führungskraft wäre.`,
  place: (place) => `Wissen Sie vorher, wie Sie zum Arbeitsort (${place}) kommen und ab wann Sie anfangen könnten.`,
};
