import type { PrepForEmployer } from '../interview-prep.ts';
import type { AdRemark } from '../material/ad-remarks.ts';
import type { Pair } from '../material/pair.ts';
import { andList } from './phrases.ts';

const mostAsked = 6;

const remarkQuestions: Record<AdRemark['kind'], (remark: AdRemark, role: string) => string> = {
  reports: (_, role) => `Who would I report to, and what do they expect of a good ${role} in the first six months?`,
  team: () => 'Who is on the team today, and what do they hope the new hire will take off their hands?',
  pace: ({ said }) => `The ad says “${said}”. What does a hard week look like here, and how often is there one?`,
  open: ({ said }) => `The ad says “${said}”. What has that meant for the people who do this job now?`,
  growth: ({ said }, role) =>
    `The ad mentions “${said}”. Where have people gone from the ${role} position in the past few years?`,
  hours: ({ said }) => `The ad mentions “${said}”. How much of that is usual in a month, and who plans it?`,
  values: ({ said }) => `You write “${said}”. When did that last tip a decision in day-to-day work?`,
};

/** Questions to ask the employer, from what this ad says and leaves open. */
export function forEmployer({ topics, clauses, role }: Pair, remarks: readonly AdRemark[]): PrepForEmployer[] {
  const found: PrepForEmployer[] = [];
  const doing = topics.filter(({ form }) => form === 'doing').slice(0, 2);
  for (const [at, topic] of doing.entries()) {
    const from = clauses.find(({ base }) => base === topic.base)?.text;
    if (from === undefined) continue;
    found.push({
      text:
        at === 0
          ? `How much of the week goes into ${topic.name}, and what makes it hard at the moment?`
          : `What would you like to see change about ${topic.name}?`,
      from,
    });
  }
  const tools = topics.filter(({ form }) => form === 'tool');
  if (tools.length > 0)
    found.push({
      text: `The ad names ${andList(tools.slice(0, 3).map(({ name }) => name))}. What is here to stay, and what is about to change?`,
      from: tools
        .slice(0, 3)
        .map(({ requirements }) => requirements[0]?.text ?? '')
        .join(', '),
    });
  for (const remark of remarks) found.push({ text: remarkQuestions[remark.kind](remark, role), from: remark.sentence });
  const nice = topics.find(
    ({ must, form, family }) => !must && (form === 'tool' || form === 'field') && family !== undefined,
  );
  if (nice !== undefined)
    found.push({
      text: `You list ${nice.name} as a plus. What would someone who knows it do here that isn’t being done today?`,
      from: nice.requirements[0]?.sentence ?? nice.name,
    });
  return found.slice(0, mostAsked);
}
