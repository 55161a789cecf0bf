import type { PrepForEmployer, StarStory } from '../interview-prep.ts';
import type { AdRemark } from '../material/ad-remarks.ts';
import { careerFacts } from '../material/career.ts';
import type { Pair } from '../material/pair.ts';
import type { Phrases } from './phrases.ts';
import { cut, heldAs } from './quoted.ts';

const mostAsked = 6;
const mostTips = 8;

/** Questions to ask the employer, from what this ad says in passing and from its own sentences. */
export function forEmployerIn(
  { topics, clauses, role }: Pair,
  remarks: readonly AdRemark[],
  { forEmployer, quote, list, role: titled }: Phrases,
): PrepForEmployer[] {
  const title = quote(titled(role));
  const ofRemarks = remarks.map(({ kind, said, sentence }) => ({
    text: forEmployer.remarks[kind](quote(said), title),
    from: sentence,
  }));
  const tools = topics.filter(({ form }) => form === 'tool').slice(0, 3);
  const ofTools =
    tools.length === 0
      ? []
      : [
          {
            text: forEmployer.tools(list(tools.map(({ name }) => name)), title),
            from: tools[0]?.requirements[0]?.sentence ?? '',
          },
        ];
  const taken = new Set(remarks.map(({ sentence }) => sentence));
  const ofLines = clauses
    .filter(({ passage, isQualification }) => !taken.has(passage) && isQualification !== true)
    .slice(0, forEmployer.lines.length)
    .flatMap(({ text }, at) => {
      const frame = forEmployer.lines[at];
      return frame === undefined ? [] : [{ text: frame(quote(cut(text)), title), from: text }];
    });
  const nice = topics.find(({ must, form }) => !must && (form === 'tool' || form === 'field'));
  const ofNice =
    nice === undefined
      ? []
      : [
          {
            text: forEmployer.nice(quote(nice.name), title),
            from: nice.requirements[0]?.sentence ?? nice.name,
          },
        ];
  return [...ofLines.slice(0, 2), ...ofRemarks, ...ofTools, ...ofNice, ...ofLines.slice(2)].slice(0, mostAsked);
}

/** What to bring, prepare and say first, for this interview. */
export function tipsIn(pair: Pair, stories: readonly StarStory[], phrases: Phrases): string[] {
  const { topics, employer, role, posting } = pair;
  const { tips, quote, list } = phrases;
  const quoted = (names: readonly string[]): string => list(names.map((name) => quote(cut(name))));
  const some = (names: readonly string[], tip: (names: string) => string): string[] =>
    names.length === 0 ? [] : [tip(quoted(names))];
  const isHeld = ({ shown }: { shown: string }): boolean => shown === 'shown' || shown === 'listed';
  const licences = topics.filter(({ form }) => form === 'licence');
  const named = topics.filter(({ form }) => form === 'tool' || form === 'field');
  const [story] = stories;
  const figure = stories.slice(1).find(({ evidence }) => /\d/.test(evidence.text.replace(/\b(?:19|20)\d{2}\b/g, '')));
  return [
    ...some(
      licences.filter(isHeld).map(({ name }) => name),
      tips.bring,
    ),
    ...some(
      licences.filter((topic) => topic.must && !isHeld(topic)).map(({ name }) => name),
      tips.lacking,
    ),
    ...(story === undefined ? [] : [tips.open(quote(cut(story.evidence.text)), role)]),
    ...(figure === undefined ? [] : [tips.figure(quote(cut(figure.evidence.text)), role)]),
    ...some(
      named
        .filter(({ must, shown }) => must && shown === 'missing')
        .slice(0, 2)
        .map(({ name }) => name),
      tips.gap,
    ),
    ...some(
      named
        .filter(({ shown }) => shown === 'listed')
        .slice(0, 3)
        .map(({ name }) => name),
      tips.listed,
    ),
    ...careerTips(pair, phrases),
    ...(employer === undefined ? [] : [tips.employer(employer, role)]),
    ...(posting.place === undefined ? [] : [tips.place(posting.place)]),
  ].slice(0, mostTips);
}

const careerTips = (pair: Pair, { tips, held, howLong }: Phrases): string[] =>
  careerFacts(pair).flatMap((fact) => {
    if (fact.kind === 'gap')
      return [tips.months(howLong(fact.months), heldAs(fact.before, held), heldAs(fact.after, held))];
    if (fact.kind === 'since-last') return [tips.since(heldAs(fact.before, held))];
    return fact.kind === 'short-stays' ? [tips.short] : [];
  });
