import { detectLanguage } from '../../language/detect-language.ts';
import { sectionName } from './section-names.ts';
import type { JsonResume } from '../json-resume.ts';
import type { Language } from '../../language/languages.ts';
import type { ParsedResume, SourceLine } from '../parsed-resume.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';

/** A value with the pointer it stands under, to be written on a line. */
type Cell = [pointer: string, text: string | undefined];

interface Draft {
  lines: SourceLine[];
  evidence: Record<string, string[]>;
}

type Named = Exclude<SectionKind, 'basics' | 'other'>;

/**
 * A JSON Resume as if it had been read: each value on a line of its own or with its neighbours, and that line as the value's
 * evidence. Empty values are left out. The lines read again as text give the same values.
 */
export function parsedFromJsonResume(json: JsonResume): ParsedResume {
  const resume = (withoutVoid(json) ?? {}) as JsonResume;
  const language = detectLanguage(allText(resume));
  const draft: Draft = { lines: [], evidence: {} };
  writeBasics(draft, resume, language);
  writePositions(draft, resume, language);
  writeLists(draft, resume, language);
  const confidence = Object.fromEntries(Object.keys(draft.evidence).map((pointer) => [pointer, 1]));
  return { resume, lines: draft.lines, evidence: draft.evidence, confidence, unread: [], language };
}

/** Strings trimmed, empty strings, lists and objects left out. */
function withoutVoid(node: unknown): unknown {
  if (typeof node === 'string') return node.trim() === '' ? undefined : node.trim();
  if (Array.isArray(node)) {
    const items = node.map(withoutVoid).filter((item) => item !== undefined);
    return items.length === 0 ? undefined : items;
  }
  if (typeof node !== 'object' || node === null) return undefined;
  const entries = Object.entries(node).map(([key, value]) => [key, withoutVoid(value)] as const);
  const kept = entries.filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

const allText = (node: unknown): string => {
  if (typeof node === 'string') return node;
  return typeof node === 'object' && node !== null ? Object.values(node).map(allText).join('\n') : '';
};

/** Adds a line of the cells that have text, and the line to each cell's evidence. */
function write(draft: Draft, section: SectionKind, cells: readonly Cell[], between = ' | ', bullet = false): void {
  const filled = cells.filter((cell): cell is [string, string] => cell[1] !== undefined);
  if (filled.length === 0) return;
  const id = `p1l${draft.lines.length + 1}`;
  const text = filled.map(([, value]) => value.replace(/\s*\n\s*/g, ' ')).join(between);
  draft.lines.push({ id, page: 1, text, section, ...(bullet ? { bullet: true } : {}) });
  for (const [pointer] of filled) if (pointer !== '') draft.evidence[pointer] = [id];
}

function heading(draft: Draft, section: Named, language: Language): void {
  draft.lines.push({
    id: `p1l${draft.lines.length + 1}`,
    page: 1,
    text: sectionName(section, language),
    section,
    heading: true,
  });
}

const bullets = (draft: Draft, section: SectionKind, pointer: string, items: readonly string[] | undefined): void =>
  items?.forEach((item, index) => write(draft, section, [[`${pointer}/${index}`, item]], ' ', true));

function writeBasics(draft: Draft, { basics }: JsonResume, language: Language): void {
  if (!basics) return;
  const at = (key: string): string => `/basics/${key}`;
  write(draft, 'basics', [[at('name'), basics.name]]);
  write(draft, 'basics', [[at('label'), basics.label]]);
  write(draft, 'basics', [
    [at('email'), basics.email],
    [at('phone'), basics.phone],
    [at('url'), basics.url],
  ]);
  const place = basics.location;
  const keys = ['address', 'postalCode', 'city', 'region', 'countryCode'] as const;
  write(
    draft,
    'basics',
    keys.map((key): Cell => [at(`location/${key}`), place?.[key]]),
    ', ',
  );
  basics.profiles?.forEach((profile, index) => {
    const keys = (['network', 'username', 'url'] as const).filter((key) => profile[key]);
    write(
      draft,
      'basics',
      keys.map((key): Cell => [at(`profiles/${index}/${key}`), profile[key]]),
      ': ',
    );
  });
  write(draft, 'basics', [[at('image'), basics.image]]);
  if (!basics.summary) return;
  heading(draft, 'summary', language);
  write(draft, 'summary', [[at('summary'), basics.summary]]);
}

/** The ends of a range as cells; a range without an end lasts. */
function range(pointer: string, start: string | undefined, end: string | undefined): { text?: string; cells: Cell[] } {
  if (start === undefined && end === undefined) return { cells: [] };
  const text = start === undefined ? end : `${start} – ${end ?? 'Present'}`;
  return {
    ...(text === undefined ? {} : { text }),
    cells: [
      [`${pointer}/startDate`, start],
      [`${pointer}/endDate`, end],
    ],
  };
}

interface Dated {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/** A first line with a name and, behind a tab, the dates. */
function writeDated(draft: Draft, section: SectionKind, pointer: string, name: Cell, entry: Dated): void {
  const { text, cells } = range(pointer, entry.startDate, entry.endDate);
  const before = draft.lines.length;
  write(draft, section, [name, ['', text]], '\t');
  const line = draft.lines[before];
  if (line) for (const [at, value] of cells) if (value !== undefined) draft.evidence[at] = [line.id];
}

function writePositions(draft: Draft, resume: JsonResume, language: Language): void {
  if (resume.work) heading(draft, 'work', language);
  resume.work?.forEach((entry, index) => {
    const at = `/work/${index}`;
    const employer: Cell = [`${at}/name`, entry.name];
    writeDated(draft, 'work', at, entry.position ? [`${at}/position`, entry.position] : employer, entry);
    write(draft, 'work', [
      entry.position ? employer : ['', undefined],
      [`${at}/location`, entry.location],
      [`${at}/url`, entry.url],
    ]);
    write(draft, 'work', [[`${at}/description`, entry.description]]);
    write(draft, 'work', [[`${at}/summary`, entry.summary]]);
    bullets(draft, 'work', `${at}/highlights`, entry.highlights);
  });
  if (resume.education) heading(draft, 'education', language);
  resume.education?.forEach((entry, index) => {
    const at = `/education/${index}`;
    writeDated(draft, 'education', at, [`${at}/institution`, entry.institution], entry);
    write(
      draft,
      'education',
      [
        [`${at}/studyType`, entry.studyType],
        [`${at}/area`, entry.area],
      ],
      ', ',
    );
    write(draft, 'education', [[`${at}/score`, entry.score]]);
    write(draft, 'education', [[`${at}/url`, entry.url]]);
    bullets(draft, 'education', `${at}/courses`, entry.courses);
  });
  if (resume.volunteer) heading(draft, 'volunteer', language);
  resume.volunteer?.forEach((entry, index) => {
    const at = `/volunteer/${index}`;
    const organization: Cell = [`${at}/organization`, entry.organization];
    writeDated(draft, 'volunteer', at, entry.position ? [`${at}/position`, entry.position] : organization, entry);
    write(draft, 'volunteer', [entry.position ? organization : ['', undefined], [`${at}/url`, entry.url]]);
    write(draft, 'volunteer', [[`${at}/summary`, entry.summary]]);
    bullets(draft, 'volunteer', `${at}/highlights`, entry.highlights);
  });
  if (resume.projects) heading(draft, 'projects', language);
  resume.projects?.forEach((entry, index) => {
    const at = `/projects/${index}`;
    writeDated(draft, 'projects', at, [`${at}/name`, entry.name], entry);
    const roles = (entry.roles ?? []).map((role, place): Cell => [`${at}/roles/${place}`, role]);
    write(draft, 'projects', [
      ...roles,
      [`${at}/entity`, entry.entity],
      [`${at}/type`, entry.type],
      [`${at}/url`, entry.url],
    ]);
    write(draft, 'projects', [[`${at}/description`, entry.description]]);
    bullets(draft, 'projects', `${at}/highlights`, entry.highlights);
    write(
      draft,
      'projects',
      (entry.keywords ?? []).map((word, place): Cell => [`${at}/keywords/${place}`, word]),
      ', ',
    );
  });
}

type Listed = 'skills' | 'certificates' | 'awards' | 'publications' | 'languages' | 'interests' | 'references';

/** Sections whose entries are a line or two: the keys of the first line, its separator, and the keys of lines of their own. */
const listed: readonly [Listed, readonly string[], string, readonly string[]][] = [
  ['skills', ['name', 'level'], ', ', []],
  ['certificates', ['name', 'issuer', 'date', 'url'], ' | ', []],
  ['awards', ['title', 'awarder', 'date'], ' | ', ['summary']],
  ['publications', ['name', 'publisher', 'releaseDate', 'url'], ' | ', ['summary']],
  ['languages', ['language', 'fluency'], ': ', []],
  ['interests', ['name'], '', []],
  ['references', ['name'], '', ['reference']],
];

function writeLists(draft: Draft, resume: JsonResume, language: Language): void {
  for (const [kind, first, between, others] of listed) {
    const entries: Record<string, string | string[] | undefined>[] | undefined = resume[kind];
    if (!entries) continue;
    heading(draft, kind, language);
    entries.forEach((entry, index) => {
      const cell = (key: string): Cell => [
        `/${kind}/${index}/${key}`,
        typeof entry[key] === 'string' ? entry[key] : undefined,
      ];
      writeWithKeywords(draft, kind, first.map(cell), between, `/${kind}/${index}/keywords`, entry['keywords']);
      for (const key of others) write(draft, kind, [cell(key)]);
    });
  }
}

/** "Name: keyword, keyword": the keywords behind what they belong to. */
function writeWithKeywords(
  draft: Draft,
  kind: Listed,
  cells: readonly Cell[],
  between: string,
  pointer: string,
  keywords: string | string[] | undefined,
): void {
  const words = Array.isArray(keywords) ? keywords : [];
  if (words.length === 0) return write(draft, kind, cells, between);
  const before = draft.lines.length;
  const label = cells
    .map(([, text]) => text)
    .filter((text) => text !== undefined)
    .join(between);
  write(draft, kind, [['', label === '' ? words.join(', ') : `${label}: ${words.join(', ')}`]]);
  const line = draft.lines[before];
  if (!line) return;
  for (const [at, text] of cells) if (text !== undefined) draft.evidence[at] = [line.id];
  words.forEach((_, place) => (draft.evidence[`${pointer}/${place}`] = [line.id]));
}
