import type { StarStory } from '../interview-prep.ts';
import type { AdRemark } from '../material/ad-remarks.ts';
import { careerFacts } from '../material/career.ts';
import type { Pair } from '../material/pair.ts';
import type { Topic } from '../material/topics.ts';
import { andList, heldAs, howLong } from './phrases.ts';

const mostTips = 8;

/** What to bring, prepare and say first, for this interview. */
export function tips(pair: Pair, stories: readonly StarStory[], remarks: readonly AdRemark[]): string[] {
  const { topics, employer, role } = pair;
  const licences = topics.filter(({ form }) => form === 'licence');
  const held = licences.filter(({ shown }) => shown === 'shown' || shown === 'listed').map(({ name }) => name);
  const lacking = licences.filter(({ shown, must }) => must && shown === 'missing').map(({ name }) => name);
  const nameable = topics.filter(({ form }) => form === 'tool' || form === 'field' || form === 'doing');
  const open = nameable.filter(({ shown, must, family }) => must && shown === 'missing' && family !== undefined);
  const apart = open.filter(
    ({ name }, at) => !open.slice(0, at).some((other) => other.name.includes(name) || name.includes(other.name)),
  );
  const listed = nameable.filter(
    ({ shown, form, family }) => shown === 'listed' && form !== 'doing' && family !== undefined,
  );
  const [story, second] = stories;
  const unfinished = stories.find(({ parts }) => parts.result === '');
  const figure = stories.find(({ evidence }) => /\d/.test(evidence.text.replace(/\b(?:19|20)\d{2}\b/g, '')));
  const found: (string | undefined)[] = [
    held.length === 0
      ? undefined
      : `Bring proof of your ${andList(held)}: the ad asks for ${held.length === 1 ? 'it' : 'them'}.`,
    lacking.length === 0 ? undefined : lackingTip(lacking),
    story === undefined
      ? undefined
      : `Open with “${story.title}”. It answers ${answersOf(story)} and is the strongest thing on your resume for this job.`,
    figure === undefined
      ? undefined
      : `Have the numbers behind “${figure.title}” ready: what was counted, over what time, and what was yours.`,
    apart.length === 0 ? undefined : gapTip(apart.slice(0, 2).map(({ name }) => name)),
    listed.length === 0
      ? undefined
      : `You list ${andList(listed.slice(0, 3).map(({ name }) => name))} without an example. Think of one${listed.length === 1 ? '' : ' for each'}.`,
    unfinished === undefined
      ? undefined
      : `Your resume doesn’t say what came of “${unfinished.title}”. Recall it before you tell it: a number, or what somebody said.`,
    ...careerTips(pair),
    employer === undefined ? undefined : lookUp(employer, remarks),
    pair.posting.place === undefined
      ? undefined
      : `Know how you would get to ${pair.posting.place}, and when you could start as ${role}.`,
    firstTip(nameable.find(({ must, family }) => must && family !== undefined)),
    second === undefined
      ? undefined
      : `Keep “${second.title}” for a second story, so that you need not tell the first one twice.`,
    employer === undefined
      ? `The ad doesn’t say who is hiring. Ask before you go, then look up who would be your manager as ${role}.`
      : undefined,
  ];
  return found.filter((tip) => tip !== undefined).slice(0, mostTips);
}

const firstTip = (topic: Topic | undefined): string | undefined =>
  topic === undefined
    ? undefined
    : `The ad puts weight on ${topic.name}. Have one example of it, or of what comes closest, that takes no more than two minutes.`;

const lackingTip = (names: readonly string[]): string => {
  const them = names.length === 1 ? 'it' : 'them';
  return `The ad requires ${andList(names)}, and your resume doesn’t show ${them}. Before you go, find out whether and when you could get ${them}.`;
};

const gapTip = (names: readonly string[]): string => {
  const [asked, shown] = names.length === 1 ? ['it', 'no example'] : ['both', 'an example of neither'];
  return `Expect to be asked about ${andList(names)}: the ad asks for ${asked}, your resume shows ${shown}. Decide which of your jobs comes closest.`;
};

const answersOf = ({ answers }: StarStory): string =>
  answers.length === 0
    ? 'more than one question'
    : answers.length === 1
      ? 'one of the questions above'
      : `${answers.length} of the questions above`;

function lookUp(employer: string, remarks: readonly AdRemark[]): string {
  const values = remarks.find(({ kind }) => kind === 'values');
  return values === undefined
    ? `Look up what ${employer} has been in the news for this year, and who your manager would be.`
    : `Look up ${employer}: the ad says “${values.sentence.replace(/[.\s]+$/, '')}”. Find one example of it.`;
}

const careerTips = (pair: Pair): string[] =>
  careerFacts(pair).flatMap((fact) => {
    if (fact.kind === 'gap')
      return [
        `Have one calm sentence ready for the gap of ${howLong(fact.months)} between ${heldAs(fact.before)} and ${heldAs(fact.after)}.`,
      ];
    if (fact.kind === 'since-last') return [`Have one calm sentence ready for the time since ${heldAs(fact.before)}.`];
    if (fact.kind === 'short-stays')
      return ['Practice saying, in half a sentence each, why you left your shorter jobs.'];
    return [];
  });
