import type { RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import type { OneMore } from '../../matching/evidence/one-more-line.ts';
import { recencyOfDates } from '../../matching/evidence/recency.ts';
import {
  relevanceOf,
  relevantFrom,
  relevantYears,
  shareShownUnder,
  type ComparedJob,
} from '../../matching/titles/relevance.ts';
import type { TermOverlap } from '../../matching/ad/term-counts.ts';
import type { Posting, Seniority } from '../../posting/posting.ts';
import { keywordOf } from '../open-requirements.ts';
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
 * Years of relevant work compared with the years required, how close the closest recent job is, and how much of the ad's vocabulary the resume uses: its words,
 * and skills of the families it asks for.
 */
export function relevantExperience({ job, today }: RuleInput): Judgement | undefined {
  if (!job || !asksForAnything(job)) return undefined;
  const {
    ad: { posting },
    jobs,
  } = job;
  const { score, years, near, vocabularyLacking, worthOf } = experienceOf(jobs, job.termCounts, posting, today);
  const findings: RuleFinding[] = [];
  const undated = jobs.filter((each) => each.startDate === undefined && relevanceOf(each) >= relevantFrom);
  if (years !== undefined && years.enough < 1) {
    findings.push({
      code: undated.length > 0 ? 'experience-undated' : 'experience-short',
      facts: {
        asked: years.asked,
        stated: posting.years === undefined ? 0 : 1,
        years: Math.round(years.held * 10) / 10,
        title: undated[0]?.title ?? posting.title,
      },
      gains: { relevantExperience: worthOf(points.years * (1 - years.enough)) },
    });
  }
  if (near < 1) {
    findings.push({
      code: 'experience-unrelated',
      facts: { title: posting.title, share: percent(near) },
      gains: { relevantExperience: worthOf(points.nearness * (1 - near)) },
    });
  }
  if (vocabularyLacking > 0) {
    findings.push({
      code: 'experience-unspoken',
      facts: { families: percent(job.termCounts.families), vocabulary: percent(job.termCounts.words ?? 1) },
      gains: { relevantExperience: worthOf(vocabularyLacking) },
    });
  }
  return { score, findings };
}

/** A share as a fact that a sentence can name. */
const percent = (part: number): number => Math.round(100 * part);

const asksForAnything = ({ map, title, ad: { posting } }: Target): boolean =>
  map.length > 0 || title.asked !== undefined || posting.years !== undefined;

function experienceOf(jobs: readonly ComparedJob[], { families, words }: TermOverlap, posting: Posting, today: string) {
  const asked = posting.years ?? (posting.seniority && usualYears[posting.seniority]);
  const held = relevantYears(jobs, today);
  const years = asked === undefined ? undefined : { asked, held, enough: asked === 0 ? 1 : Math.min(1, held / asked) };
  const nearest = Math.max(0, ...jobs.map((job) => relevanceOf(job) * (0.5 + 0.5 * recencyOfDates(job, today))));
  const near = Math.min(1, nearest / points.enoughNearness);
  const vocabulary = points.field * families + points.told * (words ?? 0);
  const mostVocabulary = points.field + (words === undefined ? 0 : points.told);
  const most = (years ? points.years : 0) + points.nearness + mostVocabulary;
  // What the ad does not ask for leaves the sum, and so do its words where the two languages cannot be compared.
  const worthOf = (part: number): number => (100 * part) / most;
  const score = clamp(worthOf((years ? points.years * years.enough : 0) + points.nearness * near + vocabulary));
  return { years, near, vocabularyLacking: mostVocabulary - vocabulary, worthOf, score };
}

/** What one more line in the newest job adds to the checks that consider where things are shown. */
export function gainsOfShowing({ job, today }: RuleInput & { job: Target }): (more: OneMore) => RuleFinding['gains'] {
  const [newest, ...older] = job.jobs;
  if (newest === undefined || newest.entry === '') return () => ({});
  const experience = experienceOf(job.jobs, job.termCounts, job.ad.posting, today).score;
  const tailored = job.tailoredContentOf(job.map).score;
  return ({ line, map: after }) => {
    const grown = [{ ...newest, shownShare: shareShownUnder(newest.entry, after) }, ...older];
    return {
      relevantExperience: experienceOf(grown, job.termCounts.withLine(line), job.ad.posting, today).score - experience,
      tailoredContent: job.tailoredContentOf(after).score - tailored,
    };
  };
}

/** The first three that are skills, as a sentence can name them. */
const namedIn = (items: readonly RequirementEvidence[]): string[] =>
  items
    .filter(({ requirement }) => requirement.skill !== undefined)
    .slice(0, 3)
    .map(({ requirement }) => keywordOf(requirement));

/**
 * Whether this resume was written for this ad: the summary mentions what the work shows, recent entries show what the ad asks for, and so does what is read
 * first. Copies from the ad cost points.
 */
export function tailoredContent({ job }: RuleInput): Judgement | undefined {
  if (!job || job.map.length === 0) return undefined;
  const { score, summaryShare, recentShare, glanceShare, lateShare, copies, notInSummary, notAtGlance } =
    job.tailoredContentOf(job.map);
  const findings: RuleFinding[] = [];
  if (summaryShare < 1) {
    findings.push({
      code: 'summary-untailored',
      facts: { keywords: namedIn(notInSummary), mentioned: percent(summaryShare) },
      gains: { tailoredContent: share.summary * (1 - summaryShare) },
    });
  }
  if (recentShare < 1)
    findings.push({
      code: 'recent-work-untailored',
      facts: { share: percent(recentShare) },
      gains: {
        tailoredContent: share.recent * (1 - recentShare) + share.glance * (1 - glanceShare - lateShare),
      },
    });
  if (lateShare > 0)
    findings.push({
      code: 'shown-late',
      facts: { keywords: namedIn(notAtGlance) },
      gains: { tailoredContent: share.glance * lateShare },
    });
  if (copies > 0) {
    findings.push({
      code: 'ad-copied',
      quotes: job.copied.slice(0, 5),
      gains: { tailoredContent: copies },
    });
  }
  return { score, findings };
}
