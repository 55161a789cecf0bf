import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownShare } from '#domain/matching/originality/bare-statements.ts';
import { scatteredLines } from '#domain/matching/originality/copied-lines.ts';
import { minSentences } from '#domain/matching/originality/repeated-frames.ts';
import { copyFor } from '#copy/copy-for.ts';
import { niceWeight } from '#domain/matching/evidence/credit.ts';
import { evidenceNumbers } from '#domain/matching/evidence/map-evidence.ts';
import { wishedFloor } from '#domain/matching/titles/title-fit.ts';
import { catalogue, passedFrom, rulesetVersion } from '#domain/scoring/catalogue.ts';
import { craftPercentiles, craftResumes } from '#domain/scoring/craft-rank.ts';
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

const withoutJob = checkNames.filter((name) => catalogue[name].subject !== 'job');
const aboutLines: CheckName[] = ['quantifiedAchievements', 'actionVerbs', 'industryTerms'];
const craftAt = (percentile: number): number => craftPercentiles[percentile - 1] ?? 0;

const aboutJob = checkNames.filter((name) => catalogue[name].subject === 'job');

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
- **listed** only in a skills section, a list or a summary: this counts for nothing if the resume describes its work \
in sentences of ${evidenceNumbers.enoughWords} words or more in all.
  Below ${evidenceNumbers.fewWords} words, where lists are all there is, a name in a list counts ${evidenceNumbers.listWorth}, and words that are
  no skill's name ${percent(evidenceNumbers.phraseInList)} of that;
  in between, it counts in proportion.
- **missing** otherwise.

Degrees count by level (each step below the one asked for costs 0.4), years by the months that dated jobs of that kind cover, with overlaps counted once.

## What doesn't raise a score

- **The ad's own words.** Some lines are taken out of the resume, and reported, before any check looks at it: lines of eight words or more that are mostly
  in the ad (in runs of four words), shorter ones if several follow one another or ${scatteredLines} are spread out, the ad's words strung together,
  and lines that mostly follow the ad in its order, with other words put in between or in place of some.
- **Lines with nothing of their own.** A line about work, or a sentence in the summary, counts for nothing if less than ${percent(ownShare)}
  of its meaningful words are its own rather than the ad's ("worked with", "strong knowledge of" and the like don't count as meaningful), whatever order
  the words are in: keywords as bullets, the ad's phrases turned around. Say what was done to what, for whom or with what result, and the same line
  counts. The same goes for
  ${minSentences} or more sentences that differ only in the ad's words and the numbers in them ("Improved … by 30%").
- **Repetition.** The same sentence, or the same few words again and again, count once.
- **Lists.** A bare list of the ad's words is worth nothing next to real sentences (see above), and doesn't count as a section of its own.
- **Look-alike letters** from other scripts are read as the Latin letters they resemble, and cost points.
- **Hidden text** never reaches the engine; we report it, and it costs points.

## Craft and fit

The overall score has two parts, and both are shown. **Craft** is how well the resume is made: the weighted average of the checks that need no ad, the same
whatever job it's held against (only lines copied from an ad don't count). **Fit** is how much of what the ad asks for the resume shows: the weighted average
of the checks that judge the ad, which optimizations call the match score. Without an ad, the overall score is craft. With one, fit is
${share(aboutJob, checkNames)} of it where every check could be scored.

**What a craft score means.** Craft asks what a recruiter asks of a resume: results and how large they were, what was done and not only
whose duty it was, names instead of phrases, dates, a summary that says something, skills. ${share(aboutLines, withoutJob)} of it is what the
lines about work tell. On ${craftResumes} real resumes of 24 professions (with the contact details they were published without), one in ten
scored below ${craftAt(10)}, a quarter below ${craftAt(25)}, half below ${craftAt(50)}, three quarters below ${craftAt(75)} and nine in ten below
${craftAt(90)}. "Better than N of 100" counts those that scored less. \`npm run bench -- craft FOLDER\` prints the same for a folder of PDFs.

**What a fit score means.** Against 229 pairs of resume and job that recruiters rated from 1 to 7 (\`npm run bench -- fit\` prints current figures, with
their intervals):

- **Below 40**, little of what is asked: one in ten was rated 5 or better, three in five 1 or 2. An optimization advises against applying,
  unless much of the resume could not be made out: then it says so, and advises nothing.
- **40 to 59**, some of it: four in nine were rated 3 or 4, one in four 5 or better.
- **60 to 79**, most of it: more than half were rated 5 or better, one in eight 1 or 2.
- **80 and more**, nearly all of it: four in ten were rated 5 or better, three in four at least 3. It is no surer than the band below: recruiters
  differ, and the resume is all it sees.

A nice-to-have weighs ${niceWeight} of a must-have. Words count by how often the resume's own sentences use them: one that \
${termCountNumbers.halfAt} of them have counts half, and ${percent(termCountNumbers.enoughWords)} of the ad's words is full marks;
${termCountNumbers.familyAt} sentences that name skills of one family count two thirds.

## Parse rate and ATS level

The estimated parse rate is the share of characters that our own reader could place: those on lines it read a value from, weighted by its confidence, out of all
characters, including those the file doesn't map to a letter. The level comes from the mean of the ATS category and the parse rate: excellent from 85, good
from 70, poor below that, and always poor if the parse rate is under 60.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(scoringDocumentPath, scoringDocument());
