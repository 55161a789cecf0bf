import { foldInPlace } from '../../language/fold.ts';
import { headingPhrases, type Section } from './heading-phrases.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** English headings are mostly adjectives and nouns in any order: "Minimum education and experience required". */
const wantNouns = set(
  `requirement requirements reqs qualification qualifications skill skills skillset skillsets competence competences competency competencies experience experiences education knowledge
  ability abilities background training credential credentials characteristics attributes expertise criteria profile specification specifications prerequisite prerequisites pre-requisite
  pre-requisites licence licences license licenses licensure licensing certification certifications certificate certificates must-have must-haves proficiency proficiencies expectations traits
  demands conditions capabilities technologies stack tools keyword keywords language languages degree degrees`,
);
const dutyNouns = set(
  `responsibility responsibilities responsiblities responsibilites responsibilties duty duties task tasks function functions accountability accountabilities activities deliverables objectives`,
);
const roleNouns = set(
  'description summary overview purpose scope details brief objective statement information introduction',
);
const niceWords = set(
  'preferred desire desired desirable bonus nice-to-have optional good-to-have beneficial advantageous',
);
const fillers = set(
  `minimum basic required essential key core job position technical candidate other additional general special specialized mandatory your our the main specific primary professional
  personal role roles work working hr ideal successful physical academic soft hard relevant functional environmental top educational these behavioral related applicant employment principal
  critical previous prior seeking we seek mental tech daily day-to-day major common typical secondary set sets and or & / + , - and/or
  needed include includes including are is sought for of to this all candidates applicants success but not limited following you you'll need bring have possess`,
);

/** The section of a heading that is made of heading words alone. */
function sectionOfWords(words: string[]): Section | undefined {
  const isKnown = (word: string) =>
    wantNouns.has(word) || dutyNouns.has(word) || roleNouns.has(word) || niceWords.has(word) || fillers.has(word);
  if (!words.every(isKnown)) return undefined;
  const noun = words.find((word) => wantNouns.has(word) || dutyNouns.has(word) || roleNouns.has(word));
  if (noun === undefined) return undefined;
  if (wantNouns.has(noun)) return words.some((word) => niceWords.has(word)) ? 'nice' : 'must';
  return dutyNouns.has(noun) ? 'duty' : 'role';
}

const rules = headingPhrases.map(([section, phrases]): [Section, RegExp] => [
  section,
  new RegExp(`^(?:${phrases.join('|')})$`),
]);

/** The section that a heading opens; undefined when the words are no heading that is known. */
export function headingSection(heading: string): Section | undefined {
  if (heading.length > 110) return undefined;
  const plain = foldInPlace(heading)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/^[^\p{L}]+|[\s:.…!?\-–—*_#]+$/gu, '')
    .replace(/\s+/g, ' ');
  const words = plain.replace(/([,/&+])/g, ' $1 ').split(/\s+/);
  if (plain === '' || words.length > 18) return undefined;
  return sectionOfWords(words) ?? rules.find(([, pattern]) => pattern.test(plain))?.[0];
}
