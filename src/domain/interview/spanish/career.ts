import type { Phrases } from '../quoting/phrases.ts';

/** Questions about the course of the career. */
export const career: Phrases['career'] = {
  gap: (before, after, time) =>
    `Entre sus puestos ${before} y ${after}, su currículum deja un intervalo (${time}). ¿Qué hizo en ese tiempo?`,
  sinceLast: ({ post, time }) => `Su último puesto, ${post}, terminó hace ${time}. ¿Qué ha hecho desde entonces?`,
  shortStays: (posts) =>
    `Estos puestos duraron menos de un año cada uno: ${posts}. ¿Por qué los dejó y qué le haría quedarse aquí?`,
  longStay: ({ post, time }, present) =>
    `${present ? 'Lleva' : 'Pasó'} ${time} en el mismo sitio: ${post}. ¿Qué ha cambiado en ese tiempo y ${
      present ? 'por qué busca algo nuevo ahora' : 'por qué lo dejó'
    }?`,
  anotherField: ({ post, role }) =>
    `Su experiencia es de otro campo: ${post}. ¿Por qué ahora el puesto ${role} y qué aportaría de su trabajo hasta hoy?`,
  stepUp: ({ role }) =>
    `En el puesto ${role} respondería del trabajo de otras personas. ¿Cuándo lo hizo por última vez, con o sin el cargo?`,
  stepDown: ({ post, role }) =>
    `Después de ${post}, el puesto ${role} es un paso atrás en el cargo. ¿Por qué lo quiere, y lo querrá todavía dentro de dos años?`,
  years: (asked, shown) =>
    `El anuncio pide ${asked} años de experiencia y ${
      shown === 0
        ? 'su currículum muestra poca en este campo'
        : `en su currículum cuento alrededor de ${shown === 1 ? 'uno' : shown} en este campo`
    }. ¿Por qué deberíamos elegirle de todos modos?`,
};

const of = (employer: string | undefined): string => (employer === undefined ? '' : ` (${employer})`);
const asHeld = (held: string): string => (held.startsWith('«') ? `en ${held}` : `como ${held}`);

export const motivation: Phrases['motivation'] = {
  why: [
    (role, held, employer, present) =>
      `${present ? 'Ahora trabaja' : 'Su último trabajo fue'} ${asHeld(held)}. ` +
      `¿Qué le daría el puesto ${role}${of(employer)} que allí no ${present ? 'tiene' : 'tenía'}?`,
    (role, held, employer) =>
      `Después de su etapa ${asHeld(held)}, ¿qué le animó a presentarse al puesto ${role}${of(employer)}?`,
    (role, held, employer) => `Del puesto ${held} al puesto ${role}${of(employer)}: ¿qué le atrae de este cambio?`,
  ],
  path: [
    (from, to) =>
      `Cuénteme su trayectoria desde el puesto ${from} hasta el puesto ${to}. ¿Cuál fue el motivo de cada cambio?`,
    (from, to, role) =>
      `¿Qué le llevó del puesto ${from} al puesto ${to}, y cómo encaja el puesto ${role} en ese camino?`,
  ],
  first: [
    (both) => `El anuncio menciona ${both}. ¿Qué dominaría desde el primer día y para qué necesitaría más tiempo?`,
    (both) =>
      `Estos dos puntos son los que más cuentan: ${both}. ¿En qué veríamos a los tres meses que hemos elegido bien?`,
  ],
  weakest: [
    (gap) => `¿Dónde ve la mayor distancia entre su currículum y este puesto? Yo habría dicho esto: ${gap}.`,
    (gap) => `Si no le eligiéramos, creo que sería por esto: ${gap}. ¿Qué respondería?`,
    (gap) => `Al leer su currículum junto al anuncio, echo en falta esto: ${gap}. ¿Qué pondría en su lugar?`,
  ],
  employer: [
    (employer) => `¿Qué sabe de nuestra empresa (${employer}) y qué le gustaría saber antes de decir que sí?`,
    (employer) => `¿Por qué nosotros (${employer}) y dónde más se está presentando?`,
  ],
  anyEmployer: (role) => `¿Qué le gustaría saber de nosotros antes de aceptar el puesto ${role}?`,
  onsite: (place) => `El trabajo es presencial (${place}). ¿Le viene bien?`,
  remote: (place) =>
    `Parte del trabajo se hace a distancia y la sede está en ${place}. ¿Cómo trabaja mejor y qué espera del equipo?`,
};

/** How one asks for a way of working without naming it. `at`: "como electricista (…)". */
export const traits: Phrases['traits'] = {
  Accountability: (at) => `¿Qué error fue suyo ${at} y cómo se supo?`,
  Adaptability: (at) => `Cuénteme un día ${at} en que todo cambió a última hora. ¿Qué dejó de lado?`,
  'Attention to detail': (at) => `¿Cuándo detectó ${at} un error que otros habían pasado por alto?`,
  Communication: (at) => `¿A quién tuvo que explicar algo difícil ${at} y cómo lo hizo?`,
  'Conflict resolution': (at) => `Cuénteme un conflicto que tuvo que calmar ${at}. ¿Cómo terminó?`,
  Creativity: (at) => `¿Qué idea suya se adoptó ${at} y cuál no?`,
  'Critical thinking': (at) => `¿Qué decisión tuvo que tomar ${at} sin saberlo todo?`,
  Empathy: (at) => `¿Quién necesitó de usted ${at} más de lo que decía su puesto?`,
  Independence: (at) => `¿Cuándo tuvo que decidir por su cuenta ${at} y cómo salió?`,
  'Interpersonal skills': (at) => `¿Con quién le resultó más difícil trabajar ${at} y cómo lo resolvió?`,
  'Learning agility': (at) => `¿Qué tuvo que aprender más deprisa ${at} y cómo lo hizo?`,
  Multitasking: (at) => `Describa su hora más ajetreada ${at}. ¿Qué tuvo que esperar?`,
  'Organizational skills': (at) => `¿Cómo llevaba el control de todo ${at} y cuándo se le escapó algo?`,
  'Problem solving': (at) => `¿Qué problema no supo resolver al principio ${at}? ¿De dónde vino la solución?`,
  'Self-motivation': (at) => `¿Qué hizo ${at} sin que nadie se lo pidiera?`,
  'Stress management': (at) => `¿Cuál fue su peor semana ${at} y cómo la superó?`,
  Teamwork: (at) => `¿Cuándo no estuvo su equipo de acuerdo con usted ${at} y qué pasó?`,
  'Time management': (at) => `¿Cómo decidía ${at} qué podía esperar a mañana?`,
};
