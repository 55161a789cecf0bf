import words from '../../words/posting/passages.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import type { Language } from '../../language/languages.ts';
import { foldInPlace } from '../../language/fold.ts';
import { splitSentences, type Sentence } from '../../language/sentences.ts';
import { withAskingProse } from './asking-prose.ts';
import { cutShort, splitAtHeadings } from './inline-headings.ts';
import { cleanTitle } from '../fields/title.ts';
import { namesOfWorker, saysWhatIsDone } from './job-subject.ts';
import { isFiller, noiseIn, speaksOfCandidate } from './noise.ts';
import { withNeighbours } from './neighbours.ts';
import type { Passage } from './passage.ts';
import { labelSections, type Section } from './section.ts';
import { headingSection } from './section-headings.ts';
import { isDutyVerb } from '../../language/statement-openers.ts';

interface Facts {
  title?: string;
  employer?: string;
  place?: string;
}

export interface Structure {
  passages: Passage[];
  /** The values of "Title:", "Company:" and "Location:" lines. */
  facts: Facts;
}

/** Reads an ad's statements section by section, those that no heading places by what they say. */
export function readStructure(text: string, language: Language): Structure {
  const { passages, facts } = structureByHeadings(text, language);
  return { passages: withAskingProse(passages, language), facts };
}

/** Reads an ad's statements by its headings alone; a statement that is noise itself counts as noise in every section. */
export function structureByHeadings(text: string, language: Language): Structure {
  const facts: Facts = {};
  const passages: Passage[] = [];
  const seen = new Set<string>();
  const run = listRun();
  let section: Section = 'role';
  let headed = false;
  /** A label ("Location:", "Shift:") whose value is next, and which does not open a section. */
  let label: Section | undefined;
  const statements = splitSentences(text, language).flatMap(cutShort).flatMap(splitAtHeadings);
  let readTo = 0;
  let workers = namesOfWorker(cleanTitle(text.split('\n', 1)[0]?.slice(0, longestTitle) ?? ''));
  for (const [index, statement] of statements.entries()) {
    if (statement.start < readTo) continue;
    if (label !== undefined && !isAskOfYears(statement, statements[index - 1]) && isValue(statement, label)) {
      const fact = factOf(label);
      const whole = fact === 'title' ? lineFrom(text, statement) : statement.text;
      if (fact) facts[fact] ??= whole;
      if (fact === 'title') workers = namesOfWorker(cleanTitle(facts.title ?? ''));
      readTo = statement.start + whole.length;
      // A list of shifts or job types continues line by line; a title or a place is one line.
      if (fact || !statement.startsLine) label = undefined;
      continue;
    }
    label = undefined;
    const last = passages.at(-1);
    if (last && !statement.startsLine && isWishAlone.test(statement.text)) {
      // "CPA certification – Preferred": the word is about what stands before it.
      if (last.section === 'must' || last.section === 'role')
        passages[passages.length - 1] = { ...last, section: 'nice' };
      continue;
    }
    const heading = isHeadingShape(statement) ? headingSection(statement.text) : undefined;
    if (heading !== undefined && labelSections.has(heading)) label = heading;
    else if (heading !== undefined) {
      section = heading;
      headed = true;
      run.reset();
    } else {
      const passage = toPassage(statement, section, headed, facts, workers);
      // Some job boards print an ad twice.
      if (!passage || seen.has(passage.folded)) continue;
      seen.add(passage.folded);
      if (isAskOfYears(statement, statements[index - 1])) passages.push({ ...passage, section: 'must' });
      else
        passages.push(run.place(isCaption(statement, statements[index + 1]) ? { ...passage, caption: true } : passage));
    }
  }
  return { passages: withNeighbours(passages), facts };
}

const isWishAlone = /^(?:strongly |highly )?(?:preferred|desired|desirable|a plus|optional)[.;,]?$/i;

/** "Experience level", and on the next line "1 to 3 years". */
const isAskOfYears = ({ text }: Sentence, before: Sentence | undefined): boolean =>
  before !== undefined &&
  /\bexperience\b/i.test(before.text) &&
  /^[^\p{L}]*(?:(?:minimum|at least|freshers to) )?\d[^\p{L}]*(?:(?:to|or|years?|yrs?|more)[^\p{L}]*){1,4}$/iu.test(
    text,
  );

/** A separate short line before a bullet or a long line. */
function isCaption(statement: Sentence, next: Sentence | undefined): boolean {
  if (
    !statement.startsLine ||
    statement.bullet ||
    statement.text.split(' ').length > 4 ||
    /[.,;]$/.test(statement.text)
  )
    return false;
  return next !== undefined && next.startsLine && (next.bullet || next.text.split(' ').length >= 7);
}

const longestTitle = 90;

/** "Shipping - Receiving - and Inventory Clerk": dashes and commas in a title do not end a statement, if the line is no longer than titles are. */
function lineFrom(text: string, { start, text: own }: Sentence): string {
  const line = text.slice(start).split('\n', 1)[0]?.trim() ?? '';
  return line.length <= longestTitle && line.startsWith(own) ? line : own;
}

const longestValue = 120;
const shortValue = 45;

/** Whether a statement is the value of the label before it: on its line, or short and no heading itself. */
function isValue(statement: Sentence, label: Section): boolean {
  if (statement.text.length > longestValue) return false;
  if (!statement.startsLine) return true;
  if (headingSection(statement.text) !== undefined) return false;
  return label === 'meta' ? statement.text.length <= shortValue && !opensDuty(statement.text) : true;
}

const factOf = (section: Section): keyof Facts | undefined =>
  section === 'title' || section === 'employer' || section === 'place' ? section : undefined;

/** A heading has a colon, or is on a line (or between two) by itself and is not a bullet. */
const isHeadingShape = (statement: Sentence): boolean =>
  !/^we need\b.*\.$/i.test(statement.text) &&
  (/[:?]\s*$/.test(statement.text) || !statement.bullet || /^[\p{Lu}\s&/]+$/u.test(statement.text));

function toPassage(
  statement: Sentence,
  section: Section,
  headed: boolean,
  facts: Facts,
  workers: ReadonlySet<string>,
): Passage | undefined {
  const folded = foldInPlace(statement.text)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'");
  if (isFiller(folded)) return undefined;
  const isOfEmployer = isAboutEmployer(folded, facts) && !saysWhatIsDone(folded, workers);
  const own = isOfEmployer ? 'company' : ownSection(statement, folded, section, headed, facts, workers);
  const noise = noiseIn(folded);
  // "Make recommendations on pay rates", "Serve customers nationwide": a duty may mention pay and reach.
  const isJob = own === 'duty' || own === 'must' || own === 'nice';
  const isDuty =
    isJob &&
    (opensDuty(statement.text) || saysNeed.test(folded) || saysWhatIsDone(folded, workers)) &&
    (noise?.kind === 'benefits' || noise?.kind === 'company' || !asksToApply.test(folded));
  // "Walk-in coolers" in a list.
  const isShortLine =
    isJob &&
    noise?.kind === 'apply' &&
    statement.startsLine &&
    statement.text.length <= shortValue &&
    !asksToApply.test(folded);
  if (
    noise &&
    !isDuty &&
    isJob &&
    noise.start > leastBeforeNoise &&
    (opensWant.test(folded) || opensDuty(statement.text))
  )
    return withoutTail({ ...statement, folded, section: own, headed }, noise.start);
  const found = isDuty || isShortLine ? own : (noise?.kind ?? own);
  return {
    ...statement,
    folded,
    section: found,
    headed,
    ...(section === 'role' && found === 'company' && !noise && !isOfEmployer && { unclear: true }),
  };
}

const asksToApply =
  /\b(?:resumes?|cvs?|cover letter|apply|applications? (?:form|process)|equal|eoe|eeo|veterans?|regard)\b|@/;

const leastBeforeNoise = 25;

/** "Knowledge of pumps Equal Opportunity Employer": what stands before words of another kind, where a line was lost. */
function withoutTail(passage: Passage, end: number): Passage {
  const text = passage.text.slice(0, end).trimEnd();
  return { ...passage, text, folded: passage.folded.slice(0, text.length), end: passage.start + text.length };
}

/** "At Acme, you will have the chance", "Acme & Co, one of the oldest": these are about the employer. */
function isAboutEmployer(folded: string, { employer }: Facts): boolean {
  const name = foldInPlace(employer ?? '').toLowerCase();
  const first = /^[a-z][\w&'.-]{2,}/.exec(name)?.[0];
  if (first === undefined || /\b(?:must|required|experience)\b/.test(folded)) return false;
  return (
    folded.startsWith(`${name} `) ||
    folded.startsWith(`at ${first}`) ||
    folded.startsWith(`${first} `) ||
    folded.includes(`, ${first} teams`)
  );
}

/** "We need Python and SQL", "we are a bakery and need a baker who …"; "we need to grow" needs nobody. */
const saysNeed = /^we\b[^.;]{0,50}\b(?:need|require|expect|are after)\b(?! to\b)/;

/** The heading's section, unless the words say plainly that they are about something else. */
function ownSection(
  { text, bullet }: Sentence,
  folded: string,
  section: Section,
  headed: boolean,
  { title }: Facts,
  workers: ReadonlySet<string>,
): Section {
  if (
    (section === 'benefits' || section === 'legal' || section === 'apply') &&
    /\b(?:candidates?|applicants?|you) must\b/.test(folded)
  )
    return 'must';
  if ((section === 'company' || section === 'role') && saysWhatIsDone(folded, workers))
    return opensWantCue(folded) ? 'role' : 'duty';
  if (section === 'company' && /\b(?:seeking|looking for|hiring|you will|responsible for)\b/.test(folded))
    return 'role';
  // A list that goes on after a line about something else, or under a heading that is not known.
  if ((section === 'company' || section === 'legal' || section === 'apply') && (bullet || text.length > shortValue)) {
    if (opensDuty(text)) return 'duty';
    if (opensWant.test(folded) && !/^(?:\d|self|you)/.test(folded)) return 'must';
  }
  if (section !== 'role') return section;
  if (saysNeed.test(folded)) return 'must';
  if (opensDuty(text)) return 'duty';
  const job =
    foldInPlace(title ?? '')
      .toLowerCase()
      .split(/[^a-z.+#]+/)[0] ?? '';
  const ofJob =
    headed ||
    bullet ||
    /^key ?words ?:|:/.test(folded) ||
    speaksOfCandidate(folded) ||
    (job.length > 2 && folded.startsWith(`the ${job}`));
  return ofJob ? 'role' : 'company';
}

const opensWantCue = (folded: string): boolean => /\b(?:must|require[ds]?|should have|experience)\b/.test(folded);

/** Whether a statement begins with the verb of a duty. */
const opensDuty = (text: string): boolean =>
  isDutyVerb(/^[A-Za-z]+/.exec(text)?.[0] ?? '') &&
  !/^(?:offer|join|apply|visit|work(?:ing)? (?:with|for|at)\b)/i.test(text);

const opensWant = patternOf(
  words,
  'opens a want',
  '',
  (any) => String.raw`^(?:the |an? )?(?:ideal |successful )?(?:${any})`,
);

/**
 * Finds where a list ends without a mark: prose about the company or how to apply closes a list of requirements or duties for the prose after it, and bullets
 * after a sentence about benefits are benefits.
 */
const leastProse = 5;

function listRun() {
  let closed: Section | undefined;
  return {
    reset: () => {
      closed = undefined;
    },
    place: (passage: Passage): Passage => {
      const inList = passage.section === 'must' || passage.section === 'nice' || passage.section === 'duty';
      if (!inList) {
        const isProse = !passage.bullet && passage.text.split(' ').length >= leastProse;
        if (isProse && passage.headed && passage.section !== 'meta') closed = passage.section;
        return passage;
      }
      if (
        closed === undefined ||
        opensWant.test(passage.folded) ||
        (passage.section === 'duty' && opensDuty(passage.text)) ||
        (passage.bullet && closed !== 'benefits')
      ) {
        if (closed !== 'benefits') closed = undefined;
        return passage;
      }
      return { ...passage, section: closed };
    },
  };
}
