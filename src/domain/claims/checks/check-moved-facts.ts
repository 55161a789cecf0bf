import { isGeneral } from '../words/general-words.ts';
import { isJob } from '../evidence/mentions.ts';
import { unsupportedClaim, type ClaimCheck } from '../evidence/checked-sentence.ts';
import type { SourceSentence } from '../evidence/source-facts.ts';
import { isSaid } from '../words/said.ts';
import { carriesContent, type Word } from '../words/words.ts';

/** From so many words of a line of another position on, that line is what is told. */
const leastMoved = 2;

/** What was done at one place of work may not be told of another: words that this one's lines lack and a single line of another has. */
export const checkMovedFacts: ClaimCheck = (statement) => {
  const { header, cited, addressing, listing, entries, base, words, vocabulary } = statement;
  const nothing = { checked: 0, unsupported: [] };
  if (header || cited || addressing || listing || !entries.some(isJob)) return nothing;
  const foreign = words.filter(
    (word) =>
      carriesContent(word, base.language) &&
      !isGeneral(word) &&
      (base.vocabulary.has(word.key) || base.vocabulary.has(word.stem)) &&
      !isSaid(word, vocabulary) &&
      !isSaid(word, base.generalVocabulary()),
  );
  if (foreign.length < leastMoved) return { ...nothing, checked: 1 };
  const others = base.entries.filter((entry) => isJob(entry) && !entries.includes(entry));
  const moved = others
    .flatMap(({ sentences, header: named }) => sentences.map((sentence) => saidIn(sentence, foreign, named)))
    .find((said) => said.length >= leastMoved);
  if (moved === undefined) return { ...nothing, checked: 1 };
  const claim = moved.map(({ text }) => text).join(' … ');
  return { checked: 1, unsupported: [unsupportedClaim(statement, 'outcome', claim, 'elsewhere')] };
};

/** The words of a claim that a line has, without those that name the place it is of. */
const saidIn = ({ vocabulary }: SourceSentence, words: readonly Word[], named: ReadonlySet<string>): Word[] => {
  const said = words.filter((word) => (vocabulary.has(word.key) || vocabulary.has(word.stem)) && !named.has(word.key));
  return said.filter((word, at) => said.findIndex(({ stem }) => stem === word.stem) === at);
};
