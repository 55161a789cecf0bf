export interface StepWords {
  title: string;
  content: string;
  /** The button that goes to what the step is about. */
  cta?: string;
}

/** The guided tours. */
export const tours = {
  take: 'Take a tour',
  stepOf: (step: number, of: number): string => `Step ${step} of ${of}`,
  progress: 'Progress of the tour',
  close: 'Close tour',
  back: 'Back',
  skip: 'Skip tour',
  next: 'Next',
  finish: 'Finish',
  settingsTitle: 'Guided tours',
  settingsText: 'Short tours of the pages. A tour you finished or skipped doesn’t start by itself again.',
  again: 'Show Again',
  names: {
    'home-first-visit': 'What Foothold does',
    'new-user-registration': 'Your first optimization',
    'authenticated-user': 'Around your account',
  },
  steps: {
    'home-first-visit': [
      {
        title: 'Start with a score',
        content:
          'Drop your resume and see what hiring software reads in it, line by line, with what each fix is worth. It’s free, and you need no account.',
        cta: 'Score a Resume',
      },
      {
        title: 'Fit it to one job',
        content:
          'Paste the ad, and every line is reworded for it from what you really did. What your resume doesn’t show, we ask you. We never invent it.',
        cta: 'Optimize a Resume',
      },
      {
        title: 'Find jobs worth the work',
        content: 'Search many job boards at once, and see how well each job fits your resume before you apply.',
      },
    ] as StepWords[],
    'new-user-registration': [
      {
        title: 'Begin with your resume',
        content:
          'Drop the file you have, even if it’s out of date: PDF, DOC or DOCX. You’ll see what we read in it and can correct it.',
      },
      {
        title: 'Four steps to an application',
        content:
          'Your resume, a template, the job, the result. You can go back to any step you’ve done, and nothing you entered is lost.',
      },
      {
        title: 'It all stays in your account',
        content: 'Your resumes, scores and saved jobs are in your profile, where you can also export or delete them.',
        cta: 'Open My Profile',
      },
    ] as StepWords[],
    'authenticated-user': [
      {
        title: 'A resume for the next job',
        content: 'Your last resume is still here. Paste another ad, and it’s fitted to that job in about a minute.',
        cta: 'Optimize a Resume',
      },
      {
        title: 'See what has changed',
        content: 'Score a new version whenever you like. Your scores are kept, so you can see what your edits brought.',
      },
      {
        title: 'Everything of yours',
        content: 'This menu leads to your saved jobs, your LinkedIn profile, your plan and your settings.',
        cta: 'Open My Profile',
      },
    ] as StepWords[],
  },
};
