import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { CheckName } from '#domain/scoring/evaluation.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import type { LayoutFacts } from '#domain/document/source-document.ts';

/** The inputs of a score, as far as a relation changes them. */
export interface Scored {
  resume: JsonResume;
  layout: LayoutFacts;
  grammar: GrammarFact[];
}

/** Something removed or spoiled: these checks fall (where they can), these may change with it, no other changes. */
export interface Relation {
  name: string;
  spoil: (scored: Scored) => Scored;
  falls: readonly CheckName[];
  may?: readonly CheckName[];
}

type Work = NonNullable<JsonResume['work']>[number];

const resume =
  (change: (resume: JsonResume) => JsonResume) =>
  (scored: Scored): Scored => ({ ...scored, resume: change(scored.resume) });
const layout =
  (change: (layout: LayoutFacts) => Partial<LayoutFacts>) =>
  (scored: Scored): Scored => ({ ...scored, layout: { ...scored.layout, ...change(scored.layout) } });
const basics = (change: JsonResume['basics']) => resume((json) => ({ ...json, basics: { ...json.basics, ...change } }));
const work = (change: (entry: Work, index: number) => Work) =>
  resume((json) => ({ ...json, work: json.work?.map(change) }));
const lines = (change: (line: string, index: number) => string) =>
  work((entry) => ({ ...entry, highlights: entry.highlights?.map(change) }));
const mistakes =
  (count: number) =>
  (scored: Scored): Scored => ({
    ...scored,
    grammar: Array.from({ length: count }, (_, at) => ({
      line: `p1l${at + 8}`,
      quote: `wrnog${at}`,
      kind: 'spelling' as const,
    })),
  });

/** What was removed may have shown anything that the ad asks for. */
const job: readonly CheckName[] = [
  'keywordOptimization',
  'skillsAlignment',
  'jobTitleMatch',
  'relevantExperience',
  'tailoredContent',
];
/** The checks that judge lines about work. */
const workChecks: readonly CheckName[] = [
  'quantifiedAchievements',
  'actionVerbs',
  'consistentFormatting',
  'readableText',
  'simpleBullets',
  'industryTerms',
  'grammarSpelling',
  'appropriateLength',
];

export const relations: readonly Relation[] = [
  {
    name: 'the name is gone',
    spoil: basics({ name: undefined }),
    falls: ['contactInformation'],
    may: ['professionalEmail'],
  },
  {
    name: 'the email address is gone',
    spoil: basics({ email: undefined }),
    falls: ['contactInformation', 'professionalEmail'],
  },
  { name: 'the phone number is gone', spoil: basics({ phone: undefined }), falls: ['contactInformation'] },
  { name: 'the place is gone', spoil: basics({ location: undefined }), falls: ['contactInformation'] },
  { name: 'the links are gone', spoil: basics({ url: undefined, profiles: undefined }), falls: ['contactInformation'] },
  {
    name: 'nothing says how to reach the person',
    spoil: basics({ email: undefined, phone: undefined, location: undefined, url: undefined, profiles: undefined }),
    falls: ['contactInformation', 'professionalEmail'],
  },
  { name: 'a playful address', spoil: basics({ email: 'sexy.party.babe@mail.example' }), falls: ['professionalEmail'] },
  {
    name: 'an address full of digits',
    spoil: basics({ email: 'robin19870312@mail.example' }),
    falls: ['professionalEmail'],
  },
  {
    name: 'the summary is gone',
    spoil: basics({ summary: undefined }),
    falls: ['standardSections'],
    may: [...job, 'appropriateLength', 'grammarSpelling', 'readableText'],
  },
  {
    name: 'the dates of all jobs are gone',
    spoil: work((entry) => ({ ...entry, startDate: undefined, endDate: undefined })),
    falls: ['consistentDates', 'completeSections', 'relevantExperience'],
    may: [...job, 'quantifiedAchievements'],
  },
  {
    name: 'the dates of the newest job are gone',
    spoil: work((entry, at) => (at === 0 ? { ...entry, startDate: undefined, endDate: undefined } : entry)),
    falls: ['consistentDates', 'completeSections'],
    may: [...job, 'quantifiedAchievements'],
  },
  {
    name: 'a job ends before it begins',
    spoil: work((entry, at) => (at === 1 ? { ...entry, startDate: '2020-03', endDate: '2017-06' } : entry)),
    falls: ['consistentDates'],
    may: job,
  },
  {
    name: 'a job begins in the future',
    spoil: work((entry, at) => (at === 0 ? { ...entry, startDate: '2031-03', endDate: undefined } : entry)),
    falls: ['consistentDates'],
    may: job,
  },
  {
    name: 'months for one job, a bare year for the other',
    spoil: work((entry, at) => (at === 0 ? { ...entry, startDate: '2020' } : entry)),
    falls: ['consistentDates'],
    may: job,
  },
  {
    name: 'all jobs ended long ago',
    spoil: work((entry) => ({ ...entry, startDate: '1999-01', endDate: '1999-07' })),
    falls: ['relevantExperience', 'tailoredContent'],
    may: job,
  },
  {
    name: 'the numbers are gone',
    spoil: lines((line) => line.replace(/\b(?:\d[\d,.]*|five|nine|three|seven|halved)\b ?%?/g, 'many')),
    falls: ['quantifiedAchievements'],
    may: [...job, ...workChecks, 'completeSections'],
  },
  {
    name: 'no line says who did it',
    spoil: lines((line) => `There was ${line.charAt(0).toLowerCase()}${line.slice(1)}`),
    falls: ['actionVerbs'],
    // A line of several sentences is split elsewhere when it opens differently.
    may: [...job, ...workChecks],
  },
  {
    name: 'all lines open with one word that tells nothing',
    spoil: lines((line) => line.replace(/^\S+(?: for)?/, 'Stuff')),
    falls: ['actionVerbs'],
    may: [...job, 'industryTerms', 'appropriateLength', 'grammarSpelling'],
  },
  {
    name: 'every second line ends with a full stop',
    spoil: lines((line, at) => (at % 2 === 0 ? `${line}.` : line)),
    falls: ['consistentFormatting'],
  },
  {
    name: 'every second line begins small',
    spoil: lines((line, at) => (at % 2 === 0 ? line.charAt(0).toLowerCase() + line.slice(1) : line)),
    falls: ['consistentFormatting'],
    may: [...job, 'actionVerbs'],
  },
  {
    name: 'lines in capitals',
    spoil: lines((line) => line.toUpperCase()),
    falls: ['readableText'],
    may: [...job, ...workChecks],
  },
  {
    name: 'letters read in the wrong encoding',
    spoil: lines((line, at) => (at % 2 === 0 ? line.replace(/e/, 'Ã©') : line)),
    falls: ['readableText'],
    may: [...job, 'actionVerbs', 'industryTerms', 'appropriateLength', 'quantifiedAchievements'],
  },
  {
    name: 'one endless sentence',
    spoil: work((entry) => ({ ...entry, highlights: [(entry.highlights ?? []).join(' and ').repeat(2)] })),
    falls: ['readableText'],
    may: [...job, ...workChecks],
  },
  {
    name: 'the lines about work are gone',
    spoil: work((entry) => ({ ...entry, highlights: [] })),
    falls: ['quantifiedAchievements', 'actionVerbs', 'completeSections', 'appropriateLength'],
    may: [...job, ...workChecks],
  },
  {
    name: 'the newest job is gone',
    spoil: resume((json) => ({ ...json, work: json.work?.slice(1) })),
    falls: ['relevantExperience', 'keywordOptimization', 'tailoredContent'],
    may: [...job, ...workChecks, 'consistentDates', 'completeSections'],
  },
  {
    name: 'all jobs are gone',
    spoil: resume((json) => ({ ...json, work: [] })),
    falls: ['standardSections', 'completeSections', 'relevantExperience', 'jobTitleMatch', 'quantifiedAchievements'],
    may: [...job, ...workChecks, 'consistentDates'],
  },
  {
    name: 'the titles are gone',
    spoil: work((entry) => ({ ...entry, position: undefined })),
    falls: ['completeSections', 'jobTitleMatch'],
    may: [...job, 'industryTerms', 'appropriateLength', 'grammarSpelling'],
  },
  {
    name: 'other titles',
    spoil: work((entry) => ({ ...entry, position: 'Florist' })),
    falls: ['jobTitleMatch'],
    may: [...job, 'industryTerms', 'appropriateLength', 'grammarSpelling'],
  },
  {
    name: 'the employers are gone',
    spoil: work((entry) => ({ ...entry, name: undefined })),
    falls: ['completeSections'],
    may: job,
  },
  {
    name: 'the education is gone',
    spoil: resume((json) => ({ ...json, education: [] })),
    falls: ['standardSections', 'completeSections', 'keywordOptimization'],
    may: [...job, 'appropriateLength', 'consistentDates', 'industryTerms', 'grammarSpelling'],
  },
  {
    name: 'the school is gone',
    spoil: resume((json) => ({
      ...json,
      education: json.education?.map((each) => ({ ...each, institution: undefined })),
    })),
    falls: ['completeSections'],
  },
  {
    name: 'the skills are gone',
    spoil: resume((json) => ({ ...json, skills: [] })),
    falls: ['standardSections', 'completeSections', 'industryTerms'],
    may: [...job, 'appropriateLength', 'grammarSpelling', 'readableText'],
  },
  {
    name: 'mistakes',
    spoil: mistakes(6),
    falls: ['grammarSpelling'],
  },
  { name: 'two columns', spoil: layout(() => ({ columns: 2 })), falls: ['cleanFormatting'] },
  { name: 'tables', spoil: layout(() => ({ tables: 2 })), falls: ['cleanFormatting'] },
  { name: 'text boxes', spoil: layout(() => ({ textBoxes: 2 })), falls: ['cleanFormatting'] },
  {
    name: 'hidden text',
    spoil: layout(() => ({ hidden: [{ reason: 'white', characters: 900, sample: 'Kafka' }] })),
    falls: ['cleanFormatting'],
  },
  { name: 'pictures', spoil: layout(() => ({ images: 3 })), falls: ['noImages'] },
  {
    name: 'many fonts',
    spoil: layout(() => ({ fonts: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, share: 0.2 })) })),
    falls: ['parseableFonts'],
  },
  { name: 'small type', spoil: layout(() => ({ bodySize: 7, smallestSize: 6 })), falls: ['parseableFonts'] },
  {
    name: 'letters that no letter is mapped to',
    spoil: layout(() => ({ unmappedCharacters: 300 })),
    falls: ['parseableFonts'],
  },
  { name: 'the old Word format', spoil: layout(() => ({ kind: 'doc' })), falls: ['standardFileFormat'] },
];
