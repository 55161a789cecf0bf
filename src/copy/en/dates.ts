const shown = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options);
  return (iso: string): string => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? 'Date unavailable' : format.format(date);
  };
};

/** Dates as cards show them: `Jan 05, 2026`. */
export const shortDate = shown({ month: 'short', day: '2-digit', year: 'numeric' });
/** Where several may be of one day: `Jan 05, 2026, 9:05 PM`. */
export const dayAndTime = shown({
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
/** In lists: `Jan 5, 2026`. */
export const mediumDate = shown({ dateStyle: 'medium' });
/** `January 2026`. */
export const monthAndYear = shown({ month: 'long', year: 'numeric' });
/** `January 5, 2026`. */
export const longDate = shown({ month: 'long', day: 'numeric', year: 'numeric' });

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', second: '2-digit' });
/** `9:05:07 AM`. */
export const timeOfDay = (date: Date | number): string => clock.format(date);
