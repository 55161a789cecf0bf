import { sentencesOf } from '../claims/evidence/sentences.ts';
import { detectLanguage } from '../language/detect-language.ts';
import { stringsOf } from '../resume/json-pointer.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { PrepQuestion } from './interview-prep.ts';
import { answerAspects, type AnswerAspect, type AnswerReview, type AspectFound } from './practice.ts';
import { figuresIn } from './material/own-lines.ts';
import type { AnswerNote } from './review/answer-notes.ts';
import { claimsMade, type ClaimsMade } from './review/claims-made.ts';
import { contentOf } from './review/content.ts';
import { isList, isOtherLanguage, isOwn, saysNothingNew } from './review/manner.ts';
import {
  claimsSuccess,
  impliesGoal,
  ownActsIn,
  saysWe,
  tellsGoal,
  tellsOutcome,
  tellsPlace,
  tellsTime,
} from './review/story-signs.ts';

export interface ReviewInput {
  question: PrepQuestion;
  text: string;
  source: ParsedResume;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
}

const weights: Record<AnswerAspect, number> = { situation: 1, task: 1, action: 1.5, result: 1.5, evidence: 1 };
const worth: Record<AspectFound['found'], number> = { clear: 1, thin: 0.5, missing: 0 };
/** An answer of fewer words says too little, whatever is in it. */
const leastWords = 30;
/** Longer than two and a half minutes of speech. */
const mostWords = 375;
/** More is not read. */
const mostCharacters = 12_000;

/** Looks at a typed answer for situation, task, action, result and evidence. Pure. */
export function reviewAnswer({ question, text, source, today }: ReviewInput): AnswerReview {
  const answer = text.slice(0, mostCharacters).replace(/\s+/g, ' ').trim();
  const words = answer === '' ? 0 : answer.split(' ').length;
  const sentences = sentencesOf(answer).filter((sentence) => sentence.trim() !== '');
  const spoken = words < fewestOfLanguage || !isOtherLanguage(answer, question);
  const claims = claimsMade(sentences, { question, source, today, spoken });
  const context: Context = { source, question, claims, spoken, answer };
  const aspects = aspectsOf(question, answer, spoken).map((aspect) => lookedAt(aspect, sentences, context));
  const total = aspects.reduce((sum, { aspect }) => sum + weights[aspect], 0);
  const reached = aspects.reduce((sum, { aspect, found }) => sum + weights[aspect] * worth[found], 0);
  const share = total === 0 ? 0 : reached / total;
  const length = words < leastWords ? words / leastWords : words > mostWords ? 0.9 : 1;
  const most = aspects.reduce((least, { note }) => Math.min(least, limits[note] ?? 1), 1);
  const honest = claims.against.length === 0 ? 1 : claims.against.length === 1 ? oneClaimAgainst : mostOfUntrue;
  return {
    aspects,
    score: Math.round(100 * share * length * Math.min(most, honest)),
    unsupported: [...claims.against, ...claims.amounts, ...claims.details],
    words,
  };
}

/** What an answer reaches at most, as a share, that is no answer to this question or no answer at all. */
const limits: Partial<Record<AnswerNote, number>> = {
  'off-question': 0.4,
  'not-about-you': 0.4,
  'nothing-new': 0.4,
  'a-list': 0.4,
  'other-language': 0.8,
};
/** One name or figure against the resume may be a customer's; with two the answer tells of another life. */
const oneClaimAgainst = 0.7;
const mostOfUntrue = 0.4;
/** The language of fewer words is a guess. */
const fewestOfLanguage = 8;

/** "How did you …" asks for a story, whatever it is about. */
const asksForStory = /\b(?:did you|was your part|tell me about|walk me through|describe)\b/i;

/** What a question calls for: a story for what was done, ways and results for knowledge, the person's own record for everything. */
function aspectsOf({ kind, evidence, text }: PrepQuestion, answer: string, spoken: boolean): AnswerAspect[] {
  // What a longer answer in another language tells cannot be judged by these signs.
  const language = detectLanguage(answer);
  if (!spoken || (language !== 'en' && language !== 'other')) return ['evidence'];
  if (kind === 'behavioral' || (kind === 'technical' && asksForStory.test(text))) return [...answerAspects];
  if (kind === 'technical') return evidence.length > 0 ? ['action', 'result', 'evidence'] : ['action', 'evidence'];
  return ['evidence'];
}

/** What was found, with the reason as one of the known codes. */
type Found = Omit<AspectFound, 'note'> & { note: AnswerNote };

interface Context {
  source: ParsedResume;
  question: PrepQuestion;
  claims: ClaimsMade;
  /** Whether it is in the language of the question. */
  spoken: boolean;
  answer: string;
}

function lookedAt(aspect: AnswerAspect, sentences: readonly string[], context: Context): Found {
  switch (aspect) {
    case 'situation':
      return situationIn(sentences);
    case 'task':
      return taskIn(sentences);
    case 'action':
      return actionIn(sentences);
    case 'result':
      return resultIn(sentences);
    case 'evidence':
      return evidenceIn(sentences, context);
  }
}

const longestQuote = 240;
const quoteOf = (sentence: string | undefined): string =>
  sentence === undefined
    ? ''
    : sentence.length <= longestQuote
      ? sentence
      : `${sentence.slice(0, longestQuote).replace(/\s\S*$/, '')} …`;

function situationIn(sentences: readonly string[]): Found {
  const opening = sentences.slice(0, Math.max(2, Math.ceil(sentences.length / 2)));
  const when = opening.find(tellsTime);
  const where = opening.find(tellsPlace);
  const aspect = 'situation';
  if (when !== undefined && where !== undefined)
    return { aspect, found: 'clear', quote: quoteOf(when), note: 'time-and-place' };
  if (where !== undefined)
    return {
      aspect,
      found: opening.length > 1 && sentences.length > 3 ? 'clear' : 'thin',
      quote: quoteOf(where),
      note: 'place-alone',
    };
  if (when !== undefined) return { aspect, found: 'thin', quote: quoteOf(when), note: 'time-alone' };
  return { aspect, found: 'missing', quote: '', note: 'no-situation' };
}

function taskIn(sentences: readonly string[]): Found {
  const said = sentences.find(tellsGoal);
  if (said !== undefined) return { aspect: 'task', found: 'clear', quote: quoteOf(said), note: 'goal-said' };
  const implied = sentences.find(impliesGoal);
  return implied === undefined
    ? { aspect: 'task', found: 'missing', quote: '', note: 'no-task' }
    : { aspect: 'task', found: 'thin', quote: quoteOf(implied), note: 'goal-implied' };
}

const enoughActs = 2;
/** So many things done fill a sentence; how it ended gets lost in it. */
const manyActs = 3;

function actionIn(sentences: readonly string[]): Found {
  const acts = sentences.map((sentence) => ({ sentence, count: ownActsIn(sentence) }));
  const total = acts.reduce((sum, { count }) => sum + count, 0);
  const most = acts.toSorted((a, b) => b.count - a.count)[0];
  const aspect = 'action';
  if (total >= enoughActs)
    return { aspect, found: 'clear', quote: quoteOf(most?.sentence), note: 'own-actions', facts: { count: total } };
  if (total === 1) return { aspect, found: 'thin', quote: quoteOf(most?.sentence), note: 'one-action' };
  const others = sentences.find(saysWe);
  return others === undefined
    ? { aspect, found: 'missing', quote: '', note: 'no-action' }
    : { aspect, found: 'thin', quote: quoteOf(others), note: 'we-alone' };
}

function resultIn(sentences: readonly string[]): Found {
  const ending = sentences.slice(Math.max(1, Math.floor(sentences.length / 2)));
  const said = ending.filter((sentence) => tellsOutcome(sentence) && !tellsGoal(sentence));
  const counted = said.findLast((sentence) => figuresIn(sentence).length > 0);
  const aspect = 'result';
  if (counted !== undefined) return { aspect, found: 'clear', quote: quoteOf(counted), note: 'result-with-figure' };
  const last = said.at(-1);
  if (last !== undefined && ownActsIn(last) >= manyActs)
    return { aspect, found: 'thin', quote: quoteOf(last), note: 'result-in-passing' };
  if (last !== undefined) return { aspect, found: 'clear', quote: quoteOf(last), note: 'result-said' };
  const vague = ending.findLast(claimsSuccess);
  return vague === undefined
    ? { aspect, found: 'missing', quote: '', note: 'no-result' }
    : { aspect, found: 'thin', quote: quoteOf(vague), note: 'result-vague' };
}

/** So many of an answer's content words must be in the resume for it to rest on it. */
const leastShared = 3;

function evidenceIn(sentences: readonly string[], { source, question, claims, spoken, answer }: Context): Found {
  const own = contentOf(
    [...stringsOf({ ...source.resume, references: undefined }), ...question.evidence.map(({ text }) => text)].join(' '),
    source,
  );
  const shared = sentences.map((sentence) => ({
    sentence,
    count: [...contentOf(sentence, source)].filter((word) => own.has(word)).length,
  }));
  const total = shared.reduce((sum, { count }) => sum + count, 0);
  const best = shared.toSorted((a, b) => b.count - a.count)[0];
  const aspect = 'evidence';
  const nothing = { aspect, found: 'missing', quote: '' } as const;
  // Names are the same in every language.
  if (!spoken) return { ...nothing, found: total < leastShared ? 'missing' : 'thin', note: 'other-language' };
  if (isList(answer)) return { ...nothing, note: 'a-list' };
  if (saysNothingNew(answer, question, source)) return { ...nothing, note: 'nothing-new' };
  if (answer !== '' && !isOwn(answer)) return { ...nothing, note: 'not-about-you' };
  const asked = askedIn(question, source);
  const said = contentOf(sentences.join(' '), source);
  const takesUp = [...asked].filter((word) => said.has(word)).length;
  // Of a question that names next to nothing, nothing can be taken up.
  const isAbout =
    asked.size < leastNamed ||
    takesUp >= leastTakenUp[question.kind] ||
    namesOf(question, source).some((word) => said.has(word));
  if (!isAbout && question.kind !== 'general') return { aspect, found: 'missing', quote: '', note: 'off-question' };
  if (!isAbout)
    return {
      aspect,
      found: total < leastShared ? 'missing' : 'thin',
      quote: '',
      note: total < leastShared ? 'off-question' : 'nothing-of-job',
    };
  const quote = (claim: string): string => quoteOf(sentences.find((sentence) => sentence.includes(claim)));
  const [against] = claims.against;
  if (against !== undefined)
    return { aspect, found: 'thin', quote: quote(against), note: 'claims-not-shown', facts: { claim: against } };
  const [amount] = claims.amounts;
  if (amount !== undefined)
    return { aspect, found: 'thin', quote: quote(amount), note: 'figures-not-shown', facts: { figure: amount } };
  if (total < leastShared) return { aspect, found: total === 0 ? 'missing' : 'thin', quote: '', note: 'not-on-resume' };
  return { aspect, found: 'clear', quote: quoteOf(best?.sentence), note: 'rests-on-resume' };
}

const leastNamed = 3;
/** One word of a question about motives, "work" or "people", may be said by chance; one of what it names is not. */
const leastTakenUp: Record<PrepQuestion['kind'], number> = { general: 2, behavioral: 1, technical: 1 };

const namesOf = ({ names }: PrepQuestion, source: ParsedResume): string[] => [...contentOf(names.join(' '), source)];

/** What a question is about: what it names of the ad and the resume, and the words it asks with. */
const askedIn = ({ text, names, evidence }: PrepQuestion, source: ParsedResume): ReadonlySet<string> =>
  contentOf([text, ...names, ...evidence.map(({ text: own }) => own)].join(' '), source);
