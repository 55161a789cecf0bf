import words from '../../words/linkedin-names.json' with { type: 'json' };
import { foldAccents } from '../../language/tokenise.ts';
import { entriesOf, patternOf } from '../../words/word-table.ts';
import { stopWords } from '../../language/stop-words.ts';

const legalForm = patternOf(words, 'legal forms', 'giu', (any) => String.raw`(?<=[\s,])(?:${any})(?=[\s,]|$)`);
const shortForms: ReadonlyMap<string, string> = new Map(
  entriesOf(words, 'short forms').map(({ head, columns: [[long = ''] = []] }) => [head, long]),
);

/** A name's words in plain letters: without dots, hyphens and small words. */
function wordsOf(text: string): string[] {
  const plain = foldAccents(
    text.toLowerCase().replace(/ß/g, 'ss').replace(/ae|ä/g, 'a').replace(/oe|ö/g, 'o').replace(/ue|ü/g, 'u'),
  )
    .replace(/[.'’]/g, '')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, '')
    .replace(/&/g, ' ');
  return (plain.match(/[\p{L}\d+#]+/gu) ?? []).filter(
    (word) => !stopWords('en').has(word) && !['der', 'und', 'de', 'la', 'et', 'y'].includes(word),
  );
}

const covers = (longer: readonly string[], shorter: readonly string[]): boolean =>
  shorter.length > 0 && shorter.every((word) => longer.includes(word));
const includes = (a: readonly string[], b: readonly string[]): boolean => covers(a, b) || covers(b, a);

/** Whether two names are of one employer: legal forms, towns behind them and spelling apart. */
export const sameEmployer = (a: string, b: string): boolean => includes(employerWords(a), employerWords(b));

const employerWords = (name: string): string[] =>
  wordsOf(` ${name.replace(/\([^)]*\)/g, ' ')} `.replace(legalForm, ' ').replace(legalForm, ' '));

/** Whether two names are of one school, however its words are turned. */
export const sameSchool = (a: string, b: string): boolean => includes(wordsOf(a), wordsOf(b));

/** A title's words with short forms written out: "Sr." is senior, "HR" human resources. */
export const titleWordsOf = (title: string): string[] =>
  wordsOf(title.replace(/\b([A-Z])\.(?=[A-Z]\b)/g, '$1')).flatMap((word) => (shortForms.get(word) ?? word).split(' '));

const rank = new Set(entriesOf(words, 'ranks').map(({ head }) => head));

/** The words of a title that say how high it is, sorted. */
export const rankWordsOf = (title: string): string[] =>
  titleWordsOf(title)
    .filter((word) => rank.has(word))
    .toSorted();

/** Whether two titles say the same: what stands behind a comma or dash may be missing, words of rank may not. */
export function sameTitle(a: string, b: string): boolean {
  const [x, y] = [titleWordsOf(a), titleWordsOf(b)];
  if (rankWordsOf(a).join(' ') !== rankWordsOf(b).join(' ')) return false;
  if (x.length === 0 || y.length === 0 || x.join('') === y.join('')) return true;
  const head = (title: string): string[] => titleWordsOf(title.split(/\s[-–—|/]\s|[,(]/)[0] ?? '');
  return covers(x, y) && covers(y, x) ? true : covers(y, head(a)) && covers(x, head(b));
}

const degreeForms: readonly [RegExp, string][] = entriesOf(words, 'degrees').map(({ head, columns: [forms = []] }) => [
  new RegExp(String.raw`(?<!\p{L})(?:${forms.join('|')})(?!\p{L})`, 'iu'),
  head,
]);

/** The level and kind of a degree as far as its words tell: "BSc" and "Bachelor of Science" are one. */
export function degreeKind(text: string): { level: string | undefined; kind: string | undefined } {
  const found = degreeForms.filter(([form]) => form.test(text.replace(/\./g, ''))).map(([, name]) => name);
  return { level: found.find((name) => !name.includes(' ')), kind: found.find((name) => name.includes(' ')) };
}
