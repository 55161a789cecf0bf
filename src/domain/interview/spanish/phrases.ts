import { listed, named, uncapital } from '../quoting/names.ts';
import type { Phrases } from '../quoting/phrases.ts';
import { advice } from './advice.ts';
import { career, motivation, traits } from './career.ts';
import { forEmployer, tips } from './preparing.ts';

const quote = (text: string): string => `«${text.replace(/[«»“”]/g, '’')}»`;
const small = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];

/** How a Spanish-speaking interviewer asks. */
export const spanishPhrases: Phrases = {
  quote,
  list: (names) => listed(names, /^«?h?i/i.test(names.at(-1) ?? '') ? 'e' : 'y'),
  howLong: (months) => {
    const years = Math.round(months / 12);
    if (months < 12) return `${small[months] ?? months} meses`;
    return years === 1 ? 'alrededor de un año' : `unos ${small[years] ?? years} años`;
  },
  held: (title, place) => named(title === undefined ? undefined : uncapital(title), place, quote),
  asHeld: (held) => (held.startsWith('«') ? `en ${held}` : `como ${held}`),
  role: (title) => title.replace(/\s*\(?\b[HMX](?:\s?\/\s?[HMX])+\b\)?/g, '').trim(),
  ownLine: [
    (line, held) => `En su currículum, en el puesto de ${held}, pone: ${line}.`.replace('puesto de «', 'puesto en «'),
    (line) => `Usted escribe: ${line}.`,
    (line) => `Me ha llamado la atención esta línea de su currículum: ${line}.`,
    (line, held) => `De su etapa ${held.startsWith('«') ? 'en' : 'como'} ${held} cita: ${line}.`,
    (line) => `He leído en su currículum: ${line}.`,
    (line) => `En su currículum se lee: ${line}.`,
    (line) => `Volvamos a esta línea de su currículum: ${line}.`,
    (line, held) => `Tomemos su etapa ${held.startsWith('«') ? 'en' : 'como'} ${held} y esta línea: ${line}.`,
  ],
  adLine: [
    (said) => `El anuncio dice: ${said}.`,
    (said) => `Este es un punto del anuncio: ${said}.`,
    (said) => `En el anuncio hemos escrito: ${said}.`,
    (said) => `Una frase de nuestro anuncio: ${said}.`,
    (said) => `Este pasaje del anuncio nos importa: ${said}.`,
    (said) => `En la descripción del puesto se lee: ${said}.`,
  ],
  subject: [
    (said) => `Hablemos de ${quote(said)}.`,
    (said) => `Sobre ${quote(said)}:`,
    (said) => `El anuncio menciona ${quote(said)}.`,
    (said) => `Pasemos a otro tema, ${quote(said)}.`,
    (said) => `El puesto incluye también esto: ${quote(said)}.`,
    (said) => `Otro tema, ${quote(said)}.`,
    (said) => `Un punto del anuncio: ${quote(said)}.`,
  ],
  shown: [
    '¿Cómo procede, paso a paso?',
    '¿Qué tiene de difícil y cómo lo resuelve?',
    '¿En qué nota que el trabajo está bien hecho?',
    '¿Qué salió mal la última vez y qué hizo?',
    '¿Qué haría aquí de la misma manera y qué cambiaría?',
    '¿Qué error se comete al principio y cómo lo evita?',
    '¿Cómo mantiene al día lo que sabe?',
  ],
  tool: [
    (said) => `¿Para qué ha usado más ${said}?`,
    (said) => `¿Qué es lo más exigente que ha hecho con ${said}?`,
    (said) => `¿Hasta dónde llega ${said} y qué hace usted cuando no basta?`,
    (said) => `¿Con qué dudas sobre ${said} le consultan los demás?`,
  ],
  listed: [
    (said) =>
      `Su currículum menciona ${quote(said)} sin ningún ejemplo. ¿Cuándo fue la última vez que se ocupó de ello?`,
    (said) => `Cita ${quote(said)} entre sus conocimientos. Cuénteme un caso concreto de su trabajo.`,
    (said) => `¿Qué nivel diría que tiene en ${quote(said)} y en qué se basa?`,
    (said) => `¿Dónde aprendió lo que sabe sobre ${quote(said)} y cuál ha sido la tarea más difícil?`,
  ],
  missingTool: [
    (said) => `Aquí trabajamos con ${said} y no lo veo en su currículum. ¿Qué es lo más parecido que ha usado?`,
    (said) => `¿Cómo aprendería a usar ${said} en sus primeras semanas?`,
    (said) => `¿Ha trabajado ya con ${said}? ¿Qué necesitaría de nosotros para empezar?`,
    (said) => `¿Qué herramienta tuvo que aprender deprisa y qué le serviría de aquello para ${said}?`,
    (said) => `¿Qué sabe ya de ${said} y qué le falta por aprender?`,
  ],
  missing: [
    (said) => `El puesto pide ${quote(said)} y su currículum no lo menciona. ¿Qué ha hecho hasta ahora en ese terreno?`,
    (said) => `No encuentro nada sobre ${quote(said)} en su currículum. ¿Por dónde empezaría y a quién preguntaría?`,
    (said) => `Imagine que su primer mes gira en torno a esto: ${quote(said)}. ¿Qué querría saber antes?`,
    (said) => `¿Qué parte de su trabajo se acerca más a esto: ${quote(said)}?`,
    (said) => `Buscamos conocimientos sobre ${quote(said)}. ¿Cómo valora los suyos?`,
  ],
  near: [
    (own, asked) => `Conoce ${own}; aquí sería ${asked}. ¿Qué podría aprovechar y qué tendría que aprender?`,
    (own, asked) => `Su currículum menciona ${own}, no ${asked}. ¿Qué diferencia supone para este puesto?`,
  ],
  missingDoing: [
    (said) => `En el anuncio se lee: ${said}. ¿Lo ha hecho ya, o qué es lo más parecido que ha hecho?`,
    (said) => `Esta es una tarea del puesto: ${said}. ¿Cómo la abordaría?`,
    (said) => `Imagine que su primera semana consiste en esto: ${said}. ¿Por dónde empieza?`,
    (said) => `Nosotros escribimos: ${said}. ¿Qué querría saber antes de ponerse a ello?`,
    (said) => `Este punto del anuncio no aparece en su currículum: ${said}. ¿Dónde ha hecho algo parecido?`,
  ],
  dutyOpen: [
    (said) => `En el anuncio habrá leído: ${said}. Cuénteme una situación que se le parezca.`,
    (said) => `Sobre este punto del anuncio: ${said}. ¿Qué aporta y qué tendría que aprender?`,
    (said) => `¿Cómo entiende esta frase del anuncio: ${said}? Deme un ejemplo de su trabajo.`,
    (said) => `Esto nos importa: ${said}. ¿En qué lo notaríamos durante sus primeras semanas?`,
    (said) => `El anuncio precisa: ${said}. ¿Dónde debería buscarlo en su currículum?`,
  ],
  dutyShown: [
    '¿Qué haría aquí igual y qué haría de otra manera?',
    'Cuénteme una vez en que no salió según lo previsto.',
    '¿Qué lo hacía difícil y qué hizo usted?',
    '¿Cuándo tuvo que ir más allá de lo que se le pedía?',
    '¿Quién participó y cuál fue su parte?',
  ],
  claims: {
    less: [
      '¿Qué lo hizo posible y a qué hubo que renunciar?',
      '¿Qué cambió primero y cómo supo que funcionaba?',
      '¿Se mantuvo después de los primeros meses?',
    ],
    more: [
      '¿Qué parte fue mérito suyo y cómo lo sabe?',
      '¿Qué había intentado antes sin éxito?',
      '¿Qué habría necesitado para llegar más lejos?',
    ],
    people: [
      '¿A quién costó más convencer y qué hizo usted?',
      '¿En qué notó que alguien necesitaba ayuda y qué hizo entonces?',
      '¿Qué dirían esas personas de su trabajo con usted?',
    ],
    made: [
      '¿De quién fue la idea y quién estaba en contra?',
      '¿Cuál fue la decisión más difícil por el camino?',
      '¿Qué haría de otra manera la próxima vez?',
    ],
    together: ['¿Dónde chocaban los intereses y cómo lo resolvió?', '¿Qué hacía cuando no obtenía respuesta?'],
    care: ['Cuénteme un caso que se saliera de lo habitual.', '¿Qué notó que otros no habían visto?'],
    other: [
      'Lléveme a un día de ese trabajo: ¿qué era difícil?',
      '¿Qué aprendió entonces que todavía le sirve?',
      '¿Qué hizo allí que otra persona quizá no habría hecho?',
      '¿En qué notaban los demás que estaba bien hecho?',
      'Cuénteme un día en que nada salió según lo previsto.',
    ],
  },
  figure: (figure) => `¿Cómo se midió esa cifra (${figure}) y cuál era la situación antes?`,
  traits,
  licence: [
    (said) => `¿Hasta cuándo es válida su acreditación (${said}) y dónde?`,
    (said) => `¿Cuándo fue la última vez que necesitó esto en el trabajo: ${said}?`,
  ],
  licenceOpen: [
    (said) => `El anuncio menciona ${said}. ¿Cuenta ya con ello y, si no, cuándo podría tenerlo?`,
    (said) => `No encuentro ${said} en su currículum. ¿Cómo lo tiene?`,
  ],
  degreeOpen: (said) =>
    said === undefined
      ? 'El anuncio pide una titulación que su currículum no menciona. ¿Qué ofrece en su lugar?'
      : `El anuncio pide: ${said}. ¿Qué ofrece en su lugar?`,
  languageShown: (said) =>
    `¿Cuándo fue la última vez que usó el ${said} en el trabajo y qué soltura tiene por escrito?`,
  languageOpen: (said) => `El anuncio menciona el ${said}. ¿Qué nivel tiene al hablar y al escribir?`,
  career,
  motivation,
  missingPart: {
    situation: '¿Dónde y cuándo fue, y cuál era el problema?',
    task: '¿Qué se esperaba de usted y para cuándo?',
    action: '¿Cómo lo hizo? Nombre dos o tres cosas que hizo usted.',
    result: '¿Qué se consiguió? Una cifra, tiempo ahorrado o lo que alguien dijo de ello.',
  },
  forEmployer,
  tips,
  advice,
};
