const shown = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options);
  return (iso: string): string => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? 'Date unavailable' : format.format(date);
  };
};

/** Dates as pages show them: `Jan 05, 2026`. */
export const shortDate = shown({ month: 'short', day: '2-digit', year: 'numeric' });
/** `January 2026`. */
export const monthAndYear = shown({ month: 'long', year: 'numeric' });
/** `January 5, 2026`. */
export const longDate = shown({ month: 'long', day: 'numeric', year: 'numeric' });
