import { compare, type Comparison } from '../../matching/compare.ts';
import type { EvidenceMap } from '../../matching/evidence/evidence-map.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { hashOf } from '../../language/hash.ts';
import type { Posting } from '../../posting/posting.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import { stringsOf } from '../../resume/json-pointer.ts';
import { quietNames } from '../../resume/telling/quiet-names.ts';
import { spokenEmployer, spokenRole } from '../../resume/telling/spoken-names.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { adClauses, type AdClause } from './ad-clauses.ts';
import { adLines } from './ad-lines.ts';
import { isQuotedIn } from './foreign-names.ts';
import { ownLines, type OwnLine } from './own-lines.ts';
import { postsOf, type Post } from './posts.ts';
import { topicsOf, type Topic } from './topics.ts';

/** One ad and one resume. */
export interface PairInput {
  /** The person's resume, with what they answered folded in. */
  source: ParsedResume;
  posting: Posting;
  jobTitle: string;
  companyName?: string | undefined;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
}

/** One ad and one resume, with everything that questions, stories and tips are made of. */
export interface Pair {
  input: PairInput;
  posting: Posting;
  resume: JsonResume;
  comparison: Comparison;
  /** With pointers into `resume`. */
  map: EvidenceMap;
  /** The job's title as one says it. */
  role: string;
  employer?: string | undefined;
  clauses: readonly AdClause[];
  topics: readonly Topic[];
  posts: readonly Post[];
  lines: readonly OwnLine[];
  /** The skills that the resume names anywhere, by name with the family they belong to. */
  ownSkills: ReadonlyMap<string, string>;
  today: string;
  /** The same for the same ad and resume: lets two preps begin with different wordings. */
  seed: number;
}

export function pairOf(input: PairInput): Pair {
  const { source, posting, today, companyName, jobTitle } = input;
  const comparison = compare(source, posting, today);
  const map = comparison.sourceMap;
  const resume = quietNames(source.resume);
  const posts = postsOf(resume, today);
  const clauses = isQuotedIn(posting.language) ? adLines(posting) : adClauses(posting);
  const said = stringsOf({ ...resume, references: undefined }).join('\n');
  const ownSkills = new Map(findSkills(said, { list: true }).map(({ skill, family }) => [skill, family]));
  const employer = spokenEmployer(companyName ?? posting.employer);
  return {
    input,
    posting,
    resume,
    comparison,
    map,
    role: spokenRole(jobTitle.trim() === '' ? posting.title : jobTitle) ?? jobTitle.trim(),
    ...(employer !== undefined && { employer }),
    clauses,
    posts,
    lines: ownLines(source, posts, map),
    topics: topicsOf(posting, map, clauses).map((topic) => heldToo(topic, ownSkills)),
    ownSkills,
    today,
    seed: hashOf(`${posting.title}\n${posting.employer ?? ''}\n${resume.basics?.name ?? ''}${posting.ad.length}`),
  };
}

/** A licence or a skill that the resume names somewhere is not missing, whatever else is asked of it. */
const heldToo = (topic: Topic, own: ReadonlyMap<string, string>): Topic =>
  topic.shown === 'missing' && topic.form !== 'doing' && topic.skill !== undefined && own.has(topic.skill)
    ? { ...topic, shown: 'listed' }
    : topic;
