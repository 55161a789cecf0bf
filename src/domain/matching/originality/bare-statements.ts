import type { Language } from '../../language/languages.ts';
import { readLanguages } from '../../language/stop-words.ts';
import { stem } from '../../language/stem.ts';
import { stopWords } from '../../language/stop-words.ts';
import { conceptsOf } from '../../lexicon/dictionary/concepts.ts';
import type { AdWords } from './copied-lines.ts';
import { framedStatements } from './repeated-frames.ts';
import type { Statement } from '../statements/statements.ts';

/** A single year says nothing about what was done; two say how long a job was held. */
const year = /^(?:19|20)\d\d$/;

/** The least share of the content words that has to be the person's own and not the ad's. */
export const ownShare = 0.2;

/** Words that introduce or claim and mean nothing by themselves: "strong knowledge of", "worked with", "responsible for". */
const frames: Record<(typeof readLanguages)[number], string> = {
  en: `ability able accomplished adept advanced all apply area award background basic broad capability capable certificate certification certified competent concept daily deep deliver
    demonstrate detail do effective ensure environment etc excellent experience experienced expert expertise extensive familiar familiarity field
    general good great hand hands handle high highly include interest involve job keen key know knowledge level main many multiple passion perform
    practical practice proficiency proficient project prove proven provide record relevant require respons responsibility responsible role several
    skill skilled solid strong success successful successfully superior task tool track train understand understanding use used uses using utilize variety various
    very well wide work worked working year`,
  de: `anwenden anwendung arbeit arbeiten aufgabe ausgezeichnet bereich breit einsatz erfahren erfahrung erfolgreich fundiert gearbeitet gut gute hervorragend jahre
    kenntnis kenntnisse nutzen nutzung praktisch praxis projekt sehr sicher tätig tätigkeit tiefgreifend umfangreich umgang verantwortlich verschieden
    verwenden verwendet verwendung vertraut viele wissen zuständig`,
  fr: `année approfondi bon bonne capable capacité charge compétence compétent connaissance divers domaine excellent expérience expert fort maîtrise plusieurs pratique
    projet responsable solide succès tâche travail travaillé utilisation utilisé utiliser`,
  es: `amplio año área bueno capacidad capaz competencia conocimiento diverso dominio excelente experiencia experto fuerte manejo práctica proyecto responsable sólido
    tarea trabajado trabajo usar uso utilizado utilizar varios éxito`,
  pt: `amplo ano área bom capacidade capaz competência conhecimento diversos domínio excelente experiência forte prática projeto responsável sólido sucesso tarefa
    trabalhado trabalho usar uso utilizado utilizar vários`,
  it: `ampio anno buono buona capace capacità competenza conoscenza diverso eccellente esperienza esperto forte lavorato lavoro ottimo pratica progetto responsabile
    solido successo uso utilizzato utilizzo utilizzare vari`,
  nl: `brede diverse ervaren ervaring gebied gebruik gebruikt goed goede jaar kennis praktijk project ruime sterk succesvol taak uitstekend verantwoordelijk vaardig
    verschillende werk werken gewerkt`,
};

/** Those of a language and the English ones, which ads in other languages use as well. */
const frameStems: ReadonlyMap<Language, ReadonlySet<string>> = new Map(
  readLanguages.map((language) => [
    language,
    new Set(`${frames[language]} ${frames.en}`.split(/\s+/).map((word) => stem(word, language))),
  ]),
);

/**
 * Statements with hardly a word of the person's own: the ad's words, in whatever order, and words that frame them. Whoever did
 * a thing can say to what, with whom or with which result; whoever did not can only repeat the ad's words, or say the same of
 * each of them ({@link framedStatements}). Names in a list of skills are never bare, nor is a single title or certificate.
 */
export function bareStatements(
  statements: readonly Statement[],
  ad: AdWords,
  language: Language,
): ReadonlySet<Statement> {
  const shareOwn = ownShareBeside(ad, language);
  const isBare = ({ words }: Statement): boolean => shareOwn(words) < ownShare;
  const isAboutWork = ({ role, section }: Statement): boolean =>
    role === 'sentence' || role === 'claim' || (role === 'list' && workSections.has(section));
  const framed = framedStatements(statements, adsWordReader(ad, language), language);
  return new Set(statements.filter((each) => framed.has(each) || (isAboutWork(each) && isBare(each))));
}

/** Whether an ad has a word (by its key); in an ad in another language a word of the same meaning. */
function adsWordReader(ad: AdWords, language: Language): (word: string) => boolean {
  const meaningOf = (word: string): string => conceptsOf(word, language)[0]?.[0] ?? word;
  return ad.language === language || language === 'other'
    ? (word) => ad.stems.has(stem(word, language))
    : (word) => ad.meanings.has(meaningOf(word));
}

/** The share, 0-1, of the content words (by their keys) that an ad does not have; 0 where there are none. */
export function ownShareBeside(ad: AdWords, language: Language): (words: Iterable<string>) => number {
  const framing = frameStems.get(language) ?? new Set<string>();
  const stops = stopWords(language);
  const isAds = adsWordReader(ad, language);
  return (words) => {
    const content = new Map([...words].filter((word) => !stops.has(word)).map((word) => [stem(word, language), word]));
    for (const each of content.keys()) if (framing.has(each)) content.delete(each);
    const years = [...content.keys()].filter((word) => year.test(word));
    if (years.length === 1) content.delete(years[0] ?? '');
    const own = [...content.values()].filter((word) => !isAds(word));
    return own.length / Math.max(1, content.size);
  };
}

const workSections: ReadonlySet<Statement['section']> = new Set(['work', 'projects', 'volunteer', 'summary']);
