import type { Advice, Phrases } from '../quoting/phrases.ts';

const ofSubjects = {
  shown: {
    why: 'El anuncio lo pide y su currículum lo muestra: quieren saber hasta dónde llega.',
    goodAnswer: [
      'Un caso real: dónde, cuándo y para qué.',
      'Lo que hizo usted, por orden, y por qué así.',
      'Qué se consiguió, con una cifra si la recuerda.',
    ],
  },
  listed: {
    why: 'Su currículum lo nombra, pero ninguna línea lo muestra en el trabajo; por eso preguntan.',
    goodAnswer: [
      'Dónde y cuándo lo aprendió o lo practicó.',
      'Una tarea concreta, con detalle.',
      'Lo que aún no sabe: hace creíble lo demás.',
    ],
  },
  missing: {
    why: 'El anuncio lo pide y su currículum no lo muestra.',
    goodAnswer: [
      'Primero una respuesta clara: si lo ha hecho o no.',
      'Lo más parecido que ha hecho de verdad.',
      'Cómo aprendió antes algo semejante y cuánto tardó.',
    ],
  },
  duty: {
    why: 'Forma parte del puesto y su currículum tiene un ejemplo.',
    goodAnswer: [
      'El ejemplo de su currículum, con el lugar y el momento.',
      'Lo que hizo usted y por qué.',
      'Cómo terminó y qué significa para este puesto.',
    ],
  },
  dutyOpen: {
    why: 'Forma parte del puesto y su currículum aún no tiene un ejemplo.',
    goodAnswer: [
      'La situación más parecida que ha vivido, con el lugar y el momento.',
      'Qué se esperaba de usted y qué hizo.',
      'En qué quedó.',
    ],
  },
} satisfies Record<string, Advice>;

const ofOwnRecord = {
  claim: {
    why: 'Es una de las líneas más fuertes de su currículum y quieren saber cuál fue su parte.',
    goodAnswer: [
      'Dos frases sobre cómo estaban las cosas antes.',
      'Qué le correspondía y qué hizo: en primera persona, «hice» y no «hicimos».',
      'En qué notó el resultado; para cada cifra, qué se contó.',
      'Qué haría hoy de otra manera.',
    ],
  },
  trait: {
    why: 'El anuncio menciona …. Una lista no lo demuestra; por eso piden un caso.',
    goodAnswer: [
      'Una sola situación, con el lugar y las personas.',
      'Qué pensó y qué hizo, y por qué.',
      'Cómo terminó y qué hace desde entonces.',
    ],
  },
  held: {
    why: 'El anuncio lo menciona: comprueban que siga vigente.',
    goodAnswer: ['Hasta cuándo vale y quién lo expidió.', 'Que puede mostrarlo hoy mismo.'],
  },
  notHeld: {
    why: 'El anuncio lo menciona y su currículum no dice que lo tenga.',
    goodAnswer: ['Primero sí o no.', 'Si no, qué ha aprendido en su lugar o cuándo podría tenerlo.'],
  },
  language: {
    why: 'El anuncio menciona este idioma.',
    goodAnswer: [
      'Su nivel, en palabras sencillas.',
      'Una conversación o un texto reales. Cuente con que cambien de idioma.',
    ],
  },
} satisfies Record<string, Advice>;

const ofCareer = {
  gap: {
    why: 'En casi todas las entrevistas preguntan por los meses sin puesto.',
    goodAnswer: [
      'Una frase sincera. No debe a nadie detalles de su salud o su familia.',
      'Qué hizo para seguir cerca de su oficio, si fue así.',
      'Y después, lo que vino a continuación.',
    ],
  },
  tenure: {
    why: 'Quieren saber si se quedará y si sigue aprendiendo.',
    goodAnswer: [
      'El motivo en media frase, sin reproches.',
      'Qué cambió en ese tiempo y cuál fue su parte.',
      'Qué busca y qué tiene de ello este puesto.',
    ],
  },
  field: {
    why: 'Su experiencia es de otro campo: aquí se ve si hay un plan.',
    goodAnswer: [
      'Qué le atrae y desde cuándo.',
      'Dos cosas que hace hoy y que este puesto necesita, con un ejemplo de cada una.',
      'Qué ha hecho ya para aprender lo demás.',
    ],
  },
  level: {
    why: 'El puesto no es del mismo nivel que el anterior.',
    goodAnswer: [
      'Una situación en que otros dependían de usted y qué decidió.',
      'Qué sería nuevo y de quién lo aprendería.',
      'Por qué este nivel es una elección.',
    ],
  },
  years: {
    why: 'Es lo primero que le objetaría alguien más estricto.',
    goodAnswer: [
      'Sin disculpas: nombre el trabajo que más cuenta para este puesto.',
      'Un resultado que también enorgullecería a alguien con más años.',
      'Lo deprisa que ha aprendido antes.',
    ],
  },
} satisfies Record<string, Advice>;

const ofTheJob = {
  why: {
    why: 'Suele ser la primera pregunta de verdad y la respuesta marca el tono.',
    goodAnswer: [
      'Qué le atrae del trabajo en sí: nombre algo de este anuncio.',
      'Qué aporta, con un ejemplo.',
      'Nada malo de la empresa anterior.',
    ],
  },
  path: {
    why: 'Quieren oír un hilo y cómo habla de lo que dejó.',
    goodAnswer: ['Dos minutos, un motivo por cada cambio.', 'Más hacia dónde iba que de dónde se marchaba.'],
  },
  first: {
    why: 'Destacan en el anuncio; la respuesta muestra si sabe valorarse.',
    goodAnswer: ['Una elección clara, con un ejemplo.', 'Cómo aprendería lo otro y para cuándo.'],
  },
  weakest: {
    why: 'Lo han visto y quieren saber si usted también.',
    goodAnswer: [
      'Dígalo sin quitarle importancia.',
      'Lo que más se le acerca y lo que ya ha hecho al respecto.',
      'Qué haría en las primeras semanas.',
    ],
  },
  employer: {
    why: 'En un minuto se ve quién viene con la entrevista preparada.',
    goodAnswer: [
      'Dos datos de la empresa que no estén en el anuncio y por qué le importan.',
      'Una pregunta suya de verdad.',
    ],
  },
  place: {
    why: 'Un punto práctico que conviene aclarar pronto.',
    goodAnswer: ['Sí o no, y desde cuándo.', 'Cómo ha trabajado así antes, si lo ha hecho.'],
  },
} satisfies Record<string, Advice>;

/** Why something is asked, and what a good answer shows. */
export const advice: Phrases['advice'] = { ...ofSubjects, ...ofOwnRecord, ...ofCareer, ...ofTheJob };
