import { claimChecker } from '../../claims/check-claims.ts';
import { sentencesOf } from '../../claims/evidence/sentences.ts';
import { verbOfPast, verbOfBase, isNounLike } from '../../language/english-verbs.ts';
import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import type { Requirement } from '../../posting/posting.ts';
import { stringsOf, valueAt } from '../../resume/json-pointer.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { inFirstPerson } from '../../resume/telling/first-person.ts';
import type { EvidenceLine } from '../interview-prep.ts';
import type { Post } from './posts.ts';

/** One statement of the resume about something the person did. */
export interface OwnLine {
  pointer: string;
  /** As it stands in the resume. */
  text: string;
  post: Post;
  /** Requirements of the ad that it shows. */
  requirements: Requirement[];
  /** It tells how much: a number other than a year. */
  figures: readonly string[];
  /** "you cut month-end close from 10 days to 4", where it can be said so and the resume supports it; English alone. */
  told?: string | undefined;
  evidence: EvidenceLine;
}

/** In characters: what a question can recall of a statement before nobody remembers what was asked. */
const longest = 140;
/** More lines than this are not looked at: nobody is asked about the hundredth. */
const mostLines = 160;

/** Every statement about work, projects and volunteering, in the resume's order, that is long enough to ask about. */
export function ownLines(source: ParsedResume, posts: readonly Post[], map: EvidenceMap): OwnLine[] {
  const check = claimChecker(source);
  const shown = map.filter(({ kind }) => kind === 'shown');
  const lines: OwnLine[] = [];
  for (const post of posts) {
    const fields = [`${post.pointer}/highlights`, `${post.pointer}/summary`, `${post.pointer}/description`];
    for (const { pointer, value } of fields.flatMap((field) => valuesAt(source, field)))
      for (const text of statementsOf(value)) {
        if (lines.length >= mostLines) return lines;
        const ids = source.evidence[pointer] ?? [];
        const clause = source.language === 'en' ? inFirstPerson(cutAtClause(text), post.present) : undefined;
        const isTrue =
          clause !== undefined &&
          clause.length <= longest + 20 &&
          check([{ text: `${clause}.`, evidence: ids, entry: post.pointer }]).supported;
        lines.push({
          pointer,
          text,
          post,
          requirements: shown.flatMap(({ requirement, pointers }) => (pointers.includes(pointer) ? [requirement] : [])),
          figures: figuresIn(text),
          told: isTrue ? toYou(clause) : undefined,
          evidence: { lines: ids, text, ...(post.label !== undefined && { entry: post.label }) },
        });
      }
  }
  return lines;
}

/** The statement as far as one of its clauses ends within a question's length; a list that goes on after it loses its end. */
export function cutAtClause(text: string): string {
  const [first = ''] = text.split(/;\s|\s[–—]\s/);
  if (first.length <= longest) return first.split(/\s+/).length >= 4 ? first : text;
  const ends = [
    ...first.matchAll(
      /, (?=\p{L}+ing\b|while\b|which\b|who\b|so\b)|,? and (?=\p{L}+(?:ed|ing)\b)|,? (?=by \p{L}+ing\b|while\b|in order to\b)/gu,
    ),
  ]
    .map(({ index }) => index)
    .filter((index) => index >= shortest && index <= longest);
  return first.slice(0, ends.at(-1) ?? first.length);
}
const shortest = 30;

function valuesAt(source: ParsedResume, pointer: string): { pointer: string; value: string }[] {
  const value = valueAt(source.resume, pointer);
  if (typeof value === 'string') return [{ pointer, value }];
  return stringsOf(value).map((each, at) => ({ pointer: `${pointer}/${at}`, value: each }));
}

const statementsOf = (value: string): string[] =>
  sentencesOf(value)
    .flatMap(unjoined)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 4 && /\p{L}{3}/u.test(sentence))
    .filter((sentence) => !isTemplate.test(sentence) && !/\b(?:up)?on request\b/i.test(sentence));

/** "[number] new customers", "by number percent": a form that was never filled in. */
const isTemplate = /[[\]{}|]|\bnumber percent\b/;

/** "in Go on Kubernetes": what follows is a name. */
const leadsToName = /\b(?:an?|and|at|by|for|from|in|of|on|or|the|to|using|with)$/;

/** The statements of lines that lost the break between them: "… of staff Managed the …". */
const unjoined = (sentence: string): string[] =>
  sentence
    .replace(/([\p{Ll}\d),]\.?) (\p{Lu}\p{Ll}+)(?= \p{Ll})/gu, (all, before: string, word: string, at: number) => {
      const isVerb =
        verbOfPast(word) !== undefined || (verbOfBase(word) !== undefined && !isNounLike(word.toLowerCase()));
      return isVerb && !leadsToName.test(sentence.slice(0, at + before.length)) ? `${before}\n${word}` : all;
    })
    .replace(/([\p{Ll}\d),]) (?=\p{Lu}\p{Ll}+ly (\p{Ll}+))/gu, (all, before: string, word: string) =>
      verbOfPast(word) === undefined ? all : `${before}\n`,
    )
    .split('\n');

const figure = /(?:[$€£]\s?)?\d[\d.,]*(?:\s?(?:%|percent|per cent|[kKmM](?![\p{L}])|million|billion|thousand))?\+?/gu;

/** The numbers of a line as they are written, without years of the calendar. */
export const figuresIn = (text: string): string[] =>
  [...text.matchAll(figure)]
    .map(([match]) => match.replace(/[.,]+$/, '').trim())
    .filter((match) => !/^(?:19|20)\d{2}$/.test(match));

/** "I was promoted" as "you were promoted". */
const toYou = (clause: string): string =>
  clause
    .replace(/^I was /, 'you were ')
    .replace(/^I am /, 'you are ')
    .replace(/^I /, 'you ');
