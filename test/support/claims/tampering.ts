import type { ClaimText } from '#domain/claims/claim.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { resumeToText } from '#domain/resume/document/resume-text.ts';

/** One fact of a resume tampered with, in a text that is honest otherwise. */
export interface Tampering {
  kind: string;
  detail: string;
  texts: ClaimText[];
}

interface Line {
  pointer: string;
  entry: number;
  text: string;
}

const skillsToAdd = [
  'Kubernetes',
  'Salesforce',
  'SAP',
  'TensorFlow',
  'QuickBooks',
  'Terraform',
  'Tableau',
  'Scala',
  'AutoCAD',
  'phlebotomy',
  'payroll',
  'Rust',
];
const employersToAdd = ['Globex Corporation', 'Initech', 'Umbrella Holdings', 'Siemens', 'Deloitte'];
const schoolsToAdd = ['Yale University', 'University of Oxford', 'ETH Zurich'];
const certificatesToAdd = [
  'Project Management Professional (PMP)',
  'Certified Public Accountant',
  'Six Sigma Black Belt',
  'Google Cloud Certified Professional Data Engineer',
];
const outcomes = [
  ', improving customer satisfaction',
  ', significantly increasing productivity',
  ', resulting in cost savings',
  ', exceeding all targets',
  ' and won an industry award',
];
const scopes = ['Led a global team and ', 'Single-handedly ', 'Solely responsible for the company-wide effort that '];

const pick = <T>(items: readonly T[], seed: number): T => {
  const item = items[seed % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const linesOf = (resume: JsonResume): Line[] =>
  (resume.work ?? []).flatMap((work, entry) =>
    (work.highlights ?? []).map((text, index) => ({ pointer: `/work/${entry}/highlights/${index}`, entry, text })),
  );

/** The three ways in which a changed line reaches the check: with evidence ids, with its entry, and inside the whole plain text. */
function ways(source: ParsedResume, line: Line, revised: string): ClaimText[][] {
  const entry = `/work/${line.entry}`;
  return [
    [{ text: revised, evidence: source.evidence[line.pointer], entry }],
    [{ text: revised, entry }],
    whole(source.resume, (resume) => setLine(resume, line, revised)),
  ];
}

function setLine(resume: JsonResume, line: Line, revised: string): void {
  const highlights = resume.work?.[line.entry]?.highlights;
  const index = Number(line.pointer.split('/').at(-1));
  if (highlights !== undefined) highlights[index] = revised;
}

/** The whole resume as plain text after a change. */
export function whole(resume: JsonResume, change: (resume: JsonResume) => void): ClaimText[] {
  const copy = structuredClone(resume);
  change(copy);
  return [{ text: resumeToText(copy, ['summary', 'work', 'education', 'skills'], 'en') }];
}

function numberTampers(source: ParsedResume, lines: Line[]): Tampering[] {
  return lines.flatMap((line, seed) => {
    const match = /(?<![\w.])\d[\d,.]*\d|(?<![\w.])\d/.exec(line.text);
    if (match === null) return [];
    const value = Number(match[0].replace(/,/g, ''));
    const changed = pick([value * 2, value + 7, value * 10, Math.round(value * 1.25) + 1], seed);
    const revised = line.text.replace(match[0], String(changed));
    const unit = line.text.includes('%') ? line.text.replace('%', ' times') : `${line.text} in 3 weeks`;
    return [revised, unit].flatMap((text, index) =>
      ways(source, line, text).map((texts) => ({
        kind: index === 0 ? 'number changed' : 'unit or number added',
        detail: text,
        texts,
      })),
    );
  });
}

function movedTampers(source: ParsedResume, lines: Line[]): Tampering[] {
  const numbered = lines.filter(({ text }) => /\d/.test(text) && text.split(' ').length > 4);
  return numbered.flatMap((line) => {
    const other = lines.find((candidate) => candidate.entry !== line.entry);
    if (other === undefined || lines.some(({ entry, text }) => entry === other.entry && text === line.text)) return [];
    return ways(source, other, line.text).map((texts) => ({
      kind: 'line moved to another employer',
      detail: line.text,
      texts,
    }));
  });
}

function wordTampers(source: ParsedResume, lines: Line[]): Tampering[] {
  const all = JSON.stringify(source.resume).toLowerCase();
  return lines
    .filter(({ text }) => text.split(' ').length > 3)
    .flatMap((line, seed) => {
      const skills = skillsToAdd.filter((skill) => !all.includes(skill.toLowerCase()));
      const plain = line.text.replace(/[.\s]+$/, '');
      const named: [string, string][] = [
        ['skill added', `${plain} using ${pick(skills, seed)}`],
        ['skill added', `${plain} with ${pick(skills, seed + 3)} and ${pick(skills, seed + 5)}`],
        ['outcome added', plain + pick(outcomes, seed)],
        ['scope inflated', pick(scopes, seed) + lower(plain)],
        ['employer added', `${plain} for ${pick(employersToAdd, seed)}`],
      ];
      const verb =
        /^(Worked on|Helped|Assisted with|Assisted|Supported|Contributed to|Participated in|Collaborated)\b/.exec(
          plain,
        );
      if (verb !== null) named.push(['hedge dropped', plain.replace(verb[0], 'Led')]);
      else if (!/^(?:Led|Manag|Lead|Direct|Overs|Superv|Spearh|Founder|Head|Responsible|Etc|Ran)/i.test(plain)) {
        named.push(['verb raised', `Directed a department that ${lower(plain)}`]);
      }
      return named.flatMap(([kind, text]) => ways(source, line, text).map((texts) => ({ kind, detail: text, texts })));
    });
}

function entryTampers(source: ParsedResume): Tampering[] {
  const { resume } = source;
  const tampers: Tampering[] = [];
  const add = (kind: string, detail: string, change: (resume: JsonResume) => void) =>
    tampers.push({ kind, detail, texts: whole(resume, change) });
  (resume.work ?? []).forEach((work, index) => {
    const at = (copy: JsonResume) => {
      const entry = copy.work?.[index];
      if (entry === undefined) throw new Error('no such entry');
      return entry;
    };
    const title = work.position ?? '';
    if (title !== '') {
      if (!/senior|lead|head|chief/i.test(title)) {
        add('title raised', `Senior ${title}`, (copy) => (at(copy).position = `Senior ${title}`));
        add('title raised', `Head of ${title}`, (copy) => (at(copy).position = `Head ${title}`));
      }
      if (!/director|president|founder|owner/i.test(title) && /\w$/.test(title))
        add('title raised', 'Director', (copy) => (at(copy).position = title.replace(/\w+$/, 'Director')));
      const lowered = title.replace(/^(?:Junior|Assistant|Associate|Co-)\s*/i, '');
      if (lowered !== title && lowered !== '') add('title raised', lowered, (copy) => (at(copy).position = lowered));
    }
    if (work.startDate !== undefined) {
      const earlier = `${Number(work.startDate.slice(0, 4)) - 1}${work.startDate.slice(4)}`;
      add('dates stretched', earlier, (copy) => (at(copy).startDate = earlier));
    }
    if (work.endDate !== undefined) {
      const later = `${Number(work.endDate.slice(0, 4)) + 1}${work.endDate.slice(4)}`;
      add('dates stretched', later, (copy) => (at(copy).endDate = later));
      add('dates stretched', 'present', (copy) => delete at(copy).endDate);
    }
    add('employer changed', pick(employersToAdd, index), (copy) => (at(copy).name = pick(employersToAdd, index)));
  });
  return [...tampers, ...studyTampers(source)];
}

function studyTampers({ resume }: ParsedResume): Tampering[] {
  const tampers: Tampering[] = [];
  const add = (kind: string, detail: string, change: (resume: JsonResume) => void) =>
    tampers.push({ kind, detail, texts: whole(resume, change) });
  const has = (pattern: RegExp) => (resume.education ?? []).some(({ studyType }) => pattern.test(studyType ?? ''));
  (resume.education ?? []).forEach((entry, index) => {
    const at = (copy: JsonResume) => copy.education?.[index] ?? {};
    if (!has(/ph\.?d|doctor/i)) add('degree raised', 'PhD', (copy) => (at(copy).studyType = 'PhD'));
    if (/bachelor/i.test(entry.studyType ?? '') && !has(/master/i)) {
      add(
        'degree raised',
        'Master',
        (copy) => (at(copy).studyType = (entry.studyType ?? '').replace(/bachelor/i, 'Master')),
      );
    }
    add('school changed', 'school', (copy) => (at(copy).institution = pick(schoolsToAdd, index)));
    if (entry.score !== undefined && /\d\.\d/.test(entry.score)) {
      add('grade changed', '3.95', (copy) => (at(copy).score = '3.95'));
    }
  });
  const held = (resume.certificates ?? []).map(({ name }) => name ?? '');
  for (const name of certificatesToAdd.filter((each) => !held.includes(each))) {
    add('certificate added', name, (copy) => (copy.certificates = [...(copy.certificates ?? []), { name }]));
  }
  for (const text of [
    `Holds an MBA from ${pick(schoolsToAdd, 0)}.`,
    'Certified Scrum Product Owner with 25 years of experience.',
    'Fluent in Mandarin.',
    'Managed budgets of $40 million.',
  ]) {
    add(
      'summary embellished',
      text,
      (copy) => (copy.basics = { ...copy.basics, summary: `${copy.basics?.summary ?? ''} ${text}`.trim() }),
    );
  }
  return tampers;
}

/** Every way of tampering that applies to a resume. */
export function tamperingsOf(source: ParsedResume): Tampering[] {
  const lines = linesOf(source.resume);
  return [
    ...numberTampers(source, lines),
    ...movedTampers(source, lines),
    ...wordTampers(source, lines),
    ...entryTampers(source),
    ...letterTampers(source, lines),
  ];
}

/** A cover letter's sentence that attributes a fact of one employer to another. */
function letterTampers({ resume }: ParsedResume, lines: Line[]): Tampering[] {
  const names = (resume.work ?? []).map(({ name }) => name ?? '');
  return lines
    .filter(({ text }) => /\d/.test(text) && text.split(' ').length > 4)
    .flatMap((line) => {
      const index = names.findIndex((name, at) => at !== line.entry && name !== '' && name !== names[line.entry]);
      const isRepeated = lines.some(({ entry, text }) => entry === index && text === line.text);
      if (index < 0 || isRepeated) return [];
      const text = `Dear Hiring Team,\n\nAt ${names[index] ?? ''}, I ${lower(line.text.replace(/\.$/, ''))}.\n\nSincerely,`;
      return [{ kind: 'letter moves a fact', detail: text, texts: [{ text }] }];
    });
}
