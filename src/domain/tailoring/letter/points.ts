import type { EvidenceMap, RequirementEvidence } from '../../matching/evidence/evidence-map.ts';
import type { JsonResume } from '../../resume/json-resume.ts';
import type { Language } from '../../language/languages.ts';
import { sentencesOf } from '../../claims/evidence/sentences.ts';
import { relevanceOf } from '../plan.ts';
import type { SharedNames } from '../skill-phrases.ts';
import { spokenName, spokenTitle } from './addressee.ts';
import { inFirstPerson, quotable } from './first-person.ts';

/** One point of the letter, taken from one line of the resume. */
export interface LetterPoint {
  pointer: string;
  /** English: "I reduced costs by 12%"; other languages: the line unchanged. */
  clause: string;
  requirements: string[];
}

/** Enough for a paragraph: points of one entry, the first of them about the skill where one is named. */
export interface LetterTopic {
  /** The requirement's skill as the letter may name it. */
  skill?: string | undefined;
  /** Further skills that its points are about. */
  alsoSkills?: string[] | undefined;
  employer?: string | undefined;
  title?: string | undefined;
  project?: string | undefined;
  present: boolean;
  /** JSON Pointer of the entry. */
  entry: string;
  points: LetterPoint[];
}

interface Candidate extends LetterPoint {
  entry: string;
  worth: number;
}

const mostTopics = 3;
const mostPoints = 3;

/**
 * The content of the letter: up to three requirements with the line that shows each best, then further lines of the same entries, then the best of other
 * entries. Every line is used once.
 */
export function pickTopics(
  resume: JsonResume,
  map: EvidenceMap,
  names: SharedNames,
  language: Language,
): LetterTopic[] {
  const candidates = allCandidates(resume, map, language);
  const used = new Set<string>();
  const take = ({ pointer, clause, requirements }: Candidate): LetterPoint => {
    used.add(clause);
    return { pointer, clause, requirements };
  };
  const leads = leadsOf(map, names, candidates);
  const topics: LetterTopic[] = leads.map(({ candidate, skill }) => ({
    ...placeOf(resume, candidate.entry),
    skill,
    points: [take(candidate)],
  }));
  const free = () => candidates.filter(({ clause }) => !used.has(clause)).toSorted((a, b) => b.worth - a.worth);
  while (topics.length < mostTopics) {
    const next =
      free().find(({ entry }) => topics.every((topic) => topic.entry !== entry)) ??
      (topics.length === 0 ? free()[0] : undefined);
    if (next === undefined) break;
    topics.push({ ...placeOf(resume, next.entry), skill: undefined, points: [take(next)] });
  }
  for (const candidate of free()) {
    const topic = topics
      .filter(({ entry }) => entry === candidate.entry)
      .toSorted((a, b) => a.points.length - b.points.length)[0];
    if (topic !== undefined && topic.points.length < mostPoints) topic.points.push(take(candidate));
  }
  return inOrder(topics);
}

/** Topics about the ad's requirements first, by weight; then the rest in the resume's order, the latest first. */
function inOrder(topics: readonly LetterTopic[]): LetterTopic[] {
  const rank = ({ entry }: LetterTopic): number =>
    Number(entry.split('/')[2]) + (entry.startsWith('/projects') ? 100 : 0);
  const answers = topics.filter(({ skill }) => skill !== undefined);
  return [...answers, ...topics.filter(({ skill }) => skill === undefined).toSorted((a, b) => rank(a) - rank(b))];
}

function leadsOf(map: EvidenceMap, names: SharedNames, candidates: readonly Candidate[]) {
  const leads: { candidate: Candidate; skill: string }[] = [];
  const shown = map
    .filter(({ kind }) => kind === 'shown')
    .toSorted((a, b) => requirementWorth(b) - requirementWorth(a));
  for (const { requirement, pointers } of shown) {
    const skill = names.get(requirement.skill ?? '');
    if (skill === undefined || leads.length === mostTopics || leads.some((lead) => lead.skill === skill)) continue;
    const candidate = pointers
      .flatMap((pointer) => candidates.find((candidate) => candidate.pointer === pointer) ?? [])
      .find(({ pointer }) => leads.every((lead) => lead.candidate.pointer !== pointer));
    if (candidate !== undefined) leads.push({ candidate, skill });
  }
  return leads;
}

const requirementWorth = ({ requirement, strength }: RequirementEvidence): number =>
  requirement.weight * (requirement.must ? 1 : 0.6) * (0.3 + strength);

/** Every line of work and projects that reads well in a letter, ranked higher the more it shows and the later it was. */
function allCandidates(resume: JsonResume, map: EvidenceMap, language: Language): Candidate[] {
  const relevance = relevanceOf(map);
  const used = new Set<string>();
  return letterLines(resume).flatMap(({ line, pointer, entry, present, rank }): Candidate[] => {
    const clause = language === 'en' ? inFirstPerson(line, present) : quotable(line);
    if (clause === undefined || used.has(clause)) return [];
    used.add(clause);
    const known = relevance.get(pointer);
    const worth = (known?.score ?? 0) + (/\d/.test(line) ? 0.4 : 0) - rank * 0.15;
    return [{ pointer, clause, requirements: known?.requirements ?? [], entry, worth }];
  });
}

interface LetterLine {
  line: string;
  pointer: string;
  entry: string;
  present: boolean;
  /** How far down the resume its entry is; projects come after work. */
  rank: number;
}

const letterSections = ['work', 'projects', 'volunteer'] as const;

/** How far below work the lines of a section rank. */
const sectionRank = { work: 0, projects: 2, volunteer: 3 };

/** The sentences of all entries' lines and summaries. */
function letterLines(resume: JsonResume): LetterLine[] {
  return letterSections.flatMap((section) =>
    (resume[section] ?? []).flatMap((value, index) => {
      const entry = `/${section}/${index}`;
      const present = value.startDate !== undefined && value.endDate === undefined;
      const shared = { entry, present, rank: index + sectionRank[section] };
      const prose = 'summary' in value ? sentencesOf(value.summary ?? '') : [];
      return [
        ...(value.highlights ?? []).flatMap((line, place) =>
          standAloneSentences(line).map((sentence) => ({
            ...shared,
            line: sentence,
            pointer: `${entry}/highlights/${place}`,
          })),
        ),
        ...prose.map((line) => ({ ...shared, line, pointer: `${entry}/summary` })),
      ];
    }),
  );
}

const refersBack = /^(?:\S+\s+){0,4}(?:this|that|these|those|it|its|they|them|their|such|also|both)\b/i;

/** A line's sentences without its label ("Data Warehousing: …"); a sentence that refers to the one before it does not count on its own. */
const standAloneSentences = (line: string): string[] =>
  sentencesOf(line.replace(/^\p{Lu}[\p{L}\d &/–-]{2,60}: (?=\p{Lu})/u, '')).filter(
    (sentence, place) => place === 0 || !refersBack.test(sentence),
  );

function placeOf(resume: JsonResume, entry: string): Omit<LetterTopic, 'points' | 'skill'> {
  const [, section, index] = entry.split('/');
  const at = Number(index);
  const work = section === 'work' ? resume.work?.[at] : undefined;
  const project = section === 'projects' ? resume.projects?.[at] : undefined;
  const volunteer = section === 'volunteer' ? resume.volunteer?.[at] : undefined;
  const dates = work ?? project ?? volunteer;
  return {
    entry,
    employer: spokenName(work?.name ?? volunteer?.organization),
    title: /volunt/i.test(volunteer?.position ?? '') ? 'a volunteer' : spokenTitle((work ?? volunteer)?.position),
    project: spokenName(project?.name),
    present: dates?.startDate !== undefined && dates.endDate === undefined,
  };
}
