import { distinct, finished, interleaved, type Draft } from './drafts.ts';
import { findSkills } from '../lexicon/skills/find-skills.ts';
import { skillByName } from '../lexicon/skills/lexicon.ts';
import peopleFamilies from '../words/interview/people-families.json' with { type: 'json' };
import { headsOf } from '../words/word-table.ts';
import {
  mostOfKind,
  type EvidenceLine,
  type PrepQuestion,
  type QuestionKind,
  type QuestionOrigin,
} from './interview-prep.ts';
import { achievements } from './material/achievements.ts';
import { careerFacts, latestOf, type CareerFact } from './material/career.ts';
import { cutAtClause, type OwnLine } from './material/own-lines.ts';
import { isMuchLike, linesFor } from './material/about-topic.ts';
import type { Pair } from './material/pair.ts';
import { probeOf } from './material/probed.ts';
import { worthOf, type Topic } from './material/topics.ts';
import { inTurns } from './turns.ts';
import type { JobAsk, Turn, TopicAsk, Voice, Wording } from './wording.ts';

/** Families of skills that are about people and order: one asks for them by a story. */
const people = new Set(headsOf(peopleFamilies));
const mostClaims = 4;
const mostTraits = 3;
const mostDuties = 4;
/** With fewer questions about the trade, duties are asked about as such. */
const enoughTechnical = 7;
/** So many are made of the person's own work before the rest of it is told as stories; the best of it stays for those. */
const fairTechnical = 5;
const keptForStories = 3;
/** Credentials that are asked about: no more of them, or the interview is a form. */
const mostCredentials = 3;

/** A question with the requirements of the ad that it is about. */
export interface Asked {
  question: PrepQuestion;
  /** Their ids. */
  requirements: readonly string[];
}

/** The questions of one interview: of each kind the most decisive first, at most eight. */
export function questionsOf(pair: Pair, voice: Voice): Asked[] {
  const turn = inTurns(pair.seed);
  const used = { requirements: new Set<string>(), lines: new Set<string>(), topics: new Map<string, Topic>() };
  const general = generalDrafts(pair, voice, turn);
  for (const { text } of general.flatMap(({ evidence }) => evidence)) used.lines.add(text);
  const technical = technicalDrafts(pair, voice, turn, used);
  technical.push(...tradeDrafts(fairTechnical - technical.length, pair, voice, turn, used));
  const behavioral = behavioralDrafts(pair, voice, turn, used);
  technical.push(...moreTechnical(technical, pair, voice, turn, used));
  technical.push(...tradeDrafts(enoughTechnical - technical.length, pair, voice, turn, used));
  const finish = (draft: Draft): Asked => ({
    question: finished(draft),
    requirements: draft.requirements ?? [],
  });
  return [general, behavioral, technical].flatMap((drafts) => distinct(drafts).slice(0, mostOfKind).map(finish));
}

interface Used {
  requirements: Set<string>;
  lines: Set<string>;
  topics: Map<string, Topic>;
}

function technicalDrafts(pair: Pair, voice: Voice, turn: Turn, used: Used): Draft[] {
  const drafts: Draft[] = [];
  const credentials = pair.topics.filter(({ form }) => form === 'licence');
  for (const topic of credentials.slice(0, mostCredentials)) {
    const wording = voice.credential(askOf(topic, pair, used), turn);
    if (wording) drafts.push(draftOf('technical', topic, wording, pair));
  }
  for (const topic of pair.topics) {
    if (drafts.length >= mostOfKind) break;
    if (!isTechnical(topic) || isByChance(topic, pair) || isUsedUp(topic, used)) continue;
    const ask = askOf(topic, pair, used);
    const wording = voice.technical(ask, turn);
    if (!wording) continue;
    markUsed(topic, ask.line, used);
    drafts.push(draftOf('technical', topic, wording, pair, ask.line));
  }
  return drafts;
}

/** What is done in the job and nothing else was asked about, where there are few questions about the trade. */
function moreTechnical(drafts: readonly Draft[], pair: Pair, voice: Voice, turn: Turn, used: Used): Draft[] {
  const more: Draft[] = [];
  for (const topic of pair.topics) {
    if (drafts.length + more.length >= enoughTechnical) break;
    if (!isDoing(topic) || used.topics.has(topic.key) || isUsedUp(topic, used)) continue;
    const ask = askOf(topic, pair, used);
    const wording = voice.technical(ask, turn);
    if (!wording) continue;
    markUsed(topic, ask.line, used);
    more.push(draftOf('technical', topic, wording, pair, ask.line));
  }
  return more;
}

/** The person's own work in the trades of the job, where the ad itself names too little to ask about. */
function tradeDrafts(missing: number, pair: Pair, voice: Voice, turn: Turn, used: Used): Draft[] {
  const trades = new Set(
    tradesOf(findSkills(pair.posting.ad, { list: true }).map(({ skill, family }) => [skill, family])),
  );
  const own = new Set(tradesOf(pair.ownSkills));
  const drafts: Draft[] = [];
  for (const line of achievements(pair).slice(keptForStories)) {
    if (drafts.length >= missing) break;
    const named = findSkills(line.text).find(
      ({ family }) => trades.has(family) && own.has(family) && !people.has(family),
    );
    if (named === undefined || used.lines.has(line.text)) continue;
    const wording = voice.tradeClaim({ line, skill: named.skill, family: named.family }, turn);
    if (!wording) continue;
    used.lines.add(line.text);
    drafts.push({ kind: 'technical', origin: 'claim', key: `trade-${line.text}`, wording, evidence: [line.evidence] });
  }
  return drafts;
}

/** Families of which several skills are named: one alone may be there by chance. */
function tradesOf(skills: Iterable<readonly [skill: string, family: string]>): string[] {
  const named = new Map(skills);
  const families = [...named.values()];
  return families.filter((family, at) => families.indexOf(family) !== at);
}

function behavioralDrafts(pair: Pair, voice: Voice, turn: Turn, used: Used): Draft[] {
  const claims: Draft[] = [];
  for (const line of achievements(pair)) {
    if (claims.length >= mostClaims) break;
    if (used.lines.has(line.text)) continue;
    const wording = voice.claim({ line, probe: probeOf({ ...line, text: cutAtClause(line.text) }) }, turn);
    if (!wording) continue;
    used.lines.add(line.text);
    claims.push({ kind: 'behavioral', origin: 'claim', key: `claim-${line.text}`, wording, evidence: [line.evidence] });
  }
  const duties: Draft[] = [];
  for (const topic of pair.topics) {
    if (duties.length >= mostDuties) break;
    if (!isDuty(topic) || isUsedUp(topic, used)) continue;
    const ask = askOf(topic, pair, used);
    const wording = voice.duty(ask, turn);
    if (!wording) continue;
    markUsed(topic, ask.line, used);
    duties.push(draftOf('behavioral', topic, wording, pair, ask.line));
  }
  const traits: Draft[] = [];
  for (const topic of pair.topics.filter(({ form }) => form === 'trait').slice(0, mostTraits)) {
    const wording = voice.trait(askOf(topic, pair, used), turn);
    if (wording) traits.push(draftOf('behavioral', topic, wording, pair));
  }
  return interleaved([claims, duties, traits]);
}

function generalDrafts(pair: Pair, voice: Voice, turn: Turn): Draft[] {
  const job = jobOf(pair);
  const facts = careerFacts(pair).flatMap((fact): Draft[] => {
    const wording = voice.career(fact, job);
    return wording === undefined
      ? []
      : [
          {
            kind: 'general',
            origin: originOf(fact),
            key: `career-${fact.kind}-${'from' in fact ? fact.from : ''}`,
            wording,
            evidence: evidenceOfFact(fact),
          },
        ];
  });
  const whys = voice.motivation(job, turn).map(({ key, wording }): Draft => ({
    kind: 'general',
    origin: key === 'weakest' ? 'gap' : 'motivation',
    key: `general-${key}`,
    wording,
    evidence: [],
  }));
  const credentials = pair.topics
    .filter(({ form }) => form === 'degree' || form === 'language')
    .flatMap((topic) => {
      const wording = voice.credential(
        askOf(topic, pair, { requirements: new Set(), lines: new Set(), topics: new Map() }),
        turn,
      );
      return wording === undefined ? [] : [draftOf('general', topic, wording, pair)];
    });
  return [...whys.slice(0, 1), ...facts.slice(0, 4), ...whys.slice(1, 4), ...credentials.slice(0, 2), ...whys.slice(4)];
}

const isDoing = ({ form }: Topic): boolean => form === 'doing';
const isNamed = ({ form }: Topic): boolean => form === 'tool' || form === 'field';

const isTechnical = (topic: Topic): boolean =>
  (isNamed(topic) || isDoing(topic)) && topic.family !== undefined && !people.has(topic.family);

/** A single word of another trade is often there by chance: "interviewing" of an engineer's ad is how it hires, "pharmacy" of a nurse's ad a department. */
const isByChance = (topic: Topic, pair: Pair): boolean =>
  topic.form === 'field' &&
  !isTrade(topic, pair) &&
  (topic.shown === 'missing' || topic.shown === 'related' ? !topic.name.includes(' ') : /^[a-z]+ing$/.test(topic.name));

const isDuty = (topic: Topic): boolean =>
  isDoing(topic) || (isNamed(topic) && (topic.family === undefined ? isDoing(topic) : people.has(topic.family)));

const skillsOf = ({ requirements, skill }: Topic): string[] => [
  ...requirements.map(({ id }) => id),
  ...(skill === undefined ? [] : [skill]),
];

const isUsedUp = (topic: Topic, { requirements, topics }: Used): boolean =>
  skillsOf(topic).some((each) => requirements.has(each)) ||
  [...topics.values()].some((other) => isMuchLike(topic, other));

function markUsed(topic: Topic, line: OwnLine | undefined, used: Used): void {
  used.topics.set(topic.key, topic);
  for (const each of skillsOf(topic)) used.requirements.add(each);
  if (line) used.lines.add(line.text);
}

function askOf(topic: Topic, pair: Pair, used: Used): TopicAsk {
  const line = linesFor(topic, pair.lines).find(({ text }) => !used.lines.has(text));
  return {
    topic,
    line,
    isTrade: isTrade(topic, pair),
    isSame: line !== undefined && findSkills(line.text).some(({ skill }) => skill === topic.skill),
    near: topic.shown === 'shown' ? undefined : nearSkill(topic, pair),
    post: line?.post ?? likelyPost(pair),
    role: pair.role,
    employer: pair.employer,
  };
}

/** Whether the ad asks for several things of the topic's family: one alone may be there by chance. */
const isTrade = ({ family }: Topic, { topics }: Pair): boolean =>
  family !== undefined && new Set(topics.filter((each) => each.family === family).map(({ skill }) => skill)).size >= 2;

/** A skill that the person has of the same family, for a tool that they have not. */
function nearSkill({ form, family, skill }: Topic, { ownSkills }: Pair): string | undefined {
  if (form !== 'tool') return undefined;
  const broader = skillByName(skill ?? '')?.broader;
  return [...ownSkills].find(
    ([name, own]) => own === family && name !== skill && name !== broader && /\p{Lu}/u.test(name.slice(1)),
  )?.[0];
}

const likelyPost = ({ posts }: Pair) => {
  const jobs = posts.filter(
    ({ kind, title, place }) => kind === 'work' && (title !== undefined || place !== undefined),
  );
  return latestOf(jobs);
};

function draftOf(kind: QuestionKind, topic: Topic, wording: Wording, pair: Pair, line?: OwnLine): Draft {
  const own = linesFor(topic, pair.lines);
  const isGap = own.length === 0 && (topic.shown === 'missing' || topic.shown === 'related');
  const origin: QuestionOrigin = isGap ? 'gap' : 'requirement';
  const lines = line === undefined ? own : [line, ...own.filter((each) => each !== line)];
  return {
    kind,
    origin,
    key: topic.key,
    wording,
    evidence: lines.slice(0, 3).map(({ evidence }) => evidence),
    requirements: topic.requirements.map(({ id }) => id),
  };
}

function jobOf(pair: Pair): JobAsk {
  const jobs = pair.posts.filter(
    ({ kind, title, place }) => kind === 'work' && (title !== undefined || place !== undefined),
  );
  const latest = latestOf(jobs);
  const earliest = jobs
    .filter(({ startDate, title }) => startDate !== undefined && title !== undefined)
    .toSorted((a, b) => ((a.startDate ?? '') < (b.startDate ?? '') ? -1 : 1))[0];
  const nameable = pair.topics.filter(
    (topic) => (isTechnical(topic) && isNamed(topic) && !isByChance(topic, pair)) || isDoing(topic),
  );
  return {
    role: pair.role,
    employer: pair.employer,
    latest,
    earliest,
    first: nameable.filter(isNamed).slice(0, 2),
    open: nameable.filter(({ shown, must }) => must && shown === 'missing').toSorted((a, b) => worthOf(b) - worthOf(a)),
    place: pair.posting.place,
    remote: pair.posting.remote,
  };
}

const origins: Readonly<Record<CareerFact['kind'], QuestionOrigin>> = {
  gap: 'date-gap',
  'since-last': 'date-gap',
  'short-stays': 'tenure',
  'long-stay': 'tenure',
  'another-field': 'field-change',
  'back-to-field': 'field-change',
  years: 'gap',
  'step-up': 'level',
  'step-down': 'level',
};
const originOf = ({ kind }: CareerFact): QuestionOrigin => origins[kind];

const evidenceOfFact = (fact: CareerFact): EvidenceLine[] =>
  fact.kind === 'step-up' && fact.people ? [fact.people.evidence] : [];
