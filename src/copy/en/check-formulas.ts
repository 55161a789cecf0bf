import type { CheckName } from '#domain/scoring/evaluation.ts';
import type { ruleNumbers } from '#domain/scoring/rule-numbers.ts';
import { numeral } from './counting.ts';

/** What the engine counts with, as the formulas name it. */
export interface FormulaNumbers {
  rules: typeof ruleNumbers;
  /** What having held none of the roles that an ad names leaves of the title's score, 0 to 1. */
  wishedFloor: number;
  passedFrom: number;
}

const percents = new Intl.NumberFormat('en-US', { style: 'percent' });
const percent = (share: number): string => percents.format(share);

/** How each check comes to its 0-100, in a sentence; the numbers are the engine's own. */
export const checkFormulas = ({ rules: n, wishedFloor }: FormulaNumbers): Record<CheckName, string> => ({
  keywordOptimization:
    `The share of the ad’s requirements, by weight, that your own sentences show; ${percent(n.enoughShown)} ` +
    'earns full credit. A nice-to-have counts less than a must-have.',
  jobTitleMatch:
    `How close your closest title comes to the ad’s. The field matters more than the level, and older titles count less, ` +
    `down to half. If the ad has no title, the roles it names stand in for it, and having held none of them still gives you ` +
    `${percent(wishedFloor)}. ${percent(n.enoughTitle)} earns full credit.`,
  skillsAlignment:
    'The share of the ad’s skills that your sentences, titles and certificates show. A closely related skill ' +
    `counts for a third, and a name in a list counts for nothing; ${percent(n.enoughShown)} earns full credit.`,
  quantifiedAchievements:
    `${n.achievements.any.points} for lines about work with a number in them, compared with ${percent(n.achievements.any.share)} of all those lines ` +
    `(at least ${n.achievements.any.least}, at most ${n.achievements.any.most}); ${n.achievements.measured.points} for ` +
    `${n.achievements.measured.wanted} lines that ` +
    'measure a result (a percentage, money, or the change from one figure to another). ' +
    `A line under a job without dates counts ${percent(n.achievements.undated)}.`,
  relevantExperience:
    `${n.experience.years} for your years in this kind of work compared with the years asked for, ${n.experience.nearness} ` +
    `for how close your closest recent job comes, ${n.experience.field} for how much of your resume ` +
    `is about the ad’s fields, ${n.experience.told} for how often it uses the ad’s words (as in the match ` +
    'score). If the ad asks for neither years nor a level, the other parts make up the whole score.',
  standardSections:
    `${n.sections.work} for work (or projects or volunteering), ${n.sections.education} for education, ` +
    `${n.sections.skills} for skills, ${n.sections.summary} for a summary, of which ${n.summary.skills} are for ` +
    `${n.summary.wantedSkills} skills of your field in it and ${n.summary.figure} for a number.`,
  cleanFormatting:
    `100 minus ${n.layout.columns} for two columns (${n.layout.manyColumns} for more), ${n.layout.tables} ` +
    `for tables, ${n.layout.textBoxes} for text boxes, ${n.layout.headerFooter} for text in the header or ` +
    `footer, ${n.layout.hidden} for hidden text.`,
  appropriateLength:
    `100 for ${n.length.least} to ${numeral(n.length.most)} words of your own. With fewer, it falls in proportion; with more, ` +
    `it falls to ${n.length.floor} at ${numeral(n.length.farTooMany)}.`,
  consistentDates:
    `100 minus ${n.dates.missing} times the share of jobs and degrees without dates (a degree counts ${n.dates.degree} of a job), ${n.dates.mixed} ` +
    `for months on some and only years on others, ${n.dates.reversed} for each that ends before it starts, ` +
    `${n.dates.future} for one in the future. Gaps cost nothing.`,
  properHeadings:
    `100 minus ${n.headings.unknown} for each unusual heading (at most ${n.headings.unknownMost}); ` +
    `${100 - n.headings.missing} if there are no headings.`,
  parseableFonts:
    `100 minus ${n.fonts.unmapped} for any characters software can’t read and ${n.fonts.unmappedPerMille} more for each ` +
    `one in a thousand (at most ${n.fonts.unmappedMost} in all), ${n.fonts.smallBody} for text under ${n.fonts.bodyPoints} ` +
    `points, ${n.fonts.smallest} for any under ${n.fonts.smallestPoints}, ${n.fonts.many} for more than ` +
    `${n.fonts.most} fonts.`,
  simpleBullets:
    `100 minus up to ${n.bullets.missing} if fewer than half of your lines about work are bullets, and ` +
    `${n.bullets.long} for each line over ${n.bullets.longWords} words (at most ${n.bullets.longMost}).`,
  noImages: `100 without pictures, ${100 - n.images.one} with one, ${100 - n.images.more} with more.`,
  standardFileFormat: `100 for PDF and DOCX, ${100 - n.format.doc} for the old DOC format.`,
  readableText:
    `100 minus ${n.readable.broken} for each line with broken characters (at most ${n.readable.brokenMost}), ` +
    `up to ${n.readable.longMost} for sentences over ${n.readable.longWords} words, up to ` +
    `${n.readable.capitalsMost} for sentences in all capitals, depending on how many there are, and ${n.readable.empty} for each phrase ` +
    `that could be in anyone’s resume per ${n.readable.emptyWords} words (at most ${n.readable.emptyMost}).`,
  contactInformation:
    `${n.contact.name} for a name, ${n.contact.email} for email, ${n.contact.phone} for a phone number, ` +
    `${n.contact.place} for a location, ${n.contact.link} for a link.`,
  professionalEmail:
    `100 minus ${n.email.informal} for a playful address and ${n.email.digits} for more than ${n.email.digitsMost} ` +
    'digits; 0 if there’s no address.',
  grammarSpelling:
    `100 minus ${n.grammar.mistake} for each mistake per ${n.grammar.words} words (at most ${100 - n.grammar.floor}) and ` +
    `${n.grammar.open} for each blank that a template left (at most ${n.grammar.openMost}).`,
  consistentFormatting:
    `100 minus the percentage of lines that end differently from most (at most ${n.style.endingsMost}), ` +
    `that start differently from most (at most ${n.style.beginningsMost}) and that say “I” or “my” (at most ${n.style.firstPersonMost}).`,
  tailoredContent:
    `${n.tailored.summary} for a summary that names ${n.tailored.summaryMentions} things the ad asks for ` +
    `and your work shows, ${n.tailored.recent} for showing what the ad asks for in recent entries (${percent(n.tailored.recentShare)} ` +
    `of it earns full credit), ${n.tailored.glance} for showing it where readers look first: in the summary, in titles, in the first ` +
    `${n.tailored.glanceLines} lines of the latest ${n.tailored.glanceEntries} jobs, in degrees and certificates ` +
    `(${percent(n.tailored.glanceShare)} earns full credit); minus ${n.tailored.copy} for each sentence copied from the ad (at most ${n.tailored.copiesMost}).`,
  actionVerbs:
    `${n.verbs.openings} for the share of lines about work that open with what you did (${percent(n.verbs.share)} earns full credit), ` +
    `${n.verbs.outcomes} for the share that say what you built, changed or achieved (${percent(n.verbs.outcomeShare)} earns full credit; ` +
    'in languages whose words we don’t know, the openings alone count). ' +
    `Minus ${n.verbs.repeated} if more than a third of the lines open with the same word.`,
  industryTerms:
    `${n.terms.points} for how many different skills from your field your sentences, titles and certificates name, compared with ` +
    `${n.terms.share} for each line about work (at least ${n.terms.least}, at most ${n.terms.most}; ${percent(n.terms.elsewhere)} of that in ` +
    `languages other than English, where we know fewer words), counted from ${percent(n.terms.from)} of that on; ` +
    `${n.terms.lines.points} for the share of lines about work that name something in particular, such as a product, a customer or a figure ` +
    `(${percent(n.terms.lines.share)} earns full credit). Without a list of skills, ${percent(n.terms.unlisted)} of that.`,
  completeSections:
    `${n.complete.work} for jobs with a title, an employer, dates, a line about what you did and, under the latest ${n.complete.latestJobs}, ` +
    `a figure; ${n.complete.education} ` +
    `for education with a degree and a school, ${n.complete.skills} for ${n.complete.wantedSkills} skills.`,
});

/** How the checks come together. */
export const scoreFormula = ({ passedFrom }: FormulaNumbers): string =>
  'The overall score is the weighted average of the checks we could score. A check we can’t score (no job ad, ' +
  'or pasted text instead of a file) is left out: it counts neither as 0 nor as 100. ' +
  `A check passes at ${passedFrom}.`;
