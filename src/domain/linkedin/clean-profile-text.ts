/** What LinkedIn's pages say around a profile, and a copied page therefore holds: counts, buttons, pictures' names. */
const furniture = [
  /^(?:· )?(?:1st|2nd|3rd\+?)(?: degree connection)?$/i,
  /^\d[\d,.]*\+? (?:connections?|followers?)(?: · .*)?$/i,
  /^(?:contact info|message|connect|follow|more|pending|open to|add section|add profile section|enhance profile|resources|…?\s?see (?:more|less)|show (?:all|more|less)\b.*|show credential|load more)$/i,
  /^(?:he\/him|she\/her|they\/them)(?:\/\w+)?$/i,
  /\blogo$/i,
  /^(?:endorsed by|\d+ endorsements?)\b/i,
  /^(?:profile photo|background image|cover photo|verified)$/i,
  /^page \d+ of \d+$/i,
];

/** What stands behind a value on the page and says nothing of the person. */
const tails =
  /\s+·\s+(?:\d+ endorsements?|contact info|(?:1st|2nd|3rd\+?))$|\s*…\s?see (?:more|less)$|\s*\((?:he\/him|she\/her|they\/them)\)$/i;

/** Read out to those who cannot see the page, a line stands there twice, with "to" for the dash between dates. */
const spoken = (line: string): string => line.replace(/\s(?:to|-|–)\s/g, ' ').toLowerCase();

/** The lines of a profile that was pasted, without the page's own words and without lines that stand there twice. */
export function profileLines(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.replace(/\r\n?/g, '\n').split('\n')) {
    const line = raw.trim().replace(tails, '').trim();
    const before = lines.at(-1);
    if (line === '' || furniture.some((pattern) => pattern.test(line))) continue;
    if (before !== undefined && spoken(before) === spoken(line)) continue;
    lines.push(line);
  }
  return lines;
}
