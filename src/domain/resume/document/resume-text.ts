import type { JsonResume } from '../json-resume.ts';
import type { Language } from '../../language/languages.ts';
import { documentLanguage, sectionTitles, shownDate, shownRange, type DocumentLanguage } from './section-titles.ts';
import { orderedSections, type OrderedSection } from './section-order.ts';

type Text = string | undefined;
/** A section's blocks (entries), each some lines of text. */
type Blocks = Text[][];

const joined = (parts: Text[], separator: string): Text => {
  const present = parts.map((part) => part?.trim()).filter((part) => part !== undefined && part !== '');
  return present.length === 0 ? undefined : present.join(separator);
};
const bullets = (items: readonly string[] | undefined): Text[] => (items ?? []).map((item) => `• ${item}`);

function header(basics: NonNullable<JsonResume['basics']>): Text[] {
  const { location } = basics;
  return [
    basics.name,
    basics.label,
    joined([basics.email, basics.phone, basics.url], ' | '),
    joined([location?.address, location?.postalCode, location?.city, location?.region, location?.countryCode], ', '),
    ...(basics.profiles ?? []).map((profile) => joined([profile.network, profile.url ?? profile.username], ': ')),
  ];
}

const experience = (
  entry: {
    position?: string;
    startDate?: string;
    endDate?: string;
    url?: string;
    summary?: string;
    highlights?: string[];
  },
  employer: Text,
  language: DocumentLanguage,
): Text[] => [
  entry.position,
  employer,
  shownRange(entry, language),
  entry.url,
  entry.summary,
  ...bullets(entry.highlights),
];

/** A group of skills a line; bare names that stand one after the other share theirs. */
function skillLines(skills: readonly { name?: string; level?: string; keywords?: string[] }[]): Text[] {
  const lines: { text: string; bare: boolean }[] = [];
  for (const { name, level, keywords } of skills) {
    const bare = level === undefined && (keywords ?? []).length === 0;
    const text = joined([joined([name, level && `(${level})`], ' '), joined(keywords ?? [], ', ')], ': ') ?? '';
    const last = lines.at(-1);
    if (bare && last?.bare === true) last.text = joined([last.text, text], ', ') ?? '';
    else lines.push({ text, bare });
  }
  return lines.map(({ text }) => text);
}

/** "Bachelor of Science in Physics"; other languages do not join the two with a word that always fits. */
const degreeLine = (type: Text, area: Text, language: DocumentLanguage): Text =>
  joined(
    [type, area],
    language === 'en' && type !== undefined && !/ in /.test(type) && !/[,:]/.test(area ?? ',') ? ' in ' : ', ',
  );

const writers: Record<OrderedSection, (resume: JsonResume, language: DocumentLanguage) => Blocks> = {
  summary: ({ basics }) => [[basics?.summary]],
  skills: ({ skills }) => [skillLines(skills ?? [])],
  work: ({ work }, language) =>
    (work ?? []).map((entry) =>
      experience(entry, joined([joined([entry.name, entry.location], ', '), entry.description], ' – '), language),
    ),
  projects: ({ projects }, language) =>
    (projects ?? []).map((project) => [
      joined([project.name, project.entity, joined(project.roles ?? [], ', ')], ' – '),
      shownRange(project, language, false),
      project.url,
      project.description,
      ...bullets(project.highlights),
      joined(project.keywords ?? [], ', '),
    ]),
  education: ({ education }, language) =>
    (education ?? []).map((entry) => [
      degreeLine(entry.studyType, entry.area, language),
      entry.institution,
      shownRange(entry, language),
      entry.url,
      entry.score,
      ...bullets(entry.courses),
    ]),
  certificates: ({ certificates }, language) => [
    (certificates ?? []).map((entry) =>
      joined([entry.name, entry.issuer, entry.date && shownDate(entry.date, language), entry.url], ' – '),
    ),
  ],
  awards: ({ awards }, language) =>
    (awards ?? []).map((entry) => [
      joined([entry.title, entry.awarder, entry.date && shownDate(entry.date, language)], ' – '),
      entry.summary,
    ]),
  publications: ({ publications }, language) =>
    (publications ?? []).map((entry) => [
      joined([entry.name, entry.publisher, entry.releaseDate && shownDate(entry.releaseDate, language)], ' – '),
      entry.url,
      entry.summary,
    ]),
  languages: ({ languages }) => [
    (languages ?? []).map((entry) => joined([entry.language, entry.fluency && `(${entry.fluency})`], ' ')),
  ],
  volunteer: ({ volunteer }, language) =>
    (volunteer ?? []).map((entry) => experience(entry, entry.organization, language)),
  interests: ({ interests }) => [skillLines(interests ?? [])],
  references: ({ references }) => [(references ?? []).map((entry) => joined([entry.name, entry.reference], ': '))],
};

/** All sections, those named first, each once: no section of a resume is left out of its text. */
export const fullOrder = (order: readonly OrderedSection[]): OrderedSection[] => [
  ...new Set([...order, ...orderedSections]),
];

/** The resume as plain text, a heading per section, a blank line between entries: what is shown, edited and scored. */
export function resumeToText(resume: JsonResume, sectionOrder: readonly OrderedSection[], language: Language): string {
  const set = documentLanguage(language);
  const parts = [
    header(resume.basics ?? {})
      .filter(isText)
      .join('\n'),
  ];
  for (const section of fullOrder(sectionOrder)) {
    const blocks = writers[section](resume, set)
      .map((block) => block.filter(isText).join('\n'))
      .filter((block) => block !== '');
    if (blocks.length > 0) parts.push(`${sectionTitles[set][section]}\n${blocks.join('\n\n')}`);
  }
  return parts.filter((part) => part !== '').join('\n\n');
}

const isText = (text: Text): text is string => text !== undefined && text.trim() !== '';
