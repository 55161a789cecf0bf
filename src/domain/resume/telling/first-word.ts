/** "Managed a team" from "managed a team"; a word that contains capitals or digits ("iOS") is left unchanged. */
export const capitalized = (text: string): string =>
  /^\p{Ll}+(?=$|[\s,;:.\-/'’])/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** The first word of a text with what follows it; undefined when it does not begin with a plain word. */
export function firstWord(text: string): { word: string; rest: string } | undefined {
  const match = /^([A-Za-z][a-z]+)(?=$|[\s,;.:])/.exec(text);
  return match?.[1] === undefined ? undefined : { word: match[1], rest: text.slice(match[1].length) };
}
