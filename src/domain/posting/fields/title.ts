import words from '../../words/posting/titles.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { placeScore } from '../../resume/basics/location.ts';

/** What job boards and agencies append to a title. */
const trimmings: readonly RegExp[] = [
  /\s*\|.*$/s,
  /\s+body\s*\{.*$/s,
  /^.{2,40}\bJob Application for\s+/,
  /\s+Job in\b.*$/s,
  /^(?:job ?title|title|position|role|we are hiring|now hiring|hiring|urgent(?:ly)? hiring)\s*[:!-]+\s*/i,
  patternOf(words, 'genders', 'iu', (any) => String.raw`\s*[-–(]?\s*\(?\s*(?<!\p{L})(?:${any})(?!\p{L})\s*\)?`),
  /\s*\(\d{2,3}\s?%\)|\s+[–-]?\s*\d{2,3}\s?%$/,
  /(?<=\S)\s*\*\*.*$/s,
  /\s+needed!?\s*$/i,
  /[\s,;:.*#–-]+$/,
  /^[^\p{L}\p{N}(.]+/u,
];

/** A title without a job board's additions: "Registered Nurse Job in Tampa" is "Registered Nurse". */
export function cleanTitle(raw: string): string {
  let title = raw.replace(/\s+/g, ' ').trim();
  for (const pattern of trimmings) {
    const shorter = title.replace(pattern, '').trim();
    if (shorter.length >= 2) title = shorter;
  }
  return title;
}

/** A first line such as "Python Developer at Acme, Berlin" or "Infirmier (H/F) - Lyon", split into its parts. */
export function readTitleLine(line: string): { title: string; employer?: string; place?: string } {
  let title = line.replace(/\s+/g, ' ').trim();
  let place: string | undefined;
  const tailed = /^(.{3,}?)(?:\s*,\s*|\s+[-–|•·]\s+|\s+in\s+|\s*\()([^()]{2,40})\)?$/.exec(title);
  if (title.length <= 120 && tailed && placeScore(tailed[2] ?? '') >= 0.8) {
    title = tailed[1] ?? title;
    place = tailed[2];
  }
  const at = /^(.{3,60}?) (?:at|bei|chez|@) (\p{Lu}[^,.]{1,40})$/u.exec(title);
  return {
    title: at?.[1] ?? title,
    ...(at?.[2] !== undefined && { employer: at[2] }),
    ...(place !== undefined && { place }),
  };
}
