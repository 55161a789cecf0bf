import type { CheckName } from '#domain/scoring/evaluation.ts';
import type { ruleNumbers } from '#domain/scoring/rule-numbers.ts';

/** What the engine counts with, as the formulas name it. */
export interface FormulaNumbers {
  rules: typeof ruleNumbers;
  /** What having held none of the roles that an ad names leaves of the title's score, 0 to 1. */
  wishedFloor: number;
  passedFrom: number;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How each check comes to its 0-100, in a sentence; the numbers are the engine's own. */
export const checkFormulas = ({ rules: n, wishedFloor }: FormulaNumbers): Record<CheckName, string> => ({
  keywordOptimization:
    `The share of the ad's requirements, by weight, that your own sentences show; ${percent(n.enoughShown)} ` +
    'is full marks. A plus counts less than a must.',
  jobTitleMatch:
    `The nearest title you have held against the ad's, field before role, older ones down to half; where ` +
    `the ad has no title, against the roles it names, of which having held none leaves ${percent(wishedFloor)}. ` +
    `${percent(n.enoughTitle)} is full marks.`,
  skillsAlignment:
    'The share of the skills the ad names that your sentences, titles and certificates show; a near neighbour ' +
    `counts a third, a name in a list nothing; ${percent(n.enoughShown)} is full marks.`,
  quantifiedAchievements:
    `Lines about work with a number in them, against half of all lines, but never fewer than ${n.achievements.least} ` +
    `or more than ${n.achievements.most}.`,
  relevantExperience:
    `${n.experience.years} for the years in jobs of this kind against the years asked, ${n.experience.nearness} ` +
    `for how near your nearest recent job comes, ${n.experience.field} for how much of what you tell ` +
    `is about the ad's fields, ${n.experience.told} for how often it uses the ad's words (as in the match ` +
    'score). Where the ad asks for neither years nor a rank, the rest counts for all.',
  standardSections:
    `${n.sections.work} for work (or projects or volunteering), ${n.sections.education} for education, ` +
    `${n.sections.skills} for skills, ${n.sections.summary} for a summary.`,
  cleanFormatting:
    `100 less ${n.layout.columns} for two columns (${n.layout.manyColumns} for more), ${n.layout.tables} ` +
    `for tables, ${n.layout.textBoxes} for text boxes, ${n.layout.headerFooter} for text in header or ` +
    `footer, ${n.layout.hidden} for hidden text.`,
  appropriateLength:
    `100 between ${n.length.least} and ${n.length.most} words of your own; fewer in proportion, more ` +
    `falling to ${n.length.floor} at ${n.length.farTooMany}.`,
  consistentDates:
    `100 less ${n.dates.missing} times the share of jobs and degrees without dates, ${n.dates.mixed} ` +
    `for months on some and bare years on others, ${n.dates.reversed} for each that ends before it begins, ` +
    `${n.dates.future} for one in the future. Gaps cost nothing.`,
  properHeadings:
    `100 less ${n.headings.unknown} for each heading that is not a usual one (at most ${n.headings.unknownMost}); ` +
    `${100 - n.headings.missing} without any headings.`,
  parseableFonts:
    `100 less ${n.fonts.unmapped} and ${n.fonts.unmappedPerMille} more per thousand characters that cannot ` +
    `be read (at most ${n.fonts.unmappedMost}), ${n.fonts.smallBody} for text under ${n.fonts.bodyPoints} ` +
    `points, ${n.fonts.smallest} for any under ${n.fonts.smallestPoints}, ${n.fonts.many} for more than ` +
    `${n.fonts.most} fonts.`,
  simpleBullets:
    `100 less up to ${n.bullets.missing} where fewer than half of the lines about work are bullets, and ` +
    `${n.bullets.long} for each line of more than ${n.bullets.longWords} words (at most ${n.bullets.longMost}).`,
  noImages: `100 without pictures, ${100 - n.images.one} with one, ${100 - n.images.more} with more.`,
  standardFileFormat: `100 for PDF and DOCX, ${100 - n.format.doc} for the old DOC format.`,
  readableText:
    `100 less ${n.readable.broken} for each line with broken characters (at most ${n.readable.brokenMost}), ` +
    `up to ${n.readable.longMost} for sentences of more than ${n.readable.longWords} words and up to ` +
    `${n.readable.capitalsMost} for sentences in capitals, by their share.`,
  contactInformation:
    `${n.contact.name} for a name, ${n.contact.email} for email, ${n.contact.phone} for a phone number, ` +
    `${n.contact.place} for a place, ${n.contact.link} for a link.`,
  professionalEmail:
    `100 less ${n.email.informal} for a playful address and ${n.email.digits} for more than ${n.email.digitsMost} ` +
    'digits; 0 without an address.',
  grammarSpelling: `100 less ${n.grammar.mistake} for each mistake per ${n.grammar.words} words, but never under ${n.grammar.floor}.`,
  consistentFormatting:
    `100 less the percentage of lines that end differently from most (at most ${n.style.endingsMost}) ` +
    `and that begin differently from most (at most ${n.style.beginningsMost}).`,
  tailoredContent:
    `${n.tailored.summary} for a summary that names ${n.tailored.summaryMentions} things the ad asks ` +
    `and your work shows, ${n.tailored.recent} for what the ad asks showing in recent entries (${percent(n.tailored.recentShare)} ` +
    `of it is full marks); less ${n.tailored.copy} for each sentence copied from the ad (at most ${n.tailored.copiesMost}).`,
  actionVerbs:
    `The share of lines about work that open with what was done; ${percent(n.verbs.share)} is full marks. ` +
    `${n.verbs.repeated} off where one opening word comes back in more than a third of the lines.`,
  industryTerms:
    `${n.terms.base} and up to ${100 - n.terms.base} more for different skills of a trade that your sentences, ` +
    `titles and certificates name; ${n.terms.wanted} are full marks, ${n.terms.wantedElsewhere} in other ` +
    'languages than English, of whose words fewer are known.',
  completeSections:
    `${n.complete.work} for jobs with title, employer and a line about what was done, ${n.complete.education} ` +
    `for education with degree and school, ${n.complete.skills} for ${n.complete.wantedSkills} skills.`,
});

/** How the checks come together. */
export const scoreFormula = ({ passedFrom }: FormulaNumbers): string =>
  'The overall score is the mean of the checks that could be judged, each by its weight. What cannot ' +
  'be judged (no job named, no file behind pasted text) leaves the sum: it is not a zero and not a ' +
  `hundred. A check is passed from ${passedFrom}.`;
