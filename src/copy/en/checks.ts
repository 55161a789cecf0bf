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
  /** The strength is said of most, and so beside what is still missing. */
  strengthOfMost?: true;
}

export const checkWords: Record<CheckName, CheckWords> = {
  keywordOptimization: {
    label: 'Keywords from the ad',
    about: 'How much of what the ad asks for shows in your own sentences.',
    strength: 'Your sentences show most of what the ad asks for.',
    strengthOfMost: true,
  },
  jobTitleMatch: {
    label: 'Job title',
    about: 'How close the titles you’ve held come to the one in the ad.',
    strength: 'You’ve held a title very close to the one in the ad.',
  },
  skillsAlignment: {
    label: 'Skills from the ad',
    about: 'How many of the ad’s skills show up in your work.',
    strength: 'Your work shows most of the skills in the ad.',
    strengthOfMost: true,
  },
  quantifiedAchievements: {
    label: 'Results in numbers',
    about: 'How many lines about your work say how much, how many or how often.',
    strength: 'Your lines put numbers to what you did.',
  },
  relevantExperience: {
    label: 'Relevant experience',
    about: 'How long and how recently you’ve done this kind of work.',
    strength: 'You have the experience the ad asks for.',
  },
  standardSections: {
    label: 'Standard sections',
    about: 'Whether you have work, education, skills and a summary.',
    strength: 'You have all the sections recruiters look for.',
  },
  cleanFormatting: {
    label: 'Clean layout',
    about: 'Whether columns, tables, text boxes or hidden text trip up software.',
    strength: 'Your layout is simple, so software reads your text in the right order.',
  },
  appropriateLength: {
    label: 'Length',
    about: 'Whether there’s enough to judge you by, but not too much to read.',
    strength: 'Your resume is the right length.',
  },
  consistentDates: {
    label: 'Dates',
    about: 'Whether every job and degree has dates, all in the same format.',
    strength: 'Your jobs and degrees have dates, all in the same format.',
  },
  properHeadings: {
    label: 'Headings',
    about: 'Whether software recognizes your headings.',
    strength: 'Your headings are ones people and software recognize.',
  },
  parseableFonts: {
    label: 'Fonts and characters',
    about: 'Whether your text is large enough, and whether software can read every character.',
    strength: 'Your fonts are few, large enough, and made of characters software can read.',
  },
  simpleBullets: {
    label: 'Bullets',
    about: 'Whether your work is in bullets that are easy to skim.',
    strength: 'Your work is in bullets that are easy to skim.',
  },
  noImages: {
    label: 'Pictures',
    about: 'Whether your file has pictures, which software can’t read.',
    strength: 'Your file has no pictures, so nothing gets lost.',
  },
  standardFileFormat: {
    label: 'File format',
    about: 'Whether every system accepts your file type.',
    strength: 'Every system accepts your file type.',
  },
  readableText: {
    label: 'Readability',
    about: 'Whether your sentences are short enough and free of broken characters.',
    strength: 'Your sentences are easy to read.',
  },
  contactInformation: {
    label: 'Contact details',
    about: 'Whether a recruiter can tell who you are and how to reach you.',
    strength: 'A recruiter can reach you right away.',
  },
  professionalEmail: {
    label: 'Email address',
    about: 'Whether your email address looks professional.',
    strength: 'Your email address looks professional.',
  },
  grammarSpelling: {
    label: 'Grammar and spelling',
    about: 'How many mistakes there are for the length of your text.',
    strength: 'Your grammar and spelling are in good shape.',
  },
  consistentFormatting: {
    label: 'Consistent style',
    about: 'Whether the lines under your jobs start and end the same way.',
    strength: 'Your bullets are capitalized and punctuated alike.',
  },
  tailoredContent: {
    label: 'Written for this job',
    about: 'Whether your summary and latest work speak to this ad.',
    strength: 'Your summary and latest work speak to this ad.',
  },
  actionVerbs: {
    label: 'Action verbs',
    about: 'How many lines open with what you did.',
    strength: 'Your lines open with what you did.',
  },
  industryTerms: {
    label: 'Industry terms',
    about: 'How many skills from your field show up in your sentences.',
    strength: 'Your sentences speak the language of your field.',
  },
  completeSections: {
    label: 'Complete entries',
    about: 'Whether jobs, education and skills have everything they need.',
    strength: 'Every job says where you worked, as what, and what you did.',
  },
};

/** Said of a check that could not be judged. */
export const notJudged = {
  job: 'Not scored: add a job title and paste the ad to see this score.',
  layout: 'Not scored: this is pasted text, and only a file has a layout.',
  other: 'Not scored: there’s nothing here to go by. It doesn’t count against you.',
} as const;

/** What a check gets when nothing is found and it is not a strength worth telling. */
export const nothingFound = 'We found nothing to change here.';
