import type { Phrases } from '../quoting/phrases.ts';

export const forEmployer: Phrases['forEmployer'] = {
  lines: [
    (said) => `El anuncio dice: ${said}. ¿Cómo es eso en una semana normal?`,
    (said) => `Ustedes escriben: ${said}. ¿Qué es lo más difícil en este momento?`,
    (said) => `Sobre este punto del anuncio: ${said}. ¿Qué les gustaría que cambiara en un año?`,
    (said) => `¿Quién se ha ocupado hasta ahora de lo que describen así: ${said}?`,
  ],
  tools: (said) => `El anuncio nombra ${said}. ¿Qué va a seguir y qué va a cambiar?`,
  nice: (said) => `Citan ${said} como un plus. ¿Qué se podría hacer con ello que hoy no se hace?`,
  remarks: {
    reports: (said) => `El anuncio dice ${said}. ¿Qué espera esa persona del primer medio año?`,
    team: (said) => `Mencionan ${said}. ¿Quiénes lo forman hoy y qué carga les gustaría quitarse?`,
    pace: (said) => `El anuncio dice ${said}. ¿Cómo es una semana dura y cada cuánto llega?`,
    open: (said) => `El anuncio dice ${said}. ¿Qué ha significado hasta ahora en la práctica?`,
    growth: (said) => `El anuncio menciona ${said}. ¿Quién lo ha aprovechado hace poco y para qué?`,
    hours: (said) => `El anuncio menciona ${said}. ¿Cuántas veces al mes ocurre y quién lo planifica?`,
    values: (said) => `Escriben ${said}. ¿Cuándo decidió eso algo en el día a día?`,
  },
};

export const tips: Phrases['tips'] = {
  bring: (names) => `Lleve el justificante: el anuncio menciona ${names}.`,
  lacking: (names) =>
    `El anuncio pide ${names} y su currículum no lo muestra. Averigüe antes si puede tenerlo y cuándo.`,
  open: (said) => `Empiece por esta historia: ${said}. Es lo más fuerte de su currículum para este puesto.`,
  figure: (said) =>
    `Tenga a mano las cifras que hay detrás de esta línea: ${said}. ¿Qué se contó, en qué periodo y cuál fue su parte?`,
  gap: (names) =>
    `Cuente con preguntas sobre ${names}: su currículum no da ningún ejemplo. Piense qué es lo que más se le parece.`,
  listed: (names) => `Su currículum cita sin ejemplo: ${names}. Prepare uno.`,
  months: (time, before, after) =>
    `Prepare una frase tranquila para el intervalo (${time}) entre ${before} y ${after}.`,
  since: (before) => `Prepare una frase tranquila para el tiempo transcurrido desde su último puesto, ${before}.`,
  short: 'Practique cómo decir en media frase por qué dejó cada puesto corto.',
  employer: (employer) => `Busque por qué se ha hablado este año de ${employer} y de quién dependería usted.`,
  place: (place) => `Sepa cómo llegaría al lugar de trabajo (${place}) y desde cuándo podría empezar.`,
};
