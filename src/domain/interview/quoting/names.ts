/** "a, b und c". */
export const listed = (names: readonly string[], and: string): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}`;

/** "Finanzbuchhalter (Lippische Armaturen GmbH)"; an employer alone in quotation marks. */
export const named = (title: string | undefined, place: string | undefined, quote: (text: string) => string): string =>
  title === undefined ? quote(place ?? '…') : place === undefined ? title : `${title} (${place})`;

/** A title inside a sentence: "infirmier en gériatrie", but "UX designer" as it is. */
export const uncapital = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
