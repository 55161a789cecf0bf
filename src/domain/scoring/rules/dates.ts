import type { JsonResume } from '../../resume/json-resume.ts';
import { monthIndex } from '../../resume/experience-length.ts';
import { lostToMissingDates } from './achievements.ts';
import { datesWorth, isDated } from './sections.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { judgeCosts, type Cost, type Judgement, type RuleFinding, type RuleInput } from '../rule.ts';

interface Dated {
  title: string;
  work: boolean;
  start?: string | undefined;
  end?: string | undefined;
}

const entriesOf = ({ work, education }: JsonResume): Dated[] => [
  ...(work ?? []).map(({ position, name, startDate, endDate }) => ({
    title: position ?? name ?? '',
    work: true,
    start: startDate,
    end: endDate,
  })),
  ...(education ?? []).map(({ studyType, institution, startDate, endDate }) => ({
    title: studyType ?? institution ?? '',
    work: false,
    start: startDate ?? endDate,
    end: endDate,
  })),
];

const about = (code: Cost['code'], points: number, found: readonly Dated[]): Cost => ({
  code,
  points,
  facts: { entries: found.map(({ title }) => title).slice(0, 4), count: found.length },
});

/** A degree without a date costs less than a job: what a person did last is told by the jobs. */
const weightOf = (entries: readonly Dated[]): number =>
  entries.reduce((sum, { work }) => sum + (work ? 1 : ruleNumbers.dates.degree), 0);

/** Whether every job and degree has its dates, in the right order and written to the same precision. */
export function consistentDates(input: RuleInput): Judgement {
  const { parsed, today } = input;
  const cost = ruleNumbers.dates;
  const entries = entriesOf(parsed.resume);
  const work = parsed.resume.work ?? [];
  const undatedJobs = work.filter((entry) => !isDated(entry)).length;
  const undated = entries.filter(({ start }) => start === undefined);
  const jobs = entries.filter(({ start, work }) => work && start !== undefined);
  const reversed = entries.filter(({ start, end }) => start && end && monthIndex(start) > monthIndex(end, true));
  const future = jobs.filter(({ start }) => start && monthIndex(start) > monthIndex(today));
  const bareYears = jobs.filter(({ start }) => start?.length === 4).length;
  const { score, findings } = judgeCosts('consistentDates', [
    {
      ...about(
        'dates-missing',
        entries.length === 0 ? 100 : (cost.missing * weightOf(undated)) / weightOf(entries),
        undated,
      ),
      ...(undatedJobs > 0 && {
        also: {
          completeSections: undatedJobs * datesWorth(work.length),
          quantifiedAchievements: lostToMissingDates(input),
        },
      }),
    },
    about('dates-mixed', bareYears > 0 && bareYears < jobs.length ? cost.mixed : 0, []),
    about('dates-reversed', Math.min(cost.reversedMost, reversed.length * cost.reversed), reversed),
    about('dates-future', future.length > 0 ? cost.future : 0, future),
  ]);
  return { score, findings: [...findings, ...gapsOf(entries, today)] };
}

/** Gaps of more than a year without work or study: they cost nothing, but interviewers ask about them. */
function gapsOf(entries: readonly Dated[], today: string): RuleFinding[] {
  const spans = entries
    .flatMap(({ start, end, title }) =>
      start === undefined ? [] : [{ from: monthIndex(start), until: monthIndex(end ?? today, true), title }],
    )
    .toSorted((a, b) => a.from - b.from);
  const gaps: RuleFinding[] = [];
  let covered = spans[0]?.until ?? 0;
  for (const { from, until, title } of spans) {
    const months = from - covered;
    if (months > ruleNumbers.dates.gapMonths)
      gaps.push({ code: 'dates-gap', facts: { months, before: title }, gains: {} });
    covered = Math.max(covered, until);
  }
  return gaps.slice(-2);
}
