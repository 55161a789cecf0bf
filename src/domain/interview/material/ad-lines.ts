import { splitSentences } from '../../language/sentences.ts';
import type { Posting } from '../../posting/posting.ts';
import type { Passage } from '../../posting/sections/passage.ts';
import { readStructure } from '../../posting/sections/passages.ts';
import vague from '../../words/interview/vague-foreign-topics.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { AdClause } from './ad-clauses.ts';

/** What is offered rather than asked. */
const offer = patternOf(vague, 'offers', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

const jobSections = new Set<Passage['section']>(['duty', 'role', 'must', 'nice']);
const leastWords = 4;
const longest = 260;

/** "Sie übernehmen", "vous assurez": a sentence that says it to the reader. */
const toReader = /(?<!\p{L})(?:sie|ihre[nmrs]?|du|deine[nmrs]?|vous|votre|vos|usted|su|sus|tu|tus|te)(?!\p{L})/iu;

/** What an ad in another language than English says of the job, sentence by sentence: to be quoted, since its words cannot be bent. */
export function adLines({ ad, language, requirements }: Posting): AdClause[] {
  const lines = readStructure(ad, language)
    .passages.filter(({ section, caption }) => jobSections.has(section) && !caption)
    .flatMap(({ text: passage, section }) =>
      splitSentences(passage, language).map(({ text }) => ({
        text: text.replace(/\s+/g, ' ').trim(),
        passage,
        section,
      })),
    )
    .filter(({ text }) => isWhole(text))
    .map((line) => ({
      ...line,
      requirements: requirements.filter(
        ({ text, sentence }) => sentence.includes(line.text) && line.text.includes(text),
      ),
    }));
  const clauses = lines.filter(isAboutWork).map(({ text, passage, section, requirements: stated }): AdClause => ({
    text,
    passage,
    gerund: text,
    base: text,
    ...((section === 'must' || section === 'nice') && { isQualification: true }),
    requirements: stated,
  }));
  return [...new Map(clauses.map((clause) => [clause.text, clause])).values()];
}

const isWhole = (text: string): boolean =>
  text.split(' ').length >= leastWords &&
  text.length <= longest &&
  !/[?!:]$/.test(text) &&
  !offer.test(text) &&
  text.split('(').length === text.split(')').length;

/** Qualifications that have a name are asked about by it; of the others and of the work the sentences are left. */
function isAboutWork({
  text,
  section,
  requirements,
}: Pick<AdClause, 'text' | 'requirements'> & Pick<Passage, 'section'>): boolean {
  if (section === 'duty') return true;
  if (requirements.length === 0) return false;
  return section === 'role'
    ? toReader.test(text)
    : requirements.every(({ skill, kind }) => skill === undefined && (kind === 'skill' || kind === 'duty'));
}
