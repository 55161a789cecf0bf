/** What stands around long texts. */
export const reading = {
  contents: 'On this page',
  place: (section: number, of: number) => `${section} of ${of}`,
  toTop: 'Back to top',
  updated: (date: string) => `Last updated ${date}`,
} as const;

/** Read out around proofread words. */
export const readingMarks = { inserted: 'added:', deleted: 'removed:', end: 'end of change' } as const;

/** Where the operator's addresses are not known yet. */
export const siteOperator = {
  contactPage: 'us (contact form)',
} as const;
