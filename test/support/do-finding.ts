import { isMeasured, isQuantified } from '#domain/matching/evidence/quantities.ts';
import { sentencesOf } from '#domain/matching/statements/sentences.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { Finding } from '#domain/scoring/evaluation.ts';
import { verbOfPast } from '#domain/language/english-verbs.ts';
import { rewritings } from './rewrite-resume.ts';

type Fix = (resume: JsonResume, finding: Finding) => JsonResume | undefined;

const withBasics = (resume: JsonResume, basics: JsonResume['basics']): JsonResume => ({
  ...resume,
  basics: { ...resume.basics, ...basics },
});

const contact: Record<string, JsonResume['basics']> = {
  name: { name: 'Robin Example' },
  email: { email: 'robin.example@mail.example' },
  phone: { phone: '+49 30 5550123' },
  place: { location: { city: 'Berlin', countryCode: 'DE' } },
  link: { url: 'https://robin.example' },
};

/** The resume with each line about work rewritten. */
const eachLine = (resume: JsonResume, change: (line: string) => string): JsonResume => ({
  ...resume,
  work: resume.work?.map((entry) => ({
    ...entry,
    summary: entry.summary && change(entry.summary),
    highlights: entry.highlights?.map(change),
  })),
  projects: resume.projects?.map((entry) => ({ ...entry, highlights: entry.highlights?.map(change) })),
  volunteer: resume.volunteer?.map((entry) => ({ ...entry, highlights: entry.highlights?.map(change) })),
});

const quoted = ({ quotes }: Finding) => new Set(quotes.map(({ text }) => text.trim()));

/** A sentence with words added before its full stop. */
const ended = (line: string, words: string): string => line.replace(/[.;!]*$/, (end) => ` ${words}${end}`);

/** How many more of something a finding asks for. */
const lacking = (facts: Finding['facts'], held: string): number => Number(facts['wanted']) - Number(facts[held]);

/** Each of a line's sentences rewritten. */
const eachSentence = (resume: JsonResume, change: (sentence: string) => string): JsonResume =>
  eachLine(resume, (line) => sentencesOf(line).map(change).join(' '));

/** The first few sentences of a kind, with words added at their end. */
function someSentences(
  resume: JsonResume,
  count: number,
  isMeant: (sentence: string) => boolean,
  words: string,
): JsonResume {
  let left = count;
  return eachSentence(resume, (sentence) => {
    if (left <= 0 || !isMeant(sentence)) return sentence;
    left -= 1;
    return ended(sentence, words);
  });
}

/** Adds a line to the newest job. */
function withLine(resume: JsonResume, line: string): JsonResume | undefined {
  const [first, ...rest] = resume.work ?? [];
  if (first === undefined) return undefined;
  return { ...resume, work: [{ ...first, highlights: [...(first.highlights ?? []), line] }, ...rest] };
}

const named = (facts: Finding['facts'], key: string): string => String(facts[key] ?? '');

/** Verbs that say no more than that something was done, each different, so that none opens line after line. */
const openings = ['Managed', 'Ran', 'Planned', 'Kept', 'Oversaw'];

/** What a person who follows a finding's advice does to the resume; undefined where a program cannot. */
export const fixes: Partial<Record<string, Fix>> = {
  ...rewritings,
  'contact-missing': (resume, { facts }) => withBasics(resume, contact[named(facts, 'what')]),
  'email-missing': (resume) => withBasics(resume, contact['email']),
  'email-informal': (resume) => withBasics(resume, contact['email']),
  'lines-without-numbers': (resume, { facts }) =>
    someSentences(resume, lacking(facts, 'results'), (line) => !isQuantified(line), 'for 12 people'),
  'results-unmeasured': (resume, { facts }) =>
    Number(facts['numbers']) - Number(facts['measured']) < lacking(facts, 'measured')
      ? undefined
      : someSentences(resume, lacking(facts, 'measured'), (line) => isQuantified(line) && !isMeasured(line), 'by 12 %'),
  'outcomes-few': (resume, { facts, quotes }) =>
    quotes.length < lacking(facts, 'outcomes')
      ? undefined
      : someSentences(
          resume,
          lacking(facts, 'outcomes'),
          (line) => quotes.some(({ text }) => text === line),
          'and improved it',
        ),
  'work-without-figure': (resume, { facts, quotes }) =>
    eachSentence(resume, (line) =>
      line === quotes[0]?.text && facts['title'] !== '' ? ended(line, 'for 12 people') : line,
    ),
  'endings-mixed': (resume) => eachLine(resume, (line) => line.replace(/[.!;]+\s*$/, '')),
  'beginnings-mixed': (resume) => eachLine(resume, (line) => line.replace(/\p{L}/u, (letter) => letter.toUpperCase())),
  'weak-openings': (resume) => {
    let mended = 0;
    return eachSentence(resume, (line) => {
      const first = /\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '';
      if (verbOfPast(first) !== undefined) return line;
      mended += 1;
      return `${openings[mended % openings.length]} ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
    });
  },
  'dates-missing': (resume) => ({
    ...resume,
    work: resume.work?.map((entry) =>
      entry.startDate ? entry : { ...entry, startDate: '2012-01', endDate: '2012-03' },
    ),
    education: resume.education?.map((entry) =>
      (entry.startDate ?? entry.endDate) ? entry : { ...entry, endDate: '2010' },
    ),
  }),
  'section-missing': (resume, { facts }) =>
    named(facts, 'section') === 'education'
      ? { ...resume, education: [{ institution: 'Example College', studyType: 'Diploma', endDate: '2010' }] }
      : named(facts, 'section') === 'skills'
        ? {
            ...resume,
            skills: ['Filing', 'Scheduling', 'Bookkeeping', 'Typing', 'Archiving'].map((name) => ({ name })),
          }
        : undefined,
  'skills-few': (resume) => ({
    ...resume,
    skills: [
      ...(resume.skills ?? []),
      ...['Filing', 'Scheduling', 'Bookkeeping', 'Typing', 'Archiving'].map((name) => ({ name })),
    ],
  }),
  'skill-missing': (resume, { facts }) => withLine(resume, `Introduced ${named(facts, 'keyword')} for the whole team`),
  'skill-listed': (resume, { facts }) => withLine(resume, `Introduced ${named(facts, 'keyword')} for the whole team`),
  'skill-related': (resume, { facts }) => withLine(resume, `Introduced ${named(facts, 'keyword')} for the whole team`),
  'work-untold': (resume, { facts }) => ({
    ...resume,
    work: resume.work?.map((entry) =>
      (entry.position ?? entry.name) === named(facts, 'title') && (entry.highlights ?? []).length === 0
        ? { ...entry, highlights: ['Answered the letters of readers every week'] }
        : entry,
    ),
  }),
  capitals: (resume, finding) =>
    eachLine(resume, (line) =>
      quoted(finding).has(line.trim()) ? `${line.charAt(0)}${line.slice(1).toLowerCase()}` : line,
    ),
};
