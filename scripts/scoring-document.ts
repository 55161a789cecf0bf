import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownShare } from '#domain/matching/originality/bare-statements.ts';
import { scatteredLines } from '#domain/matching/originality/copied-lines.ts';
import { minSentences } from '#domain/matching/originality/repeated-frames.ts';
import { copyFor } from '#copy/copy-for.ts';
import { fitScale, fitWeights, littleAsked, niceWeight } from '#domain/matching/fit.ts';
import { evidenceNumbers } from '#domain/matching/evidence/map-evidence.ts';
import { wishedFloor } from '#domain/matching/titles/title-fit.ts';
import { catalogue, passedFrom, rulesetVersion } from '#domain/scoring/catalogue.ts';
import { termCountNumbers } from '#domain/matching/ad/term-counts.ts';
import { categoryKeys, checkNames, groupScoreKeys, type CheckName } from '#domain/scoring/evaluation.ts';
import { ruleNumbers } from '#domain/scoring/rule-numbers.ts';

const { categoryLabels, checkWords, groupLabels, ...words } = copyFor('en');
const numbers = { rules: ruleNumbers, wishedFloor, passedFrom };
const checkFormulas = words.checkFormulas(numbers);

export const scoringDocumentPath = resolve(import.meta.dirname, '../docs/scoring.md');

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const share = (part: CheckName[], whole: readonly CheckName[]): string => {
  const sum = (names: readonly CheckName[]) => names.reduce((total, name) => total + catalogue[name].weight, 0);
  return `${((100 * sum(part)) / sum(whole)).toFixed(1)}%`;
};

const subjects = { job: 'the ad', content: 'what it says', person: 'the person', layout: 'the file' } as const;

const checkTable = (): string =>
  table(
    ['check', 'weight', 'share with a job', 'impact', 'category', 'judges', 'how it is scored'],
    checkNames.map((name) => {
      const { weight, impact, category, subject } = catalogue[name];
      return [
        `${checkWords[name].label} (\`${name}\`)`,
        weight,
        share([name], checkNames),
        impact,
        categoryLabels[category],
        subjects[subject],
        checkFormulas[name],
      ];
    }),
  );

const rollUp = (label: string, names: CheckName[]): [string, string, string] => [
  label,
  share(names, checkNames),
  names.map((name) => checkWords[name].label).join(', '),
];

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** `docs/scoring.md`, from the tables that the engine uses. */
export const scoringDocument = (): string => `# How a resume is scored

Written from the engine's own tables by \`npx tsx scripts/scoring-document.ts\`; a test fails when the two differ. Ruleset ${rulesetVersion}.

The same input always gives the same score: no clock, no randomness, no model. Every evaluation names the ruleset it was made with.

## The checks

${words.scoreFormula(numbers)}

${checkTable()}

A check's cost is its weight times the points it is missing, divided by the weights of all checks that were
scored, so the costs add up to what is missing from 100. What following a finding's advice is worth is worked out the same
way, and is never more than the checks it helps are still missing.

## Categories and groups

Each is the weighted average of its checks that were scored; a category without any has no score.

${table(
  ['category', 'share with a job', 'checks'],
  categoryKeys.map((key) =>
    rollUp(
      categoryLabels[key],
      checkNames.filter((name) => catalogue[name].category === key),
    ),
  ),
)}

${table(
  ['group', 'share with a job', 'checks'],
  groupScoreKeys.map((key) =>
    rollUp(
      groupLabels[key],
      checkNames.filter((name) => catalogue[name].group === key),
    ),
  ),
)}

## Evidence for what an ad asks for

We look for each of the ad's requirements in what the resume says. A requirement is

- **shown** in a sentence about work, projects or study, in a title held, or in a certificate: one that names the skill, \
or ${percent(evidenceNumbers.shownFrom)} of the
  requirement's words (words that every ad has count less). It counts by how much of the requirement its best sentence covers.
- **related**: a skill of the same family (${evidenceNumbers.neighbourStrength}), \
or ${percent(evidenceNumbers.relatedFrom)} of the words (${evidenceNumbers.partlyWorth} of the share).
- **listed** only in a skills section, a list or a summary: this counts for nothing, as long as the resume describes its work \
in ${evidenceNumbers.enoughWords} words of sentences or more.
  Below ${evidenceNumbers.fewWords} words, where lists are all there is, a name in a list counts ${evidenceNumbers.listWorth};
  in between, it counts in proportion.
- **missing** otherwise.

Degrees count by level (each step below the one asked for costs 0.4), years by the months that dated jobs of that kind cover, with overlaps counted once.

## What doesn't raise a score

- **The ad's own words.** Lines of eight words or more that stand in the ad for the greater part (runs of four words), shorter ones where several of
  them follow one another or ${scatteredLines} stand apart, and the ad's words strung together are taken out of the resume before any check looks at it,
  and reported; so are lines that follow the ad in its order for the greater part, with other words put in between or in the place of some.
- **Lines with nothing of one's own.** A line about work, or a sentence of the summary, of whose meaning words less than ${percent(ownShare)} are not the ad's
  ("worked with", "strong knowledge of" and the like mean nothing here) shows nothing, in whatever order the words stand: keywords as bullets,
  phrases of the ad turned around. What was done to what, for whom or with which result makes the same line count. The same holds for
  ${minSentences} sentences and more that say the same but for the ad's words and the numbers in them ("Improved … by 30 %").
- **Repetition.** The same sentence, or the same few words again and again, count once.
- **Lists.** A bare list of the ad's words is worth nothing beside real sentences (see above), and makes no section of its own.
- **Letters of other scripts** that look like Latin ones are read as these, and cost points.
- **Hidden text** never reaches the engine; we report it, and it costs points.

## The match score

How much of what one ad asks for the resume shows, apart from how well it is written. It is a weighted average of
parts; a part the ad says nothing about is left out.

${table(
  ['part', 'weight', 'what it is'],
  [
    [
      'requirements',
      fitWeights.requirements,
      `the share of requirements shown, by weight; a plus weighs ${niceWeight} of a must; drawn toward ${percent(littleAsked.share)} ` +
        `where little is asked, as if weight ${littleAsked.weight} more stood beside it`,
    ],
    [
      'words',
      fitWeights.words,
      `how often the resume's own sentences use the ad's words; a word that ${termCountNumbers.halfAt} of them ` +
        `have counts half, and ${percent(termCountNumbers.enoughWords)} is full marks`,
    ],
    [
      'families',
      fitWeights.families,
      `how much of the resume is about what is asked: ${termCountNumbers.familyAt} sentences naming a skill of the same family count two thirds`,
    ],
    [
      'title',
      fitWeights.title,
      'the closest title held; older ones count down to half, a headline half; if the ad has no title, the roles it names count instead',
    ],
    ['years', fitWeights.years, 'years in this kind of job compared with the years asked for'],
  ],
)}

Nobody shows everything an ad wishes for, so the average is read on a scale: ${fitScale
  .slice(1)
  .map(([mean, score]) => `${mean}% scores ${score}`)
  .join(', ')}. Against 229 pairs of resume and
job that recruiters rated from 1 to 7 (\`npm run bench -- fit\` prints the figures anew), it means this:

- **Below 30**: another line of work. None of these was rated 5 or better, seven in ten 1 or 2.
- **About 50**: related, with gaps that matter. Half were rated 3 or 4; nearly as many were rated 1 or 2 as 5 or better.
- **60 to 79**: worth reading closely, and no more than that: four to five in ten rated 5 or better, two in ten 1 or 2.
- **80 and more**: mostly fits. Half rated 5 or better, two in ten still 1 or 2. **90** is rare, \
and says that nearly everything asked stands in sentences of the resume's own.

It is better at ranking resumes for one job than at predicting a rating: recruiters differ, and the resume is all it sees.

## Parse rate and ATS level

The estimated parse rate is what our own reader could place: characters on lines that some value was read from, by the reader's confidence, against all
characters, those that the file maps to no letter among them. The level is taken from the mean of the ATS category and the parse rate: excellent from 85, good
from 70, poor below, and poor in any case under a parse rate of 60.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(scoringDocumentPath, scoringDocument());
