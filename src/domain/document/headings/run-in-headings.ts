import { isCaps } from '../layout/capitals.ts';
import { upTo, withoutStart, type Fragment } from '../layout/fragments.ts';
import { headingMeaning, keyMeaning, misspeltMeaning } from './headings.ts';

/** Words in capitals, or set in bold, before a dash or a colon, and what they head on the same line: "EXPERIENCE — Senior Buyer". */
const runIn = /^(\S.{2,44}?)(\s*(?:[—–:|]|\s-)\s+)(?=\S)/u;

interface RunIn {
  head: string;
  between: string;
}

const runInOf = (fragment: Fragment): RunIn | undefined => {
  if (fragment.bullet) return undefined;
  const [, head = '', between = ''] = runIn.exec(fragment.text) ?? [];
  return head !== '' && isSetApart(fragment, head) ? { head, between } : undefined;
};

const isSetApart = (fragment: Fragment, head: string): boolean => {
  const rest = fragment.text.slice(head.length);
  return isCaps(head) && !isCaps(rest);
};

const named = ({ head }: RunIn): string | undefined => {
  const meaning = headingMeaning(head) ?? misspeltMeaning(head) ?? keyMeaning(head);
  return meaning === 'label' ? undefined : meaning;
};

const fewestSections = 3;

/**
 * Headings that stand on one line with the text below them, cut off it. Only where a document has them throughout: "LANGUAGES: Python" is a label in many a
 * list of skills.
 */
export function withoutRunIns(fragments: readonly Fragment[]): Fragment[] {
  const found = new Map(
    fragments.flatMap((fragment): [Fragment, RunIn][] => {
      const head = runInOf(fragment);
      return head ? [[fragment, head]] : [];
    }),
  );
  const sections = new Set([...found.values()].flatMap((head) => named(head) ?? []));
  if (sections.size < fewestSections) return [...fragments];
  return fragments.flatMap((fragment) => {
    const head = found.get(fragment);
    if (!head) return [fragment];
    return [{ ...upTo(fragment, head.head), heading: true }, withoutStart(fragment, head.head + head.between)];
  });
}
