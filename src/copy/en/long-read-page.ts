/** The words around a long text. */
export const longReadPage = {
  contents: 'On this page',
  place: (section: number, of: number) => `${section} of ${of}`,
  toTop: 'Back to top',
  updated: (date: string) => `Last updated ${date}`,
} as const;

/** What screen readers say around changed words. */
export const diffMarks = { inserted: 'added:', deleted: 'removed:', end: 'end of change' } as const;

/** Used where the operator's addresses aren't known yet. */
export const siteOperator = {
  contactPage: 'us (contact form)',
} as const;
