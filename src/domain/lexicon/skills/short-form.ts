const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9+#]/g, '');

/** Suffixes that form another form of the same word: "REST" and "RESTful" are not short and long. */
const endings = /^(?:ful|s|es|ed|ing|ers?|ly|al|ics?|able|ion|ment)$/;

/** Whether one name is a short form of the other: "JS", "K8s", "ML", "Postgres" (its letters in order, same first letter). */
export function isShortForm(short: string, long: string): boolean {
  const from = letters(short);
  const into = letters(long);
  if (into.startsWith(from) && endings.test(into.slice(from.length))) return false;
  if (from.length < 2 || from.length >= into.length - 1 || from[0] !== into[0]) return false;
  if (/\d/.test(from))
    return (
      /^([a-z])(\d+)([a-z])$/.test(from) &&
      into.length === Number(from.slice(1, -1)) + 2 &&
      into.endsWith(from.slice(-1))
    );
  const words = long
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and' && word !== 'of');
  const initials = words.map((word) => word.charAt(0)).join('');
  if (words.length > 1) return initials === from;
  let at = 0;
  for (const letter of into) if (letter === from[at]) at++;
  return at === from.length && /[A-Z.]/.test(long.slice(1)) && (from.length <= 3 || into.startsWith(from));
}
