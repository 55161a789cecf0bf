import type { ClaimText } from '#domain/claims/claim.ts';
import type { JsonResume } from '#domain/resume/json-resume.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import { linesOf, whole } from './tampering.ts';

/** An honest wording of what a resume says. */
export interface HonestRewording {
  kind: string;
  detail: string;
  texts: ClaimText[];
}

const synonyms: readonly (readonly [from: RegExp, to: string])[] = [
  [/^Built\b/, 'Developed'],
  [/^Developed\b/, 'Built'],
  [/^Implemented\b/, 'Put in place'],
  [/^Reduced\b/, 'Cut'],
  [/^Improved\b/, 'Raised'],
  [/^Created\b/, 'Made'],
  [/^Designed\b/, 'Drew up'],
  [/^Led\b/, 'Headed'],
  [/^Managed\b/, 'Oversaw'],
  [/^Worked (?:on|with)\b/, 'Worked with'],
  [/\bclients\b/, 'customers'],
  [/\bcustomers\b/, 'clients'],
  [/\bemployees\b/, 'staff'],
  [/\busing\b/, 'with'],
  [/\bvarious\b/, 'several'],
  [/\band\b/, '&'],
];

const spelled: Record<string, string> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  '12': 'twelve',
};
const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function variants(line: string): [kind: string, text: string][] {
  const plain = line.replace(/[.\s]+$/, '');
  const found: [string, string][] = [
    ['unchanged', plain],
    ['with a stop', `${plain}.`],
  ];
  for (const [from, to] of synonyms) if (from.test(plain)) found.push(['synonym', plain.replace(from, to)]);
  if (/\d%/.test(plain)) found.push(['percent spelled', plain.replace(/(\d)%/, '$1 percent')]);
  const thousands = /(?<![\d.,])(\d{1,3}),000(?![\d,])/.exec(plain);
  if (thousands !== null) found.push(['thousands as K', plain.replace(thousands[0], `${thousands[1] ?? ''}K`)]);
  const digit = /(?<![\d.,$€\w-])(\d{1,2})(?= [a-z])/.exec(plain);
  const word = spelled[digit?.[1] ?? ''];
  if (digit !== null && word !== undefined)
    found.push([
      'number spelled',
      `${plain.slice(0, digit.index)}${word}${plain.slice(digit.index + digit[0].length)}`,
    ]);
  const clause = /^(.{20,}?), ((?:improving|reducing|achieving|resulting|leading|ensuring|using|including).*)$/.exec(
    plain,
  );
  if (clause?.[1] !== undefined) found.push(['clause dropped', clause[1]]);
  const by = /^([A-Z].{12,}?) (by|through|via) ([a-z].{8,})$/.exec(plain);
  if (by !== null)
    found.push(['clause moved', `${by[2] === 'by' ? 'By' : 'Through'} ${by[3] ?? ''}, ${lower(by[1] ?? '')}`]);
  if (/^[A-Z][a-z]+ed\b/.test(plain)) found.push(['first person', `I ${lower(plain)}`]);
  return found;
}

/** Honest rewordings of a resume: line by line with and without evidence, as a whole in several layouts, as letter sentences. */
export function honestRewordingsOf(source: ParsedResume): HonestRewording[] {
  const lines = linesOf(source.resume);
  const single = lines.flatMap((line) =>
    variants(line.text).flatMap(([kind, text]) => [
      { kind, detail: text, texts: [{ text, evidence: source.evidence[line.pointer], entry: `/work/${line.entry}` }] },
      { kind, detail: text, texts: [{ text, entry: `/work/${line.entry}` }] },
    ]),
  );
  const letters = lines
    .filter(({ text }) => /^[A-Z][a-z]+ed\b/.test(text))
    .map((line) => {
      const text = `At ${source.resume.work?.[line.entry]?.name ?? ''}, I ${lower(line.text)}`;
      return { kind: 'letter', detail: text, texts: [{ text }] };
    });
  return [...single, ...letters, ...layouts(source.resume)];
}

function layouts(resume: JsonResume): HonestRewording[] {
  const orders = whole(resume, (copy) => copy.work?.forEach((work) => work.highlights?.reverse()));
  const head = (join: (title: string, name: string, dates: string) => string[]): ClaimText[] => [
    {
      text: [
        resume.basics?.name ?? '',
        'EXPERIENCE',
        ...(resume.work ?? []).flatMap((work) => [
          ...join(
            work.position ?? '',
            work.name ?? '',
            `${numeric(work.startDate)} - ${work.endDate === undefined ? 'Present' : numeric(work.endDate)}`,
          ),
          ...(work.highlights ?? []).map((line) => `- ${line}`),
          '',
        ]),
      ].join('\n'),
    },
  ];
  return [
    { kind: 'whole resume', detail: 'unchanged', texts: whole(resume, () => undefined) },
    { kind: 'whole resume', detail: 'lines turned round', texts: orders },
    {
      kind: 'whole resume',
      detail: 'one line heads',
      texts: head((title, name, dates) => [`${title} at ${name} (${dates})`]),
    },
    {
      kind: 'whole resume',
      detail: 'name | title, dates below',
      texts: head((title, name, dates) => [`${name} | ${title}`, dates]),
    },
    { kind: 'whole resume', detail: 'tabs', texts: head((title, name, dates) => [`${name}\t${dates}`, title]) },
  ];
}

const numeric = (date: string | undefined): string => {
  const [year = '', month] = (date ?? '').split('-');
  return month === undefined ? year : `${month}/${year}`;
};
