import { findSkills } from '../../lexicon/skills/find-skills.ts';
import type { Compare } from '../../matching/compare.ts';
import { coverage, stemsOf, termsOfText } from '../../matching/ad/term-match.ts';
import { evidenceNumbers } from '../../matching/evidence/map-evidence.ts';
import type { Posting } from '../../posting/posting.ts';
import { valueAt } from '../../resume/json-pointer.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { entriesFor, entryName } from '../questions/likely-entry.ts';
import { questionKey } from '../questions/question-key.ts';
import type { QuestionKind } from '../questions/question-kinds.ts';
import { contentLanguage, listedEntries } from '../resume-values.ts';
import type { AnswerOutcome, Change } from '../tailoring.ts';
import { endsWithStops } from '../wording/punctuation.ts';
import type { Answer } from './answer.ts';
import type { AnswerFlaw } from './answer-flaws.ts';
import { answerLine, completed, tellsHolding } from './answer-lines.ts';
import { isSaid, ownWords, saidIn, saysYes, tellsLevel } from './answer-words.ts';
import { nextPointer, placeLine, sectionOfKind, type LinePlace } from './place-line.ts';

/** A resume with the lines that a person's answers became. */
export interface AnsweredResume {
  parsed: ParsedResume;
  /** One for each line, with the pointer that it has in `parsed`. */
  changes: Change[];
  /** What became of each answer. */
  outcomes: AnswerOutcome[];
}

interface Context {
  posting: Posting;
  /** ISO date. */
  today: string;
  compare: Compare;
  refused: ReadonlySet<string>;
}

/** The most lines that one answer becomes. */
const mostLines = 3;

interface Drafted {
  answer: Answer;
  lines: string[];
  place?: LinePlace;
  flaw?: AnswerFlaw;
}

/** The id of an answer's line and of its change: the first has the question's key. */
const idOf = (key: string, at: number): string => (at === 0 ? `answer:${key}` : `answer:${key}:${at + 1}`);

/**
 * Sets what was answered as lines of the person's own, each where it belongs. An answer counts as any other line does: one in which the comparison finds
 * nothing of what was asked, which repeats the ad, says no, or says no more than yes becomes no line, and its outcome says what is missing.
 */
export function withAnswers(parsed: ParsedResume, answers: readonly Answer[], context: Context): AnsweredResume {
  const drafts = answers.filter(({ state }) => state === 'answered').map((answer) => draftOf(answer, parsed));
  if (drafts.length === 0) return { parsed, changes: [], outcomes: [] };
  const tried = placed(parsed, drafts, context);
  const judged = drafts.map((draft) => (draft.flaw ? draft : { ...draft, ...flawIn(draft, tried.parsed, context) }));
  const sound = judged.every(({ flaw }, at) => flaw === drafts[at]?.flaw);
  const { parsed: answered, changes } = sound ? tried : placed(parsed, judged, context);
  const outcomes = judged.map(({ answer: { key }, flaw }): AnswerOutcome => ({
    key,
    changes: changes.filter(({ id }) => id === idOf(key, 0) || id.startsWith(`${idOf(key, 0)}:`)).map(({ id }) => id),
    ...(flaw && { flaw }),
  }));
  return { parsed: answered, changes, outcomes };
}

/** What has to be said of what one has: how well, since when, from where. */
const isToldAs: Partial<Record<QuestionKind, (said: string, what: string) => boolean>> = {
  language: tellsLevel,
  licence: tellsHolding,
  degree: tellsHolding,
};

/** What an answer would become, as far as its text alone says. */
function draftOf(answer: Answer, parsed: ParsedResume): Drafted {
  const { kind, text, requirement } = answer;
  const language = contentLanguage(parsed);
  const pointer = pointerFor(answer, parsed);
  const { lines: sayings, tones } = saidIn(text);
  const whole = saysYes(text) && language === 'en' ? sayings.map((said) => completed(said, answer)) : sayings;
  const lines = whole.filter((said) => isToldAs[kind]?.(said, requirement) ?? isSaid(said, language));
  const flawed = (flaw: AnswerFlaw): Drafted => ({ answer, lines: [], flaw });
  if (lines.length === 0) return flawed(tones.has('no') ? 'no' : tones.has('wish') ? 'wish' : 'bare');
  if (pointer === undefined) return flawed('no-place');
  const name = entryName(parsed.resume, pointer) ?? '';
  const said = lines.join(' ');
  const own = ownWords(said, [requirement, name], language);
  const needed = sectionOfKind(kind) === undefined ? 2 : 0;
  if (own < needed) return flawed('bare');
  const entry = listedEntries(parsed.resume).find((each) => each.pointer === pointer);
  const around = {
    english: language === 'en',
    withoutPronouns: !(entry?.lines ?? []).some((line) => /^I\b/.test(line.trim())),
    stops: endsWithStops(listedEntries(parsed.resume).flatMap((each) => each.lines)),
    place: name,
    what: requirement,
    kind,
  };
  const worded = (sectionOfKind(kind) === undefined ? lines : [lines.join(' ')]).map((line) =>
    answerLine(line, around),
  );
  return { answer, lines: worded.slice(0, mostLines), place: { kind, pointer } };
}

/** Where an answer belongs in this resume: its entry may have moved since. */
function pointerFor({ kind, pointer, place }: Answer, { resume }: ParsedResume): string | undefined {
  const section = sectionOfKind(kind);
  if (section !== undefined) return section;
  const entries = entriesFor(resume);
  const named = entries.find(({ name }) => name === place);
  if (pointer !== undefined && valueAt(resume, pointer) !== undefined) {
    const isSame = place === undefined || named === undefined || entryName(resume, pointer) === place;
    if (isSame && listedEntries(resume).some((entry) => entry.pointer === pointer)) return pointer;
  }
  return (named ?? entries[0])?.pointer;
}

function placed(parsed: ParsedResume, drafts: readonly Drafted[], { posting, refused }: Context) {
  const changes: Change[] = [];
  let answered = parsed;
  for (const { answer, lines, place, flaw } of drafts) {
    if (flaw !== undefined || place === undefined) continue;
    lines.forEach((line, at) => {
      const id = idOf(answer.key, at);
      if (refused.has(id)) return;
      const pointer = nextPointer(answered, place);
      answered = placeLine(answered, place, line, id, answer.requirement);
      changes.push({
        id,
        pointer,
        original: '',
        revised: line,
        reasons: ['answered'],
        evidence: [id],
        requirements: askedBy(answer, posting).map((requirement) => requirement.id),
      });
    });
  }
  return { parsed: answered, changes };
}

/** What the ad asks for that an answer is about. */
const askedBy = ({ key }: Answer, posting: Posting) =>
  [...posting.requirements, ...posting.demands].filter((requirement) => questionKey(requirement, posting) === key);

function flawIn(
  { answer, lines }: Drafted,
  parsed: ParsedResume,
  { posting, today, compare, refused }: Context,
): { flaw?: AnswerFlaw } {
  const ids = lines.map((_, at) => idOf(answer.key, at)).filter((id) => !refused.has(id));
  if (ids.length === 0) return {};
  const { copied, map } = compare(parsed, posting, today);
  if (ids.every((id) => copied.some(({ line }) => line === id))) return { flaw: 'copied' };
  const asked = askedBy(answer, posting);
  const shows =
    asked.length === 0
      ? showsText(lines, answer, parsed)
      : map.some(
          (item) =>
            asked.includes(item.requirement) &&
            item.kind !== 'missing' &&
            item.lines.some((line) => ids.includes(line.replace(/:level$/, ''))),
        );
  return shows ? {} : { flaw: 'unrelated' };
}

/** Whether lines are about something that this ad does not ask for. */
function showsText(lines: readonly string[], { requirement, kind }: Answer, parsed: ParsedResume): boolean {
  if (kind === 'language') return true;
  const { language } = parsed;
  const skills = new Set(findSkills(requirement, { list: true, language }).map(({ skill }) => skill));
  const terms = termsOfText(requirement, language);
  return lines.some(
    (line) =>
      findSkills(line, { language }).some(({ skill }) => skills.has(skill)) ||
      coverage(terms, stemsOf(line, language)) >= evidenceNumbers.relatedFrom,
  );
}
