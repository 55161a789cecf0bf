/** What a person reads when a field is not filled as it should be: the specification's own words. */
export const validation = {
  jobTitleRequired: 'Job title is required',
  jobDescriptionTooShort: 'Job description must be at least 10 characters',
  textTooLong: 'This is longer than can be taken here',
  resumeTooLong: 'A resume can have 60,000 characters at most. Please keep to the resume itself.',
  jobTitleTooLong: 'A job title can have 200 characters at most.',
  companyNameTooLong: 'A company name can have 200 characters at most.',
  jobDescriptionTooLong: 'A job description can have 40,000 characters at most. Please paste the ad alone.',
  linkedinTooLong: 'A profile can have 60,000 characters at most. Please paste your own profile alone.',
  correctionTooLong: 'A correction can have 4,000 characters at most.',
  tooManyCorrections: 'A resume can have 500 corrections at most. Please upload the corrected resume instead.',
  resumeRequired: 'Please upload a resume first.',
  resumeTextRequired: 'Please enter resume text.',
  optimizationIdRequired: 'Optimization ID is required',
  linkedinTextRequired: 'Please enter your LinkedIn profile content.',
  linkedinUrlRequired: 'Please enter your LinkedIn profile URL.',
  linkedinUrlInvalid: 'Please enter a valid LinkedIn profile URL (e.g., linkedin.com/in/yourname)',
} as const;
