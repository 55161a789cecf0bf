import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { Finding } from '#domain/scoring/evaluation.ts';

type Fix = (resume: JsonResume, finding: Finding) => JsonResume | undefined;

type Work = NonNullable<JsonResume['work']>[number];
type Education = NonNullable<JsonResume['education']>[number];

const eachJob = (resume: JsonResume, change: (entry: Work, index: number) => Work): JsonResume => ({
  ...resume,
  work: resume.work?.map(change),
});
const eachSchool = (resume: JsonResume, change: (entry: Education) => Education): JsonResume => ({
  ...resume,
  education: resume.education?.map(change),
});
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Rewrites each text under the jobs and in the summary; texts that become empty are removed. */
function eachText(resume: JsonResume, change: (text: string) => string): JsonResume {
  const texts = (values: readonly string[] | undefined) => values?.map(change).filter((text) => text.trim() !== '');
  const { summary } = resume.basics ?? {};
  return {
    ...eachJob(resume, (entry) => ({
      ...entry,
      summary: entry.summary === undefined ? undefined : change(entry.summary),
      highlights: texts(entry.highlights),
    })),
    basics: { ...resume.basics, summary: summary === undefined ? undefined : change(summary) },
    projects: resume.projects?.map((entry) => ({ ...entry, highlights: texts(entry.highlights) })),
  };
}

/** A sentence split into two in its middle. */
function halved(text: string): string {
  const words = text.split(' ');
  const [head, [first = '', ...tail]] = [
    words.slice(0, Math.ceil(words.length / 2)),
    words.slice(Math.ceil(words.length / 2)),
  ];
  return `${head.join(' ').replace(/[,;:]$/, '')}. ${first.charAt(0).toUpperCase()}${[first.slice(1), ...tail].join(' ')}`;
}

const withMonth = (date: string | undefined): string | undefined => (date?.length === 4 ? `${date}-01` : date);
/** Changes to the content of the resume: dates, titles, schools, sentences. */
export const rewritings: Partial<Record<string, Fix>> = {
  'dates-mixed': (resume) =>
    eachJob(resume, (entry) => ({
      ...entry,
      startDate: withMonth(entry.startDate),
      endDate: withMonth(entry.endDate),
    })),
  'work-incomplete': (resume, { facts }) =>
    eachJob(resume, (entry) =>
      (entry.position ?? entry.name) === facts['title']
        ? { ...entry, position: entry.position ?? 'Helper', name: entry.name ?? 'Example Inc' }
        : entry,
    ),
  'education-incomplete': (resume) =>
    eachSchool(resume, (entry) => ({
      ...entry,
      institution: entry.institution ?? 'Example College',
      studyType: entry.studyType ?? (entry.area ? undefined : 'Diploma'),
    })),
  'title-absent': (resume, { facts }) => ({
    ...resume,
    basics: { ...resume.basics, label: String(facts['asked']) },
  }),
  'summary-missing': (resume) => ({
    ...resume,
    basics: {
      ...resume.basics,
      summary: 'Eight years with Excel, bookkeeping and customer service; answered 40 callers an hour.',
    },
  }),
  'summary-untailored': (resume, { facts }) => {
    const keywords = [facts['keywords'] ?? []].flat().map(String);
    if (keywords.length === 0) return undefined;
    const { summary = '' } = resume.basics ?? {};
    const said = keywords.map((keyword) => `Brings ${keyword} learned by heart in smaller places.`).join(' ');
    return { ...resume, basics: { ...resume.basics, summary: `${summary} ${said}`.trim() } };
  },
  'sentences-long': (resume, { quotes }) => {
    const long = quotes.map(({ text }) => spaced(text));
    return eachText(resume, (text) =>
      long.reduce((left, sentence) => left.replace(sentence, halved(sentence)), spaced(text)),
    );
  },
  mistakes: (resume, { facts }) => {
    const replacements = [facts['corrections'] ?? []].flat().flatMap((correction) => {
      const [wrong = '', right] = String(correction).split(' → ');
      return right === undefined ? [] : [[wrong, right] as const];
    });
    if (replacements.length < Number(facts['count'])) return undefined;
    return eachText(resume, (text) =>
      replacements.reduce((left, [wrong, right]) => left.replaceAll(wrong, right), text),
    );
  },
};
