/**
 * Every number that a rule uses, in points of its check's 0-100 unless stated otherwise. The sentences that explain how a check is scored
 * (`copy/en/check-formulas.ts`) and `docs/scoring.md` are generated from these.
 */
export const ruleNumbers = {
  /** Nobody shows everything an ad wishes for: with at least this share, a check about the ad has all its points. */
  enoughShown: 0.85,
  /** A title need not be the ad's own to mean the same work. */
  enoughTitle: 0.8,
  /** Lines with any number, and those whose number measures a result; `share` of the lines about work, at least and at most so many. */
  achievements: {
    any: { points: 70, share: 0.4, least: 3, most: 7 },
    measured: { points: 30, wanted: 3 },
    /** What a line under a job without dates counts. */
    undated: 0.25,
  },
  /** The lexicon knows more occupational words in English than in other languages. */
  terms: {
    unlisted: 0.1,
    points: 40,
    from: 0.3,
    share: 1.6,
    least: 8,
    most: 36,
    elsewhere: 0.9,
    lines: { points: 60, share: 0.7 },
  },
  sections: { work: 30, education: 15, skills: 25, summary: 30 },
  /** What of a summary's points is for there being one, for skills of the field it names, and for a figure in it. */
  summary: { skills: 10, wantedSkills: 3, figure: 10 },
  complete: {
    work: 60,
    education: 20,
    skills: 20,
    wantedSkills: 5,
    titleShare: 0.2,
    employerShare: 0.15,
    datesShare: 0.2,
    toldShare: 0.15,
    figureShare: 0.3,
    latestJobs: 3,
  },
  length: { least: 400, most: 1100, farTooMany: 2600, floor: 40 },
  dates: { missing: 100, degree: 0.25, mixed: 15, reversed: 20, reversedMost: 40, future: 20, gapMonths: 12 },
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
  readable: {
    broken: 6,
    brokenMost: 30,
    long: 120,
    longMost: 20,
    longWords: 40,
    capitals: 100,
    capitalsMost: 30,
    empty: 10,
    emptyMost: 50,
    emptyWords: 300,
  },
  grammar: { mistake: 14, words: 300, leastWords: 150, floor: 30, open: 15, openMost: 60 },
  style: { endingsMost: 50, beginningsMost: 50, firstPerson: 100, firstPersonMost: 40 },
  /** Openings and outcomes add up to 100. */
  verbs: { openings: 25, share: 0.8, outcomes: 75, outcomeShare: 0.6, repeated: 15 },
  /** Where the ad asks for neither years nor a rank, the rest counts in full. */
  experience: { years: 40, nearness: 10, field: 20, told: 30, enoughNearness: 0.8 },
  /** `glance`: what is shown in the summary, or in so many first lines of the newest entries of a section. */
  tailored: {
    summary: 30,
    summaryMentions: 3,
    recent: 30,
    recentShare: 0.6,
    glance: 40,
    glanceShare: 0.8,
    glanceEntries: 2,
    glanceLines: 2,
    copy: 10,
    copiesMost: 40,
  },
} as const;
