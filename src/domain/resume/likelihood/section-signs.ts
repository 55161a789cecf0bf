import { groupedBy } from '../../grouped-by.ts';
import { headingMeaning, keyMeaning } from '../../document/headings/headings.ts';
import type { SourceLine } from '../parsed-resume.ts';
import { squeeze } from '../../language/fold.ts';
import type { Reading, ReadValue, ReadValues } from './read-values.ts';
import { bounded, flag, type Signs } from './sign.ts';

/** What the section, the list and the whole resume say of a value: how much of them was read, and whether it was known what they are; `textSigns` by
 * JSON Pointer. */
export function sectionSigns(
  { lines, unread }: Reading,
  values: ReadValues,
  textSigns: ReadonlyMap<string, Signs>,
): (value: ReadValue) => Signs[] {
  const open = new Set(unread);
  const sections = groupedBy(lines, ({ section }) => section);
  const all = sum(lines);
  const kinds = new Map([...sections].map(([kind, own]) => [kind, signsOfSection(own, open, all)]));
  const lists = new Map([...values.byList].map(([list, own]) => [list, signsOfList(own, textSigns)]));
  const whole: Signs = {
    'resume unread': shareUnread(lines, open),
    'sections by their words': bounded(
      [...kinds.values()].filter((signs) => signs['section by its words'] === 1).length / 6,
    ),
    'no posts': flag(!values.all.some(({ section }) => section === 'work')),
  };
  return (value) => {
    const first = value.lines[0]?.line.section;
    return [
      whole,
      kinds.get(first ?? value.section) ?? {},
      lists.get(value.list) ?? {},
      {
        'of another section': flag(value.section !== 'basics' && first !== undefined && first !== value.section),
        'in the head': flag(first === 'basics'),
      },
    ];
  };
}

const sum = (lines: readonly SourceLine[]): number => lines.reduce((all, { text }) => all + squeeze(text).length, 0);

function shareUnread(lines: readonly SourceLine[], open: ReadonlySet<string>): number {
  const own = lines.filter(({ heading }) => !heading);
  return own.length === 0 ? 0 : sum(own.filter(({ id }) => open.has(id))) / Math.max(sum(own), 1);
}

function signsOfSection(own: readonly SourceLine[], open: ReadonlySet<string>, all: number): Signs {
  const headings = own.filter(({ heading }) => heading);
  const known = headings.filter(({ text, section }) => headingMeaning(text) === section);
  const guessed = headings.filter(
    ({ text, section }) => headingMeaning(text) !== section && keyMeaning(text) !== section,
  );
  return {
    'section unread': shareUnread(own, open),
    'section by its words': flag(known.length > 0),
    'section guessed': flag(guessed.length > 0),
    'section without heading': flag(headings.length === 0),
    'share of the section': all === 0 ? 0 : sum(own) / all,
    'section in pieces': flag(headings.length > 1),
  };
}

/** A list in which some items are no items has mostly other things in it, too. */
function signsOfList(own: readonly ReadValue[], textSigns: ReadonlyMap<string, Signs>): Signs {
  const signs = own.map(({ pointer }) => textSigns.get(pointer) ?? {});
  const share = (name: string): number => signs.filter((of) => (of[name] ?? 0) >= 1).length / own.length;
  return {
    'items in the list': bounded(own.length / 30),
    'open items in the list': bounded(share('ends open') + share('begins open') + share('open bracket')),
    'small items in the list': share('starts small'),
    'long items in the list': share('many words'),
    'sentences in the list': share('is a sentence'),
    'dates in the list': share('holds a date'),
    'places in the list': share('is a place'),
    'marks in the list': share('has a mark inside'),
    'headings in the list': share('is a heading'),
  };
}
