import { copyFor } from '#copy/copy-for.ts';
import { defaultLocale } from '#copy/locales.ts';
import { describeEvaluation } from '#copy/describe-evaluation.ts';
import { squeeze } from '#domain/language/fold.ts';
import { tokenise } from '#domain/language/tokenise.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { CheckName, Evaluation, Finding } from '#domain/scoring/evaluation.ts';

/** What a report says about one thing, under its check. */
interface Told extends Finding {
  check: CheckName;
}

type Facts = Finding['facts'];

const copy = copyFor(defaultLocale);

const numberOf = (facts: Facts, name: string): number => Number(facts[name] ?? Number.NaN);
const listOf = (facts: Facts, name: string): string[] => [facts[name] ?? []].flat().map(String);

/** For facts that a report would call a success: "8 of 8". Each is a fault where it is true. */
const successes: Readonly<Record<string, (facts: Facts) => boolean>> = {
  'lines-without-numbers': (facts) => numberOf(facts, 'results') >= numberOf(facts, 'wanted'),
  'terms-few': (facts) => numberOf(facts, 'terms') >= numberOf(facts, 'wanted'),
  'skills-few': (facts) => numberOf(facts, 'skills') >= numberOf(facts, 'wanted'),
  'too-short': (facts) => numberOf(facts, 'words') >= numberOf(facts, 'least'),
  'too-long': (facts) => numberOf(facts, 'words') <= numberOf(facts, 'most'),
  'weak-openings': (facts) => numberOf(facts, 'weak') === 0,
  'experience-short': (facts) => numberOf(facts, 'years') >= numberOf(facts, 'asked'),
  columns: (facts) => numberOf(facts, 'columns') < 2,
  images: (facts) => numberOf(facts, 'images') < 1,
  tables: (facts) => numberOf(facts, 'tables') < 1,
  mistakes: (facts) => numberOf(facts, 'count') < 1,
  'summary-untailored': (facts) => numberOf(facts, 'mentioned') >= 100,
  'recent-work-untailored': (facts) => numberOf(facts, 'share') >= 100,
};

/** Compares a finding's claim with the resume itself: true if it's wrong. */
const untruths: Readonly<Record<string, (facts: Facts, parsed: ParsedResume) => boolean>> = {
  'contact-missing': ({ what }, { resume: { basics } }) =>
    Boolean({ name: basics?.name, email: basics?.email, phone: basics?.phone }[String(what)]),
  'section-missing': ({ section }, { resume }) =>
    (section === 'work' && (resume.work ?? []).length > 0) ||
    (section === 'education' && (resume.education ?? []).length > 0),
  'summary-missing': (_, { resume }) => (resume.basics?.summary ?? '').trim() !== '',
  'dates-missing': (facts, { resume }) => {
    const undated = [
      ...(resume.work ?? []).filter(({ startDate }) => startDate === undefined),
      ...(resume.education ?? []).filter(({ startDate, endDate }) => (startDate ?? endDate) === undefined),
    ];
    return undated.length !== numberOf(facts, 'count');
  },
  'dates-gap': (_, { resume }) => (resume.work ?? []).some(({ startDate }) => startDate === undefined),
  'verbs-repeated': (facts, { lines }) => {
    const text = squeeze(lines.map((line) => line.text).join(''));
    return text.split(squeeze(String(facts['word']))).length - 1 < numberOf(facts, 'times');
  },
  'too-short': (facts, { lines }) =>
    numberOf(facts, 'words') > 1.1 * lines.flatMap(({ text }) => tokenise(text)).length,
};

/** What several sentences may count: of the same noun there is one number. */
const counts = /\b(?:of the|of your|only) ([\d,]+) (lines? about your work|bullets? under your jobs)/g;

/** Remains of a sentence without its facts: empty marks, an empty list, a count of nothing. */
const leftOver =
  /“”|undefined|NaN|\[object| {2}|\s[.,;]|: ?\.|\bof 0\b|\b0 (?:of|lines?|entr|words?|skills?|years?|jobs?)/;
const countedNouns =
  'lines|entries|words|sentences|headings|skills|years|months|characters|pictures|tables|points|bullets|jobs|mistakes';
/** A one with a plural. */
const oneOfMany = new RegExp(String.raw`(?<![\d.,])\b1 (?:${countedNouns})\b`);

const jobChecks = /^(?:keyword|skill)-/;

/**
 * What is wrong with a report, from its codes and facts: something told twice, a strength whose check found something, a success
 * told as an issue, a fact that the resume does not bear out, a sentence that lacks its facts.
 */
export function reportFaults(evaluation: Evaluation, parsed: ParsedResume): string[] {
  const told = evaluation.checks.flatMap(({ name, findings }) =>
    findings.map((finding): Told => ({ ...finding, check: name })),
  );
  const words = describeEvaluation(evaluation, copy);
  const sentences = [
    ...words.strengths,
    ...words.findings.flatMap(({ issue, why, fix, worth }) => [issue, why, fix, worth]),
    ...Object.values(words.feedback),
  ];
  return [
    ...repeated(told.map(({ code, facts }) => `${code} ${JSON.stringify(facts)}`)).map((it) => `told twice: ${it}`),
    ...repeated(words.issues).map((it) => `said twice: ${it}`),
    ...repeated(
      told.filter(({ code }) => jobChecks.test(code)).map(({ facts }) => nameOf(String(facts['keyword']))),
    ).map((it) => `a requirement told twice: ${it}`),
    ...praisedAndBlamed(evaluation, told, words.strengths),
    ...told.flatMap(({ code, facts, quotes }) => [
      ...(successes[code]?.(facts) ? [`a success: ${code} ${JSON.stringify(facts)}`] : []),
      ...(untruths[code]?.(facts, parsed) ? [`untrue: ${code} ${JSON.stringify(facts)}`] : []),
      ...repeated(quotes.map(({ line, text }) => `${line} ${text}`)).map((it) => `quoted twice: ${it}`),
      ...(listOf(facts, 'entries').length > numberOf(facts, 'count') ? [`more entries than counted: ${code}`] : []),
    ]),
    ...countedDifferently(sentences),
    ...sentences
      .filter((sentence) => [leftOver, oneOfMany].some((pattern) => pattern.test(ownWords(sentence))))
      .map((it) => `broken: ${it}`),
    ...words.findings.flatMap(({ quotes, code }) =>
      repeated(quotes.map(({ line, text }) => `${line} ${text}`)).map((it) => `${code} quotes twice: ${it}`),
    ),
    ...overpromised(evaluation, words.findings),
  ];
}

/** A requirement by its words: "child care" is "childcare", and C is not C++. */
const nameOf = (keyword: string): string =>
  tokenise(keyword)
    .map(({ key }) => key)
    .join('');

/** A sentence without what it quotes, which is as the resume has it; empty quotation marks stay. */
const ownWords = (sentence: string): string => sentence.replace(/“[^”]+”/g, 'it');

const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** Strengths next to a costly finding of the same check, except those about most of something. */
function praisedAndBlamed({ checks }: Evaluation, told: readonly Told[], strengths: readonly string[]): string[] {
  return checks.flatMap(({ name, score = 0 }) => {
    const { strength, strengthOfMost } = copy.checkWords[name];
    if (!strengths.includes(strength)) return [];
    const against = strengthOfMost
      ? told.filter(({ facts }) => ['share', 'families', 'vocabulary'].some((share) => numberOf(facts, share) < 50))
      : told.filter(({ foundBy = [], helps = [] }) => foundBy.includes(name) && helps.length > 0);
    return [
      ...against.map(({ code }) => `praised and blamed: “${strength}” beside ${code}`),
      ...(score < 70 ? [`praised at ${score}: “${strength}”`] : []),
    ];
  });
}

function countedDifferently(sentences: readonly string[]): string[] {
  const found = new Map<string, Set<string>>();
  for (const sentence of sentences)
    for (const [, count = '', noun = ''] of sentence.matchAll(counts)) {
      const key = noun.replace(/^(line|bullet)\b/, '$1s');
      found.set(key, (found.get(key) ?? new Set()).add(count));
    }
  return [...found]
    .filter(([, values]) => values.size > 1)
    .map(([noun, values]) => `${[...values].join(' and ')} ${noun}`);
}

/** No finding is worth more than all that is left to gain. */
function overpromised({ checks }: Evaluation, findings: readonly { code: string; potential: number }[]): string[] {
  const left = checks.reduce((sum, { cost }) => sum + cost, 0) + 1;
  return findings.filter(({ potential }) => potential > left).map(({ code }) => `worth more than there is: ${code}`);
}
