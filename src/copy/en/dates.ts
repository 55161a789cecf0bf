/** As the server and storage give it: ISO, or milliseconds. */
type Moment = string | number | Date;

const unavailable = 'Date unavailable';
const isMoment = (at: Moment): boolean => !Number.isNaN(new Date(at).getTime());

/** The one way from a date to words: what is no date says so, and takes no page down. */
const shown = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', options);
  return (at: Moment): string => (isMoment(at) ? format.format(new Date(at)) : unavailable);
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

/** `9:05:07 AM`. */
export const timeOfDay = shown({ hour: 'numeric', minute: '2-digit', second: '2-digit' });
/** What tells entries of one day apart: `Jan 5, 2026 · 9:05:07 AM`. */
export const mediumDateAndTime = (at: Moment): string =>
  isMoment(at) ? `${mediumDate(at)} · ${timeOfDay(at)}` : unavailable;
