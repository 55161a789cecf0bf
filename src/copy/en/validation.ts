/** What a person reads when a field is not filled as it should be: the specification's own words. */
export const validation = {
  jobTitleRequired: 'Job title is required',
  jobDescriptionTooShort: 'Job description must be at least 10 characters',
  textTooLong: 'This text is too long',
  resumeTooLong: 'A resume can have up to 60,000 characters. Please paste just your resume.',
  jobTitleTooLong: 'A job title can have up to 200 characters.',
  companyNameTooLong: 'A company name can have up to 200 characters.',
  jobDescriptionTooLong: 'A job description can have up to 40,000 characters. Please paste just the ad.',
  linkedinTooLong: 'A profile can have up to 60,000 characters. Please paste just your own profile.',
  correctionTooLong: 'A correction can have up to 4,000 characters.',
  tooManyCorrections: 'You can make up to 500 corrections. Please fix your resume and upload it again instead.',
  resumeRequired: 'Please upload a resume first.',
  resumeTextRequired: 'Please enter resume text.',
  optimizationIdRequired: 'Optimization ID is required',
  linkedinTextRequired: 'Please enter your LinkedIn profile content.',
  linkedinUrlRequired: 'Please enter your LinkedIn profile URL.',
  linkedinUrlInvalid: 'Please enter a valid LinkedIn profile URL (e.g., linkedin.com/in/yourname)',
} as const;
