import { claimChecker } from '../../claims/check-claims.ts';
import type { UnsupportedClaim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/evidence/sentences.ts';
import { isCity, isRegion } from '../../resume/basics/location.ts';
import { stringsOf } from '../../resume/json-pointer.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import type { PrepQuestion } from '../interview-prep.ts';
import { figuresIn } from '../material/own-lines.ts';
import { contentOf } from './content.ts';
import { tellsGoal } from './story-signs.ts';

/** What an answer claims that the resume does not show. */
export interface ClaimsMade {
  /** Where and what the person says to have been, or a figure or year against the resume's own: no detail, but another record. */
  against: string[];
  /** Amounts and shares, which an interviewer writes down. */
  amounts: string[];
  /** What else was counted: a detail, as every true story has some. */
  details: string[];
}

/** Who and where somebody was. */
const standings = new Set<UnsupportedClaim['kind']>(['employer', 'school', 'degree', 'certificate', 'title']);

/** Reads the claims of an answer and holds them against the resume. `spoken`: in the language of the question, so that its capitals mean names. */
export function claimsMade(
  sentences: readonly string[],
  { question, source, today, spoken }: { question: PrepQuestion; source: ParsedResume; today: string; spoken: boolean },
): ClaimsMade {
  const check = claimChecker(source, { today });
  const named = [question.text, ...question.names, ...question.evidence.map(({ text }) => text)].join(' ');
  const lines = stringsOf(source.resume).flatMap(sentencesOf);
  const known = `${named} ${lines.join(' ')}`;
  const made: ClaimsMade = { against: [], amounts: [], details: [] };
  for (const text of sentences) {
    const { unsupported } = check([{ text }]);
    if (spoken) {
      const standing = unsupported.filter((claim) => standings.has(claim.kind) && isStanding(claim, named));
      const places = employersIn(text).filter(
        (name) => !name.split(' ').some((word) => known.includes(word)) && !isCity(name) && !isRegion(name),
      );
      const others = joined(standing, text).filter((claim) => !places.some((name) => name.includes(claim)));
      made.against.push(...places, ...others);
    }
    made.against.push(...yearsOutside(text, source, today));
    // What was only asked for is no claim.
    if (tellsGoal(text) || figuresIn(text).length === 0) continue;
    for (const { kind, claim } of unsupported) {
      if (kind !== 'number' || !/\d{2}|[%$€£]/.test(claim)) continue;
      if (contradicts(claim, text, lines, source)) made.against.push(claim);
      else if (/[%$€£]/.test(claim)) made.amounts.push(claim);
      else made.details.push(claim);
    }
  }
  return {
    against: [...new Set(made.against)],
    amounts: [...new Set(made.amounts)],
    details: [...new Set(made.details)],
  };
}

/** "the senior associate in charge" is no degree, and what the question names is no claim of the answer. */
const isStanding = ({ kind, claim, text, reason }: UnsupportedClaim, named: string): boolean =>
  reason !== 'elsewhere' &&
  !named.includes(claim) &&
  !isCity(claim) &&
  !isRegion(claim) &&
  (kind !== 'degree' || /\p{Lu}|\bdegree\b|['’]s\b/u.test(claim)) &&
  (kind !== 'employer' || worksAt(text, claim));

/** A name counts as an employer where somebody is said to have been there; a town on the road does not. */
const worksAt = (text: string, claim: string): boolean =>
  new RegExp(
    String.raw`\b(?:[Aa]t|[Ff]or|[Jj]oined|[Ww]ith|[Bb]y|[Ff]rom|[Ww]on (?:the|a|an)|[Hh]old (?:the|a|an)) (?:\p{Lu}[\p{L}&.’']* )*${escaped(claim)}`,
    'u',
  ).test(text);

/** "At Google in 2015", "I joined Riverbend": names that a post is held at, known as products or not. */
const employersIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /\b(?:[Aa]t|(?:I|and) joined|(?:work|worked|working) for) (\p{Lu}[\p{L}&’'-]+(?: (?:& )?\p{Lu}[\p{L}&’'-]+)*)/gu,
    ),
  ].map(([, name = '']) => name.replace(/['’]s$/, ''));

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** "Nobel" and "Prize" beside each other are one claim; "certified" says nothing without what follows. */
function joined(claims: readonly UnsupportedClaim[], text: string): string[] {
  const names: { start: number; end: number }[] = [];
  const places = claims
    .map(({ claim }) => ({ start: text.indexOf(claim), end: text.indexOf(claim) + claim.length }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end } of places) {
    const last = names.at(-1);
    if (last !== undefined && start <= last.end + 1) last.end = Math.max(last.end, end);
    else names.push({ start, end });
  }
  return names.map(({ start, end }) => {
    const name = text.slice(start, end);
    return /^\p{Ll}+$/u.test(name) ? `${name}${/^ [\p{L}-]+/u.exec(text.slice(end))?.[0] ?? ''}` : name;
  });
}

/** Years at an employer of the resume at which the person was not there. */
function yearsOutside(text: string, { resume }: ParsedResume, today: string): string[] {
  const posts = (resume.work ?? []).filter(({ name }) => {
    const [first = ''] = (name ?? '').split(/[\s,]/);
    return first.length > 3 && text.includes(first);
  });
  if (posts.length === 0) return [];
  const years = [...text.matchAll(/\b(?:in|since|until|from) ((?:19|20)\d{2})\b/gi)].map(([, year = '']) => year);
  return years.filter((year) =>
    posts.every(
      ({ startDate, endDate }) =>
        startDate !== undefined && (year < startDate.slice(0, 4) || year > (endDate ?? today).slice(0, 4)),
    ),
  );
}

/** How many words before and after a figure say what it counts. */
const before = 4;
const after = 5;

/** "I trained 450 drivers" where the resume has "Trained 11 new drivers": the same thing with another figure. */
function contradicts(claim: string, text: string, lines: readonly string[], source: ParsedResume): boolean {
  const figure = figuresIn(claim)[0] ?? claim;
  const counted = contentOf(around(text, figure), source);
  return lines.some((line) =>
    figuresIn(line).some((own) => {
      const same = [...contentOf(around(line, own), source)].filter((word) => counted.has(word)).length;
      return own !== figure && isAmount(own) === isAmount(figure) && same >= leastSame;
    }),
  );
}
const leastSame = 2;
const isAmount = (figure: string): boolean => /[%$€£]/.test(figure);

function around(text: string, figure: string): string {
  const at = text.indexOf(figure);
  const head = text.slice(0, Math.max(0, at)).trim().split(/\s+/).slice(-before);
  const tail = text
    .slice(at + figure.length)
    .trim()
    .split(/\s+/)
    .slice(0, after);
  return [...head, ...tail].join(' ');
}
