/** A listing that an address opens. */
export const openedJob = {
  label: 'The job you opened',
  loading: 'Loading the job',
  close: 'Close',
  notFound: 'This job isn’t here anymore',
  notFoundText: 'It may have been filled, withdrawn or removed. A search may find one like it.',
  failed: 'We couldn’t load this job.',
  again: 'Try Again',
} as const;

/** A saved search that an address runs, as mails do. */
export const savedSearchRun = {
  loading: 'Opening your saved search',
  notFound: 'This saved search isn’t here anymore',
  notFoundText: 'It may have been deleted, or belong to another account.',
  toSearch: 'Search Jobs',
  failed: 'We couldn’t open your saved search.',
  again: 'Try Again',
} as const;

/** What a daily mail's link to end these mails leads to. */
export const stoppedMails = {
  ask: 'Turn off your daily job emails?',
  askText: 'Your saved searches stay as they are. You can turn their emails back on whenever you like.',
  stop: 'Turn Off Emails',
  stopping: 'Turning off...',
  stopped: 'Your daily job emails are off',
  stoppedText: 'Your saved searches are still here. You can turn the emails back on for any of them.',
  unknown: 'This link doesn’t work',
  unknownText:
    'It may be incomplete. Use the link in your latest email, or turn the emails off next to your saved searches.',
  close: 'Close',
  failed: 'We couldn’t turn off your job emails.',
  again: 'Try Again',
} as const;

/** A job that is brought into the wizard. */
export const broughtJob = {
  loading: 'Loading the job',
  taken: (title: string, company: string) => `Optimizing for ${title} at ${company}`,
  takenText: 'We’ve filled in the job for you. Add your resume to go on.',
  ask: (title: string, company: string) => `Use ${title} at ${company}?`,
  askText: (typed: string) =>
    `You’ve already entered a job${typed === '' ? '' : `: ${typed}`}. The new one would replace it.`,
  replace: 'Use the New Job',
  keep: 'Keep What I Entered',
  excerpt: 'This is only the beginning of the ad',
  excerptText:
    'Open the full ad, then copy it and paste it below. The more of it we have, the better we can tailor your resume.',
  openAd: 'Open the Full Ad',
  notFound: 'This job isn’t here anymore',
  notFoundText: 'Paste the job ad yourself when you get to that step.',
  failed: 'We couldn’t load the job.',
  again: 'Try Again',
} as const;
