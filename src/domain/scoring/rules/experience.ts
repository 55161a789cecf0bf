import type { EvidenceMap, RequirementEvidence } from '../../matching/evidence-map.ts';
import type { OneMore } from '../../matching/one-more-line.ts';
import { recencyOfDates } from '../../matching/recency.ts';
import {
  relevanceOf,
  relevantFrom,
  relevantYears,
  shareShownUnder,
  type JobBesideAd,
} from '../../matching/relevance.ts';
import type { Spoken } from '../../matching/speech.ts';
import type { Posting, Seniority } from '../../posting/posting.ts';
import type { Language } from '../../resume/parsed-resume.ts';
import { stem } from '../../text/stem.ts';
import { ruleNumbers } from '../rule-numbers.ts';
import { clamp, type Judgement, type RuleFinding, type RuleInput, type Target } from '../rule.ts';

/** Years that an ad of each rank asks for when it does not say: the middle of what such ads ask. */
const usualYears: Record<Seniority, number> = {
  intern: 0,
  entry: 1,
  mid: 3,
  senior: 5,
  lead: 6,
  manager: 5,
  director: 8,
  executive: 10,
};

const points = ruleNumbers.experience;
const share = ruleNumbers.tailored;

/**
 * Years of relevant work against the years asked, how near the best recent job comes, and how much of what the resume tells is
 * about the ad's field and in its words.
 */
export function relevantExperience({ job, today }: RuleInput): Judgement | undefined {
  if (!job) return undefined;
  const { posting, jobs } = job;
  const { score, years, near, unspoken, worthOf } = experienceOf(jobs, job.speech, posting, today);
  const findings: RuleFinding[] = [];
  const undated = jobs.filter((each) => each.startDate === undefined && relevanceOf(each) >= relevantFrom);
  if (years !== undefined && years.enough < 1) {
    findings.push({
      code: undated.length > 0 ? 'experience-undated' : 'experience-short',
      facts: { asked: years.asked, years: Math.round(years.held * 10) / 10, title: undated[0]?.title ?? posting.title },
      gains: { relevantExperience: worthOf(points.years * (1 - years.enough)) },
    });
  }
  if (near < 1) {
    findings.push({
      code: 'experience-unrelated',
      facts: { title: posting.title },
      gains: { relevantExperience: worthOf(points.nearness * (1 - near)) },
    });
  }
  if (unspoken > 0) findings.push({ code: 'experience-unspoken', gains: { relevantExperience: worthOf(unspoken) } });
  return { score, findings };
}

function experienceOf(jobs: readonly JobBesideAd[], { field, told }: Spoken, posting: Posting, today: string) {
  const asked = posting.years ?? (posting.seniority && usualYears[posting.seniority]);
  const held = relevantYears(jobs, today);
  const years = asked === undefined ? undefined : { asked, held, enough: asked === 0 ? 1 : Math.min(1, held / asked) };
  const nearest = Math.max(0, ...jobs.map((job) => relevanceOf(job) * (0.5 + 0.5 * recencyOfDates(job, today))));
  const near = Math.min(1, nearest / points.enoughNearness);
  const spoken = points.field * field + points.told * (told ?? 0);
  const mostSpoken = points.field + (told === undefined ? 0 : points.told);
  const most = (years ? points.years : 0) + points.nearness + mostSpoken;
  // What the ad does not ask for leaves the sum, and so do its words where they are of another language.
  const worthOf = (part: number): number => (100 * part) / most;
  const score = clamp(worthOf((years ? points.years * years.enough : 0) + points.nearness * near + spoken));
  return { years, near, unspoken: mostSpoken - spoken, worthOf, score };
}

/** An entry that ended so lately, or goes on, counts as recent: {@link Recency} from here. */
const recentFrom = 0.9;

/** Tells what one more line in the newest job brings to the checks that look at where things are shown. */
export function gainsOfShowing(input: RuleInput & { job: Target }): (more: OneMore) => RuleFinding['gains'] {
  const { job, today } = input;
  const [newest, ...older] = job.jobs;
  if (newest === undefined || newest.entry === '') return () => ({});
  const experience = experienceOf(job.jobs, job.speech, job.posting, today).score;
  const tailoring = tailoringReader(input);
  const tailored = tailoring(job.map).score;
  return ({ line, map: after }) => {
    const grown = [{ ...newest, shown: shareShownUnder(newest.entry, after) }, ...older];
    return {
      relevantExperience: experienceOf(grown, job.speech.withLine(line), job.posting, today).score - experience,
      tailoredContent: tailoring(after).score - tailored,
    };
  };
}

const fullOf = (recentShare: number): number => Math.min(1, recentShare / share.recentShare);

interface Tailoring {
  score: number;
  summaryShare: number;
  recentShare: number;
  copies: number;
  unspoken: RequirementEvidence[];
}

/**
 * Tells how far what is shown lately and what the summary speaks of make this a resume for this ad. One reader is asked about
 * many maps that differ in a few items, and looks at each item once.
 */
function tailoringReader({
  job,
  parsed: { language },
  statements,
}: RuleInput & { job: Target }): (map: EvidenceMap) => Tailoring {
  const claims = statements.filter(({ role }) => role === 'claim');
  const copies = Math.min(share.copiesMost, job.copied.length * share.copy);
  const seen = new Map<RequirementEvidence, { recent: boolean; spoken: boolean }>();
  const look = (item: RequirementEvidence): { recent: boolean; spoken: boolean } => {
    const known = seen.get(item);
    if (known) return known;
    const { requirement, pointers } = item;
    const read = {
      recent: pointers.some((pointer) => job.recency(pointer) >= recentFrom),
      spoken:
        pointers.some((pointer) => pointer.startsWith('/basics/')) ||
        claims.some((claim) => mentions(claim, requirement, language)),
    };
    seen.set(item, read);
    return read;
  };
  return (map) => {
    const shown = map.filter(({ kind }) => kind === 'shown');
    const total = map.reduce((sum, { requirement }) => sum + requirement.weight, 0);
    const recent = shown.filter((item) => look(item).recent);
    const recentShare = fullOf(
      total === 0 ? 0 : recent.reduce((sum, { requirement }) => sum + requirement.weight, 0) / total,
    );
    const unspoken = shown.filter((item) => !look(item).spoken);
    const spoken = shown.length - unspoken.length;
    const summaryShare = Math.min(1, spoken / Math.min(share.summaryMentions, Math.max(1, map.length)));
    const score = clamp(share.summary * summaryShare + share.recent * recentShare - copies);
    return { score, summaryShare, recentShare, copies, unspoken };
  };
}

/**
 * Whether this resume was written for this ad: the summary speaks of what the work shows, recent entries show what the
 * ad asks. What is copied from the ad is taken off.
 */
export function tailoredContent({ job, ...input }: RuleInput): Judgement | undefined {
  if (!job || job.map.length === 0) return undefined;
  const { score, summaryShare, recentShare, copies, unspoken } = tailoringReader({ ...input, job })(job.map);
  const findings: RuleFinding[] = [];
  if (summaryShare < 1) {
    const keywords = unspoken.slice(0, 3).map(({ requirement }) => requirement.skill ?? requirement.text);
    findings.push({
      code: 'summary-untailored',
      facts: { keywords },
      gains: { tailoredContent: share.summary * (1 - summaryShare) },
    });
  }
  if (recentShare < 1)
    findings.push({ code: 'recent-work-untailored', gains: { tailoredContent: share.recent * (1 - recentShare) } });
  if (copies > 0) {
    findings.push({
      code: 'ad-copied',
      quotes: job.copied.slice(0, 5),
      gains: { tailoredContent: copies },
    });
  }
  return { score, findings };
}

const mentions = (
  claim: RuleInput['statements'][number],
  { skill, terms }: { skill?: string | undefined; terms: string[] },
  language: Language,
): boolean =>
  skill === undefined
    ? terms.some((term) => claim.stems.has(stem(term.toLowerCase(), language)))
    : claim.skills.has(skill);
