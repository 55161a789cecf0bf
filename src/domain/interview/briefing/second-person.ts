import { verbOfPast } from '../../language/english-verbs.ts';

/** What may be, is denied, or is done to the person: none of it says that they did anything. */
const nothingDone = [
  /\byou(?:['’]d| (?:would|could|might|may|will|can))\b|\b(?:would|could|might|will|can) you\b/gi,
  /\byou(?:['’]ve| have| had| are| were)? (?:not|no|never)\b|\byou \w+n['’]t\b/gi,
  /\b(?:for|to|from|about|with|of) you\b/gi,
];
const supposing = /^(?:if|suppose|imagine|were)\b|\b(?:closest|nearest|similar|something like)\b/i;
/** A question that "no" can answer supposes nothing. */
const answeredByNo = /^(?:(?:and|so|but|then)\s+)?(?:have|do|did|are|were|is|was|can|could|would|will|may|has|does)\b/i;
const indirect = /\b(?:how|what|why|where|when|whether|which|who|whom|whose)\b.*$/i;
const request =
  /^(?:(?:please|and|so|then|now)\s+)?(?:tell|walk|take|give|show|describe|explain|talk|name|think|imagine|suppose|pick|choose)\b/i;
/** "I see Go on your resume" tells of the person; "Your resume doesn't mention Go" tells what is missing. */
const onResume = /\byour (?:resume|cv)\b/i;
const missing = /n['’]t\b|\b(?:not|no|nothing|miss|missing|beside|gap|open)\b/i;
/** What was, not what is usual: "How did you …", "When you built …", and what asks for reasons. */
const past =
  /\b(?:did|have|had|were) you\b|\bwhy (?:do|are) you\b|\byou (?:have|had|were)\b|\byou(?:['’]ve)? (?:\w+ly )?(\w+)\b/gi;

const isDoing = (sentence: string): boolean =>
  (onResume.test(sentence) && !missing.test(sentence)) ||
  /\byou\b/i.test(nothingDone.reduce((rest, pattern) => rest.replace(pattern, ' '), sentence));

/** Whether a sentence takes for granted what the person did. */
export const supposesPast = (sentence: string): boolean =>
  supposes(sentence) &&
  [...sentence.matchAll(past)].some(([, verb]) => verb === undefined || verbOfPast(verb.toLowerCase()) !== undefined);

export const isAsking = (sentence: string): boolean => sentence.endsWith('?') || request.test(sentence);

/** Whether a sentence says, or takes for granted, that the person did, does or has something. */
export const supposes = (sentence: string): boolean =>
  isDoing(sentence) && !supposing.test(sentence) && !answeredByNo.test(sentence);

/**
 * Whether a sentence tells of the person: "You built the shop in Go." Of a reason ("They want to hear how you decide") only what stands before the
 * question counts.
 */
export const tellsOfPerson = (sentence: string): boolean =>
  !isAsking(sentence) &&
  (isDoing(sentence.replace(indirect, '')) || (/^your\b/i.test(sentence) && !onResume.test(sentence)));

/** The sentence as the person would say it of themselves: so it can be held against the resume. */
export const asFirstPerson = (sentence: string): string =>
  sentence
    .replace(/\bdid you\b/gi, 'I did')
    .replace(/\bhave you\b/gi, 'I have')
    .replace(/\byou are\b|\byou['’]re\b/gi, 'I am')
    .replace(/\byou were\b/gi, 'I was')
    .replace(/\byou\b/gi, 'I')
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byours?\b/gi, 'my');
