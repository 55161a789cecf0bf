import type { Language } from '../language/languages.ts';
import type { ClaimChecker } from '../claims/check-claims.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import { newClaims } from './new-claims.ts';
import { stringsOf, valueAt } from '../resume/json-pointer.ts';
import { evidenceOf, listedEntries, type ListedEntry } from './resume-values.ts';
import { keepsFacts, type ProposedLine } from './proposals.ts';
import type { Change, Refusal } from './tailoring.ts';
import type { AdTerm } from './wording/ad-terms.ts';
import { dropPronoun, strengthenOpening } from './wording/openings.ts';
import { withOtherName } from './wording/same-terms.ts';
import { endsWithStops, tidied } from './wording/punctuation.ts';
import { evenTense, rewordLine, withAdTerms, type LineStyle } from './wording/reword-line.ts';
import { rewordLineIn, type EntryStyle } from './wording/reword-line-in.ts';
import type { LineTense } from './wording/rewording.ts';
import { startsInPast, startsInPresent } from '../resume/telling/tense.ts';
import type { Relevance } from './plan.ts';

export interface RewordedLines {
  /** The new text of each line that changed, by the JSON Pointer of the line. */
  lines: Map<string, string>;
  changes: Change[];
  refusals: Refusal[];
  /** Requirements whose ad term has been placed. */
  placed: string[];
}

export interface RewordingPlan {
  /** The language of the lines, whose rules reword them. */
  language: Language;
  terms: readonly AdTerm[];
  /** The ad's names of things that the resume calls by others. */
  otherNames: readonly AdTerm[];
  relevance: Relevance;
  /** Ids of changes that the person rejected. */
  refused: ReadonlySet<string>;
  check: ClaimChecker;
  /** Lines proposed from elsewhere; one that fails the check is replaced by the rules' own wording. */
  proposed: readonly ProposedLine[];
  /** Hears how many lines have been worded, or left as they are, of how many. */
  onWorded?: ((counted: { done: number; of: number }) => void) | undefined;
}

interface Candidate {
  text: string;
  reasons: Change['reasons'];
  /** Requirements whose ad term it adds. */
  requirements: string[];
  evidence: string[];
  origin?: Change['origin'];
  /** What a proposal says that its evidence does not. */
  added?: string[];
}

/**
 * Rewords the lines of all entries. Every new line passes the claim check against the line it came from; one that fails is kept as a refusal and the next best
 * is used: the rules' wording, else the source's.
 */
export function rewordResume(parsed: ParsedResume, plan: RewordingPlan): RewordedLines {
  const entries = listedEntries(parsed.resume);
  const stops = endsWithStops(entries.flatMap(({ lines }) => lines));
  const of = entries.reduce((sum, { lines }) => sum + lines.length, 0);
  let done = 0;
  const reworded: RewordedLines = { lines: new Map(), changes: [], refusals: [], placed: [] };
  for (const entry of entries) {
    const style = { ...tenseOf(entry), dropPronouns: canDropPronouns(entry.lines), stops, lines: entry.lines };
    entry.lines.forEach((line, index) => {
      plan.onWorded?.({ done: done++, of });
      const pointer = `${entry.pointer}/highlights/${index}`;
      if (plan.refused.has(`line:${pointer}`)) return;
      const candidates = candidatesFor(line, pointer, style, parsed, plan, reworded.placed);
      const taken = firstSupported(candidates, line, entry.pointer, plan, reworded.refusals);
      if (taken !== undefined) place(taken, line, pointer, plan, reworded);
    });
  }
  return reworded;
}

function candidatesFor(
  line: string,
  pointer: string,
  style: LineStyle & EntryStyle,
  parsed: ParsedResume,
  plan: RewordingPlan,
  placed: readonly string[],
): Candidate[] {
  const evidence = evidenceOf(parsed, pointer);
  const proposed = plan.proposed
    .filter((proposal) => proposal.pointer === pointer && keepsFacts(line, proposal.text))
    .map(({ text, evidence: cited, origin }): Candidate => ({
      text,
      reasons: ['reworded'],
      requirements: [],
      evidence: [...(cited ?? evidence)],
      origin,
      added: newClaims(text, supportOf(parsed, pointer, cited ?? evidence), { english: plan.language === 'en' }),
    }));
  const own = plan.language === 'en' ? rewordLine(line, style) : rewordLineIn(plan.language, line, style);
  const open = plan.terms.filter(({ requirement }) => !placed.includes(requirement));
  const named = withAdTerms(own.text, open);
  const worded = { ...named, reasons: [...new Set([...own.reasons, ...named.reasons])], evidence };
  return [...proposed, ...renamed(worded, plan.otherNames), worded];
}

/** The words that a proposed line rests on: the source lines that it cites, its own, and how its entry is called. */
function supportOf({ resume, lines }: ParsedResume, pointer: string, evidence: readonly string[]): string {
  const entry = valueAt(resume, pointer.replace(/\/highlights\/\d+$/, '')) as Record<string, unknown>;
  const header = stringsOf({ ...entry, highlights: undefined, summary: undefined });
  const cited = lines.filter(({ id }) => evidence.includes(id)).map(({ text }) => text);
  return [String(valueAt(resume, pointer)), ...cited, ...header].join('\n');
}

/** The same with the ad's names of things, where the line has any of them. */
function renamed(candidate: Candidate, names: readonly AdTerm[]): Candidate[] {
  const { text, requirements } = names.reduce(
    (so, term) => {
      const reworded = withOtherName(so.text, term);
      return reworded === undefined
        ? so
        : { text: reworded.text, requirements: [...so.requirements, term.requirement] };
    },
    { text: candidate.text, requirements: candidate.requirements },
  );
  if (text === candidate.text) return [];
  return [{ ...candidate, text, requirements, reasons: [...new Set([...candidate.reasons, 'ad-word' as const])] }];
}

function firstSupported(
  candidates: readonly Candidate[],
  line: string,
  entry: string,
  plan: RewordingPlan,
  refusals: Refusal[],
): Candidate | undefined {
  for (const candidate of candidates) {
    if (candidate.text === line) return undefined;
    const { added = [] } = candidate;
    if (added.length > 0) {
      refusals.push(toRefusal(candidate.text, line, added.map(asClaim)));
      continue;
    }
    const report = plan.check([{ text: candidate.text, evidence: candidate.evidence, entry }]);
    if (report.supported) return candidate;
    refusals.push(toRefusal(candidate.text, line, report.unsupported));
  }
  return undefined;
}

function place(taken: Candidate, line: string, pointer: string, plan: RewordingPlan, reworded: RewordedLines): void {
  const { text, reasons, evidence, origin } = taken;
  const served = plan.relevance.get(pointer)?.requirements ?? [];
  reworded.lines.set(pointer, text);
  reworded.placed.push(...taken.requirements);
  reworded.changes.push({
    id: `line:${pointer}`,
    pointer,
    original: line,
    revised: text,
    reasons,
    evidence,
    requirements: [...new Set([...taken.requirements, ...served])],
    ...(origin && { origin }),
  });
}

/** Words that are not in the evidence, as a refusal tells them. */
export const asClaim = (claim: string): { kind: string; claim: string } => ({ kind: 'outcome', claim });

/** A refusal as it is stored and shown. */
export const toRefusal = (
  proposed: string,
  kept: string,
  unsupported: readonly { kind: string; claim: string }[],
): Refusal => ({ proposed, kept, claims: unsupported.map(({ kind, claim }) => ({ kind, claim })) });

/** Whether every line that begins with "I" can do without it. */
const canDropPronouns = (lines: readonly string[]): boolean =>
  lines
    .map(tidied)
    .every(
      (line) => !/^I\b/.test(line) || dropPronoun(line) !== undefined || strengthenOpening(line, 'past') !== undefined,
    );

/**
 * The tense of an entry's lines: past once it is over; while it is current, the tense of most of its lines. Lines are changed to it only where all of the
 * entry's lines in another tense can be.
 */
function tenseOf(entry: ListedEntry): { tense: LineTense; evenTense: boolean } {
  const past = entry.lines.filter((line) => startsInPast(tidied(line))).length;
  const present = entry.lines.filter((line) => startsInPresent(tidied(line))).length;
  const over = entry.dated && !entry.present;
  const tense = over || past > present ? 'past' : entry.present || present > 0 ? 'present' : 'past';
  const others = entry.lines
    .map(tidied)
    .filter((line) => !startsInPast(line) && (startsInPresent(line) || /^[A-Z][a-z]+ing\b/.test(line)));
  return { tense, evenTense: over && others.every((line) => evenTense(line, tense) !== undefined) };
}
