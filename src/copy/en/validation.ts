/** What a person reads when a field is not filled as it should be: the specification's own words. */
export const validation = {
  jobTitleRequired: 'Job title is required',
  jobDescriptionTooShort: 'Job description must be at least 10 characters',
  textTooLong: 'This text is too long',
  resumeRequired: 'Please upload a resume first.',
  resumeTextRequired: 'Please enter resume text.',
  linkedinTextRequired: 'Please enter your LinkedIn profile content.',
  linkedinUrlRequired: 'Please enter your LinkedIn profile URL.',
  linkedinUrlInvalid: 'Please enter a valid LinkedIn profile URL (e.g., linkedin.com/in/yourname)',
} as const;
