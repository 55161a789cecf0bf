/** How many letters must be changed, added or left out to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (one[i] === other[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Two letters that changed places are two changes. */
const mostChanges = 2;

/** The known name that an unknown one was probably meant to be. */
export const meantBy = (name: string, known: readonly string[]): string | undefined =>
  known.includes(name)
    ? undefined
    : known.find((each) => distance(name.toUpperCase(), each) <= Math.min(mostChanges, each.length / 4));
