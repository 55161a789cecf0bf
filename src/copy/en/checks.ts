import type { CheckName, GroupScoreKey } from '#domain/scoring/evaluation.ts';

/** The five stored group scores. */
export const groupLabels: Record<GroupScoreKey, string> = {
  contentQualityScore: 'Content quality',
  formattingScore: 'Formatting',
  atsOptimizationScore: 'ATS optimization',
  professionalStandardsScore: 'Professional standards',
  applicationReadyScore: 'Ready to send',
};

/** What is said of a check. */
export interface CheckWords {
  label: string;
  /** What it looks at, in one sentence. */
  about: string;
  /** Said of a resume that passes it well. */
  strength: string;
}

export const checkWords: Record<CheckName, CheckWords> = {
  keywordOptimization: {
    label: 'Keywords of the ad',
    about: 'How much of what the ad asks for stands in your own sentences.',
    strength: 'Your sentences show most of what the ad asks for.',
  },
  jobTitleMatch: {
    label: 'Job title',
    about: 'How near a title you have held comes to the one in the ad.',
    strength: 'You have held a title very near to the one in the ad.',
  },
  skillsAlignment: {
    label: 'Skills of the ad',
    about: 'Which of the skills the ad names your work shows.',
    strength: 'Your work shows most of the skills the ad names.',
  },
  quantifiedAchievements: {
    label: 'Results in numbers',
    about: 'How many lines about your work say how much, how many or how often.',
    strength: 'Your lines put numbers to what you did.',
  },
  relevantExperience: {
    label: 'Relevant experience',
    about: 'How long and how recently you have done this kind of work.',
    strength: 'You have the years in this kind of work that the ad looks for.',
  },
  standardSections: {
    label: 'Standard sections',
    about: 'Whether work, education, skills and a summary are all there.',
    strength: 'All the sections recruiters look for are there.',
  },
  cleanFormatting: {
    label: 'Clean layout',
    about: 'Whether columns, tables, text boxes or hidden text get in the way of reading software.',
    strength: 'The layout is one that reading software takes in without trouble.',
  },
  appropriateLength: {
    label: 'Length',
    about: 'Whether there is enough to judge you by and not more than anyone reads.',
    strength: 'The length is right.',
  },
  consistentDates: {
    label: 'Dates',
    about: 'Whether every job and degree has its dates, in one form.',
    strength: 'Every job and degree has its dates, in one form.',
  },
  properHeadings: {
    label: 'Headings',
    about: 'Whether your headings are ones that software knows.',
    strength: 'Your headings are ones that every reader knows.',
  },
  parseableFonts: {
    label: 'Fonts and characters',
    about: 'Whether the type is large enough and every character can be read by software.',
    strength: 'Every character in your file can be read by software.',
  },
  simpleBullets: {
    label: 'Bullets',
    about: 'Whether your work is told in bullets that can be taken in at a glance.',
    strength: 'Your work is told in bullets that can be taken in at a glance.',
  },
  noImages: {
    label: 'Pictures',
    about: 'Whether the file holds pictures, which software cannot read.',
    strength: 'Nothing in the file is a picture, so nothing is lost.',
  },
  standardFileFormat: {
    label: 'File format',
    about: 'Whether the file is of a kind that every system accepts.',
    strength: 'Your file is of a kind that every system accepts.',
  },
  readableText: {
    label: 'Readability',
    about: 'Whether sentences are short enough and free of broken characters.',
    strength: 'Your sentences are easy to read.',
  },
  contactInformation: {
    label: 'Contact details',
    about: 'Whether a recruiter can tell who you are and reach you.',
    strength: 'A recruiter can reach you at once.',
  },
  professionalEmail: {
    label: 'Email address',
    about: 'Whether your email address reads like a name.',
    strength: 'Your email address is one you can send to anyone.',
  },
  grammarSpelling: {
    label: 'Grammar and spelling',
    about: 'Mistakes of language, counted against the length of the text.',
    strength: 'The text is free of mistakes we can find.',
  },
  consistentFormatting: {
    label: 'Even style',
    about: 'Whether the lines under your jobs begin and end alike.',
    strength: 'Your lines begin and end alike.',
  },
  tailoredContent: {
    label: 'Written for this job',
    about: 'Whether your summary and your latest work speak to this ad.',
    strength: 'Your summary and your latest work speak to this ad.',
  },
  actionVerbs: {
    label: 'Action verbs',
    about: 'How many lines open with what you did.',
    strength: 'Your lines open with what you did.',
  },
  industryTerms: {
    label: "The trade's own words",
    about: 'How many skills of your trade your sentences name.',
    strength: 'Your sentences speak the language of your trade.',
  },
  completeSections: {
    label: 'Complete entries',
    about: 'Whether jobs, education and skills have everything they need.',
    strength: 'Your entries are complete.',
  },
};

/** Said of a check that could not be judged. */
export const notJudged = {
  job: 'Not judged: name the job and paste its ad to see this.',
  layout: 'Not judged: this is pasted text, and only a file has a layout.',
  other: 'Not judged: there is nothing here to judge it by. It does not count against you.',
} as const;

/** What a check gets when nothing is found and it is not a strength worth telling. */
export const nothingFound = 'Nothing to improve here.';
