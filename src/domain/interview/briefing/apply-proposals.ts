import { claimChecker } from '../../claims/check-claims.ts';
import { carriesContent, wordsOf } from '../../claims/words/words.ts';
import { splitSentences } from '../../language/sentences.ts';
import { stringsOf } from '../../resume/json-pointer.ts';
import type { PairInput } from '../material/pair.ts';
import type { InterviewPrep, PrepQuestion } from '../interview-prep.ts';
import { adPassage } from './ad-passage.ts';
import { faultsOf, type Known } from './check-wording.ts';
import { keepsNames } from './keeps-names.ts';
import type { ProposedQuestion } from './proposed-questions.ts';
import { isAsking } from './second-person.ts';
import { skillsIn, type Support, supportOf, vocabularyOf } from './support.ts';

const mostSentences = 3;
/** Two questions that share more of their content words are one asked twice. */
const mostAlike = 0.7;

/** A wording that was not used, and why. */
export interface RefusedWording {
  id: string;
  text: string;
  faults: readonly string[];
}

/**
 * The prep with the wordings of a model that say the same as the rules' own: they keep what a question names, ask, and bring in nothing that neither the
 * resume nor the ad says of it. All others stay as they are. Reasons, advice and the person's stories are the rules' alone: of advice no
 * check can tell whether it is honest.
 */
export function applyProposals(
  prep: InterviewPrep,
  proposals: readonly ProposedQuestion[],
  input: PairInput,
): { prep: InterviewPrep; refused: RefusedWording[] } {
  if (prep.language !== 'en' || proposals.length === 0) return { prep, refused: [] };
  const known = knownOf(input);
  const refused: RefusedWording[] = [];
  const questions = [...prep.questions];
  for (const [index, question] of prep.questions.entries()) {
    const proposed = proposals.find(({ id }) => id === question.id);
    if (!proposed) continue;
    const support = supportOf(question, adPassage(question, input.posting));
    const rest = questions.filter((_, at) => at !== index).map(({ text }) => text);
    const text = acceptedText(question, proposed, { support, known, rest, refused });
    if (text === undefined) continue;
    const names = question.names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
    questions[index] = { ...question, text, names, wordedBy: proposed.model };
  }
  return { prep: { ...prep, questions }, refused };
}

interface Accepting {
  support: Support;
  known: Known;
  /** The texts of all other questions. */
  rest: readonly string[];
  refused: RefusedWording[];
}

function acceptedText(
  question: PrepQuestion,
  { text }: ProposedQuestion,
  { support, known, rest, refused }: Accepting,
): string | undefined {
  const { id, names, origin, evidence } = question;
  const checking = { support, names, isShown: origin !== 'gap' && evidence.length > 0, known };
  const faults = [...formFaults(question, text, rest), ...faultsOf(text, checking)];
  if (faults.length === 0) return text;
  refused.push({ id, text, faults });
  return undefined;
}

function formFaults(question: PrepQuestion, text: string, rest: readonly string[]): string[] {
  const sentences = splitSentences(text);
  const asks = sentences.at(-1);
  return [
    ...(sentences.length > mostSentences ? ['too many sentences'] : []),
    ...(asks === undefined || !sentences.some((sentence) => isAsking(sentence.text)) ? ['no question'] : []),
    ...(keepsNames(question, text) ? [] : ['names lost']),
    ...(rest.some((other) => alike(text, other) > mostAlike) ? ['asked already'] : []),
  ];
}

/** How many of their content words two texts share, from 0 to 1. */
function alike(a: string, b: string): number {
  const [left, right] = [contentOf(a), contentOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.max(1, left.size + right.size - common);
}

const contentOf = (text: string): Set<string> =>
  new Set(wordsOf(text, 'en').flatMap((word) => (carriesContent(word, 'en') ? [word.stem] : [])));

function knownOf({ source, posting, companyName, jobTitle, today }: PairInput): Known {
  const said = stringsOf(source.resume).join('\n');
  const texts = [...stringsOf(source.resume), ...headersIn(source.resume)];
  return {
    check: claimChecker(source, { posting, company: companyName, jobTitle, today }),
    said: said.toLowerCase(),
    lines: texts.map((text) => vocabularyOf(text)),
    skills: skillsIn(said),
    target: [jobTitle, posting.title, companyName ?? '', posting.employer ?? ''],
  };
}

/** What stands side by side in a resume's entries: the title with the employer, a skill with its level. */
function headersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts: unknown[] = Object.values(value);
  const header = Array.isArray(value) ? [] : [parts.filter((part) => typeof part === 'string').join('\n')];
  return [...header, ...parts.flatMap(headersIn)];
}
