import type { ClaimChecker } from '../claims/check-claims.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';
import type { EvidenceMap } from '../matching/evidence/evidence-map.ts';
import type { TitleFit } from '../matching/titles/title-fit.ts';
import type { Posting } from '../posting/posting.ts';
import type { JsonResume, Skill } from '../resume/json-resume.ts';
import type { Language } from '../language/languages.ts';
import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { GrammarFact } from '../scoring/mistakes/grammar-fact.ts';
import { orderId, type ChangeParts } from './apply-change.ts';
import { spokenTitle } from '../resume/telling/spoken-names.ts';
import { mendMistakes } from './mend-mistakes.ts';
import { shownSkills, withShownSkills } from './name-skills.ts';
import { quietNames } from '../resume/telling/quiet-names.ts';
import { orderSkills, skillsText } from './order-skills.ts';
import { planLines, planSections, relevanceOf, type Relevance } from './plan.ts';
import { evidenceOf, listedEntries } from './resume-values.ts';
import { keepsFacts, type ProposedWording } from './proposals.ts';
import { newClaims } from './new-claims.ts';
import { asClaim, rewordResume, toRefusal, type RewordingPlan } from './reword-resume.ts';
import { stringsOf } from '../resume/json-pointer.ts';
import { extendSummary, writeSummary } from './summary.ts';
import { orderedSections, type OrderedSection } from '../resume/document/section-order.ts';
import type { Change, Refusal } from './tailoring.ts';
import { isShortForm } from '../lexicon/skills/short-form.ts';
import type { AdTerm } from './wording/ad-terms.ts';
import { otherNames } from './wording/same-terms.ts';

export interface ProposalInput {
  parsed: ParsedResume;
  posting: Posting;
  map: EvidenceMap;
  /** The title held that is closest to the ad's. */
  title: TitleFit;
  language: Language;
  today: string;
  refused: ReadonlySet<string>;
  check: ClaimChecker;
  /** What a grammar checker found in the resume, in addition to the built-in checks. */
  grammar?: readonly GrammarFact[] | undefined;
  proposals?: ProposedWording | undefined;
  onWorded: RewordingPlan['onWorded'];
}

/** The changes that would tailor a resume, and what they need to be made. */
export interface ProposedChanges extends ChangeParts {
  changes: Change[];
  sectionOrder: OrderedSection[];
  refusals: Refusal[];
}

/** Proposes changes that tailor the resume, each with its reasons and evidence, and checked. */
export function proposeChanges({ grammar = [], ...found }: ProposalInput): ProposedChanges {
  const mends = mendMistakes(found.parsed, grammar, found.refused);
  const input = { ...found, parsed: mends.mended };
  const { parsed, posting, map, refused } = input;
  const relevance = relevanceOf(map);
  const terms = adTerms(parsed.resume, posting, map);
  const skills = arrangeSkills(input, terms);
  const wording = rewordResume(parsed, {
    language: input.language,
    terms: terms.filter(({ requirement }) => !skills.used.includes(requirement)),
    otherNames:
      input.language === 'en' && posting.language === 'en'
        ? otherNames(posting.requirements, stringsOf(parsed.resume).join('\n'))
        : [],
    relevance,
    refused,
    check: input.check,
    proposed: input.proposals?.lines ?? [],
    onWorded: input.onWorded,
  });
  const summary = addSummary(input, relevance);
  const headline = addHeadline(input);
  const moves = moveLines(input, wording.lines, relevance);
  const sections = orderSections(input);
  return {
    skills: skills.skills && { ordered: skills.skills, renamed: skills.renamed },
    orders: moves.orders,
    sectionOrder: sections.order,
    changes: [
      ...mends.changes,
      ...(headline ? [headline] : []),
      ...summary.changes,
      ...sections.changes,
      ...skills.changes,
      ...wording.changes,
      ...moves.changes,
    ],
    refusals: [...summary.refusals, ...wording.refusals],
  };
}

/** Skills that the resume calls by a short form and the ad by the long one, or the other way round. */
function adTerms(resume: JsonResume, posting: Posting, map: EvidenceMap): AdTerm[] {
  const here = findSkills(stringsOf({ ...resume, basics: undefined }).join('\n'));
  const there = findSkills(posting.body);
  return map.flatMap(({ requirement, kind }) => {
    if (kind === 'missing' || kind === 'related' || requirement.skill === undefined) return [];
    const own = new Set(here.filter(({ skill }) => skill === requirement.skill).map(({ surface }) => surface));
    const ads = there.find(({ skill }) => skill === requirement.skill)?.surface;
    const [only] = [...own];
    if (own.size !== 1 || only === undefined || ads === undefined) return [];
    const matches = isShortForm(only, ads) || isShortForm(ads, only);
    return matches ? [{ requirement: requirement.id, here: only, there: ads }] : [];
  });
}

function arrangeSkills(
  { parsed, posting, map, refused }: ProposalInput,
  terms: AdTerm[],
): { skills?: Skill[]; renamed: Skill[]; used: string[]; changes: Change[] } {
  const id = 'skills';
  const source = parsed.resume.skills ?? [];
  const known = stringsOf(source).join('\n');
  const { skills: grown, added } = withShownSkills(source, shownSkills(map, posting, parsed.resume, known));
  const { skills, renamed, used } = orderSkills(grown, map, terms);
  const [original, revised] = [skillsText(source), skillsText(skills)];
  if (original === revised || refused.has(id)) return { renamed: [], used: [], changes: [] };
  const requirements = map.filter(({ pointers }) => pointers.some((pointer) => pointer.startsWith('/skills/')));
  const change: Change = {
    id,
    pointer: '/skills',
    original,
    revised,
    reasons: [
      ...(added.length > 0 ? (['skills-named'] as const) : []),
      ...(skillsText(grown) === revised ? [] : (['skills-grouped'] as const)),
      ...(used.length > 0 ? (['ad-term'] as const) : []),
    ],
    // Of a skill that is named now the line that shows it; a list in another order rests on itself.
    evidence:
      added.length > 0
        ? [...new Set(added.flatMap(({ evidence }) => evidence.lines.slice(0, 2)))]
        : evidenceOf(parsed, '/skills'),
    requirements: [
      ...new Set([...requirements, ...added.map(({ evidence }) => evidence)].map(({ requirement }) => requirement.id)),
    ],
  };
  return { skills, renamed, used, changes: [change] };
}

/** The title under the name, where there was none: the latest that was held. An earlier one would demote whom it names. */
function addHeadline({ parsed, refused, check }: ProposalInput): Change | undefined {
  const { basics, work = [] } = quietNames(parsed.resume);
  if ((basics?.label ?? '') !== '' || refused.has('headline')) return undefined;
  const revised = spokenTitle(work[0]?.position);
  if (revised === undefined || !check([{ text: revised }]).supported) return undefined;
  return {
    id: 'headline',
    original: '',
    revised,
    reasons: ['headline-written'],
    evidence: evidenceOf(parsed, '/work/0/position'),
    requirements: [],
  };
}

interface AddedSummary {
  changes: Change[];
  refusals: Refusal[];
}

/** A proposed summary if it passes the claim check; else one built from the resume's facts, or the resume's own with one more sentence of them. */
function addSummary(input: ProposalInput, relevance: Relevance): AddedSummary {
  const { parsed, posting, map, title, language, today, refused, check, proposals } = input;
  const original = parsed.resume.basics?.summary?.trim() ?? '';
  if (refused.has('summary')) return { changes: [], refusals: [] };
  const refusals: Refusal[] = [];
  const proposed = proposals?.summary;
  if (proposed !== undefined && keepsFacts(original, proposed.text)) {
    const report = check([{ text: proposed.text, evidence: [...proposed.evidence] }]);
    const added = newClaims(proposed.text, stringsOf(parsed.resume).join('\n'), {
      english: language === 'en',
      spoken: posting.title,
    });
    const made = summaryChange(proposed.text, original, [...proposed.evidence], []);
    const { origin } = proposed;
    if (report.supported && added.length === 0)
      return { ...made, changes: made.changes.map((change) => ({ ...change, ...(origin && { origin }) })) };
    refusals.push(toRefusal(proposed.text, original, [...report.unsupported, ...added.map(asClaim)]));
  }
  const facts = { resume: parsed.resume, map, posting, relevance, title, language, today };
  const written = original === '' ? writeSummary(facts) : extendSummary(facts);
  if (written === undefined) return { changes: [], refusals };
  const report = check([{ text: written.text }]);
  if (!report.supported) {
    return {
      changes: [],
      refusals: [...refusals, toRefusal(written.text, original, report.unsupported)],
    };
  }
  const evidence = [...new Set(written.pointers.flatMap((pointer) => evidenceOf(parsed, pointer)))];
  return { ...summaryChange(written.text, original, evidence, written.requirements), refusals };
}

const summaryChange = (
  revised: string,
  original: string,
  evidence: string[],
  requirements: string[],
): AddedSummary => ({
  changes: [
    {
      id: 'summary',
      ...(original === '' ? {} : { pointer: '/basics/summary' }),
      original,
      revised,
      reasons: [original !== '' && revised.includes(original) ? 'summary-extended' : 'summary-written'],
      evidence,
      requirements,
    },
  ],
  refusals: [],
});

function moveLines(
  { parsed, refused }: ProposalInput,
  reworded: ReadonlyMap<string, string>,
  relevance: Relevance,
): { orders: Map<string, number[]>; changes: Change[] } {
  const changes: Change[] = [];
  const orders = new Map<string, number[]>();
  for (const { pointer, lines: source } of listedEntries(parsed.resume)) {
    const id = orderId(pointer);
    const lines = source.map((line, index) => reworded.get(`${pointer}/highlights/${index}`) ?? line);
    const order = planLines(lines, `${pointer}/highlights`, relevance);
    const moved = order.filter((from, to) => order.slice(to + 1).some((later) => later < from));
    if (moved.length === 0 || refused.has(id)) continue;
    orders.set(pointer, order);
    const pointers = moved.map((index) => `${pointer}/highlights/${index}`);
    changes.push({
      id,
      pointer: `${pointer}/highlights`,
      original: lines.join('\n'),
      revised: order.map((index) => lines[index] ?? '').join('\n'),
      reasons: ['moved-up'],
      evidence: [...new Set(pointers.flatMap((moved) => evidenceOf(parsed, moved)))],
      requirements: [...new Set(pointers.flatMap((moved) => relevance.get(moved)?.requirements ?? []))],
    });
  }
  return { orders, changes };
}

const isOrdered = (section: string): section is OrderedSection =>
  (orderedSections as readonly string[]).includes(section);

/** The source's sections in its own order, and whether the planned order is a different one. */
function orderSections({ parsed, refused, today }: ProposalInput): { order: OrderedSection[]; changes: Change[] } {
  const source = [...new Set(parsed.lines.map(({ section }) => section).filter(isOrdered))];
  const planned = planSections(parsed.resume, today);
  const order = planned.filter((section) => source.includes(section));
  if (source.length < 2 || source.join() === order.join()) return { order: planned, changes: [] };
  if (refused.has('sections')) return { order: [...new Set([...source, ...planned])], changes: [] };
  const change: Change = {
    id: 'sections',
    original: source.join(', '),
    revised: order.join(', '),
    reasons: ['section-order'],
    evidence: [],
    requirements: [],
  };
  return { order: planned, changes: [change] };
}
