import particleTable from '../../words/german-particles.json' with { type: 'json' };
import { headsOf } from '../../words/word-table.ts';

const particles = headsOf(particleTable).join('|');
const participle = new RegExp(`^(${particles})?ge(.{3,}?)(?:t|en)(?:e[nmrs]?)?$`);
const withTo = new RegExp(`^(${particles})zu(.{3,})$`);

/** Other forms of a word, as keys, that its stem does not show: participles, verbs whose spelling changes before an ending. */
export function wordForms(word: string, language: 'de' | 'fr' | 'es'): string[] {
  if (language === 'de') return germanForms(word);
  return language === 'es' ? spanishForms(word) : frenchForms(word);
}

/** "sociaux" from "social", "mensuelle" from "mensuel", "premières" from "premier". */
function frenchForms(word: string): string[] {
  const [, before = '', ending] = /^(.{3,}?)(aux?|elle|ere|ive|euse)$/.exec(word) ?? [];
  if (ending === undefined) return [];
  const plain = { au: 'al', aux: 'al', elle: 'el', ere: 'er', ive: 'if', euse: 'eur' }[ending];
  return plain === undefined ? [] : [`${before}${plain}`];
}

function germanForms(word: string): string[] {
  const [, particle = '', verb] = participle.exec(word) ?? [];
  const [, before = '', infinitive] = withTo.exec(word) ?? [];
  return [
    ...(/(?:nisse|[^aeiou]en)n?$/.test(word) ? [word.replace(/(?:(?<=nis)sen?|n)$/, '')] : []),
    ...(verb === undefined ? [] : [`${particle}${verb}en`]),
    ...(infinitive === undefined ? [] : [`${before}${infinitive}`]),
  ];
}

/** "mediciones" (a key without its s) from "medición", "planifiqué" from "planificar", "entregué" from "entregar", "organicé" from "organizar". */
function spanishForms(word: string): string[] {
  const [, stem, sound] = /^(.{3,}?)(qu|gu|c|j)(?:e|en|es|o)$/.exec(word) ?? [];
  if (stem === undefined) return /[nrdl]e$/.test(word) ? [word.slice(0, -1)] : [];
  if (sound === 'qu') return [`${stem}car`];
  if (sound === 'gu') return [`${stem}gar`];
  return sound === 'c' ? [`${stem}zar`] : [`${stem}gir`];
}
