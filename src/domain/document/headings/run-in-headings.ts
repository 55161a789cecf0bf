import { groupedBy } from '../../grouped-by.ts';
import { isCaps } from '../layout/capitals.ts';
import { cleanText } from '../layout/clean-text.ts';
import type { Fragment } from '../layout/fragment.ts';
import { upTo, withoutStart } from '../layout/fragment-parts.ts';
import type { Run } from '../source-document.ts';
import { headingMeaning, keyMeaning, misspeltMeaning } from './headings.ts';

/** Words before a mark, or in a type of their own, and what they head on the same line: "EXPERIENCE — Senior Buyer", "**Profile.** Nurse with". */
interface RunIn {
  head: string;
  /** The mark and the white space behind the head. */
  between: string;
  /** How the head is set apart: those of one document are set alike. */
  manner: string;
}

const marked = /^(\S.{2,44}?)(\s*(?:[—–:|.]|\s-)\s+)(?=\S)/u;
const longestHead = 45;

const styleOf = ({ bold, italic, color }: Run): string => `${bold} ${italic} ${color}`;

interface Styled {
  head: string;
  style: string;
}

/** The first words of a fragment as far as they share a style that the words behind them have not. */
function styledHead(fragment: Fragment): Styled | undefined {
  const runs = fragment.runs.filter(({ text }) => text.trim() !== '');
  const [first] = runs;
  if (!first || first.size === 0) return undefined;
  const end = runs.findIndex((run) => styleOf(run) !== styleOf(first));
  if (end < 1) return undefined;
  const head = cleanText(
    runs
      .slice(0, end)
      .map(({ text }) => text)
      .join(' '),
  );
  return fragment.text.startsWith(head) ? { head, style: styleOf(first) } : undefined;
}

/** "**Jobs — Welder**, Dock Ltd": what is set apart may go on behind the heading. */
function beforeDash(styled: Styled | undefined): Styled | undefined {
  const first = styled && /^(\S.{2,44}?)\s+[—–|]\s+\S/u.exec(styled.head)?.[1];
  return styled && first !== undefined && meaningOf(first) !== undefined ? { ...styled, head: first } : styled;
}

function runInOf(fragment: Fragment): RunIn | undefined {
  if (fragment.bullet || fragment.text.length < 4) return undefined;
  const [, before = '', mark = ''] = marked.exec(fragment.text) ?? [];
  if (before !== '' && isCaps(before) && !isCaps(fragment.text.slice(before.length)))
    return { head: before, between: mark, manner: `capitals ${mark.trim()}` };
  const styled = beforeDash(styledHead(fragment));
  const bare = styled?.head.replace(/\s*[—–:|.-]+$/u, '') ?? '';
  if (!styled || bare.length < 3 || bare.length > longestHead || /\d{4}|@/.test(bare)) return undefined;
  const between = /^\s*(?:[—–:|.-]+)?\s*/u.exec(fragment.text.slice(bare.length))?.[0] ?? '';
  return { head: bare, between, manner: `${styled.style} ${between.trim()}` };
}

const meaningOf = (head: string): string | undefined => {
  const meaning = headingMeaning(head) ?? misspeltMeaning(head) ?? keyMeaning(head);
  return meaning === 'label' ? undefined : meaning;
};

const fewestSections = 3;

/**
 * Headings that stand on one line with the text below them, cut off it. Only where a document has them throughout: "LANGUAGES: Python" is a label in many a
 * list of skills.
 */
export function withoutRunIns(fragments: readonly Fragment[]): Fragment[] {
  const found = fragments.flatMap((fragment): { fragment: Fragment; runIn: RunIn }[] => {
    const runIn = runInOf(fragment);
    return runIn ? [{ fragment, runIn }] : [];
  });
  const manners = [...groupedBy(found, ({ runIn }) => runIn.manner).values()].filter((alike) => {
    const names = alike.flatMap(({ runIn }) => meaningOf(runIn.head) ?? []);
    return new Set(names).size >= fewestSections && 2 * names.length >= alike.length;
  });
  const heads = new Map(manners.flat().map(({ fragment, runIn }) => [fragment, runIn]));
  if (heads.size === 0) return [...fragments];
  return fragments.flatMap((fragment) => {
    const runIn = heads.get(fragment);
    if (!runIn) return [fragment];
    // What follows begins its paragraph where the heading began it.
    const rest = { ...withoutStart(fragment, runIn.head + runIn.between), x: fragment.x };
    const head = { ...upTo(fragment, runIn.head), heading: true };
    return rest.text === '' ? [head] : [head, rest];
  });
}
