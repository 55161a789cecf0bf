/**
 * Every number that a rule uses, in points of its check's 0-100 unless stated otherwise. The sentences that explain how a check is scored
 * (`copy/en/check-formulas.ts`) and `docs/scoring.md` are generated from these.
 */
export const ruleNumbers = {
  /** Nobody shows everything an ad wishes for: with at least this share, a check about the ad has all its points. */
  enoughShown: 0.85,
  /** A title need not be the ad's own to mean the same work. */
  enoughTitle: 0.8,
  achievements: { share: 0.5, least: 3, most: 8 },
  /** The lexicon knows more occupational words in English than in other languages. */
  terms: { base: 30, wanted: 8, wantedElsewhere: 6 },
  sections: { work: 40, education: 25, skills: 25, summary: 10 },
  complete: {
    work: 60,
    education: 20,
    skills: 20,
    wantedSkills: 5,
    titleShare: 0.3,
    employerShare: 0.3,
    toldShare: 0.4,
  },
  length: { least: 250, most: 1000, farTooMany: 2600, floor: 40 },
  dates: { missing: 80, mixed: 15, reversed: 20, reversedMost: 40, future: 20, gapMonths: 12 },
  contact: { name: 20, email: 30, phone: 25, place: 10, link: 15 },
  email: { informal: 50, digits: 20, digitsMost: 3 },
  layout: {
    columns: 20,
    manyColumns: 35,
    tables: 15,
    textBoxes: 20,
    headerFooter: 10,
    hidden: 50,
    hiddenCharacters: 20,
  },
  fonts: {
    many: 15,
    most: 3,
    smallBody: 25,
    bodyPoints: 9,
    smallest: 10,
    smallestPoints: 6.5,
    unmapped: 5,
    unmappedPerMille: 1,
    unmappedMost: 60,
  },
  images: { one: 30, more: 50 },
  format: { doc: 30 },
  headings: { missing: 70, unknown: 10, unknownMost: 40 },
  bullets: { missing: 40, long: 10, longMost: 40, longWords: 45 },
  readable: { broken: 8, brokenMost: 40, long: 120, longMost: 40, longWords: 40, capitals: 100, capitalsMost: 30 },
  grammar: { mistake: 14, words: 300, leastWords: 150, floor: 30 },
  style: { endingsMost: 50, beginningsMost: 50 },
  verbs: { share: 0.8, repeated: 15 },
  /** Where the ad asks for neither years nor a rank, the rest counts in full. */
  experience: { years: 40, nearness: 10, field: 20, told: 30, enoughNearness: 0.8 },
  tailored: { summary: 30, recent: 70, recentShare: 0.6, summaryMentions: 3, copy: 10, copiesMost: 40 },
} as const;
