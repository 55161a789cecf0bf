/** "a", "a and b", "a, b and c"; of many the first ones, "and 3 more". */
export function listed(values: readonly string[], most = 6): string {
  const shown = values.slice(0, most);
  const rest = values.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
}

/** "1 line", "2 lines". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
