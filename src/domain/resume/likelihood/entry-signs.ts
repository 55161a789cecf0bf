import { pointerOf, valueAt } from '../json-pointer.ts';
import type { JsonResume } from '../json-resume.ts';
import type { ReadValue, ReadValues } from './read-values.ts';
import { bounded, flag, type Signs } from './sign.ts';
import { isProse } from './value-kinds.ts';

/** What an entry says of its values: whether it is whole, whether it is set as the others are, and whether its dates stand in their order. */
export function entrySigns(values: ReadValues, resume: JsonResume): (value: ReadValue) => Signs[] {
  const ofEntry = new Map([...values.byEntry].map(([entry, own]) => [entry, signsOfEntry(entry, own, resume)]));
  const arrangements = new Map([...values.byEntry].map(([entry, own]) => [entry, arrangementOf(own)]));
  const arrangementOfValue = ({ entry }: ReadValue): string => arrangements.get(entry) ?? '';
  const looks = shareOfPeers(values.byShape, ({ look }) => look);
  const edges = shareOfPeers(values.byShape, ({ x }) => String(Math.round(x / 4)));
  const arranged = shareOfPeers(values.byShape, arrangementOfValue);
  return (value) => {
    const own = ofEntry.get(value.entry);
    return [
      own?.signs ?? {},
      {
        'far into the entry': bounded(((value.lines[0]?.at ?? 0) - (own?.start ?? 0)) / 20),
        'said twice': flag(!isProse(value.kind) && (values.byText.get(value.squeezed)?.length ?? 0) > 1),
        'alike in look': looks(value),
        'alike in place': edges(value),
        'alike in arrangement': arranged(value),
        'only one': flag(values.byShape.get(value.shape)?.length === 1),
      },
    ];
  };
}

/** The share of the other values of the same shape that have the same key; a half where there are none. */
function shareOfPeers(
  byShape: ReadonlyMap<string, ReadValue[]>,
  keyOf: (value: ReadValue) => string,
): (value: ReadValue) => number {
  const counts = new Map<string, number>();
  const keyed = (value: ReadValue): string => `${value.shape} ${keyOf(value)}`;
  for (const own of byShape.values())
    for (const value of own) counts.set(keyed(value), (counts.get(keyed(value)) ?? 0) + 1);
  return (value) => {
    const peers = (byShape.get(value.shape)?.length ?? 1) - 1;
    return peers === 0 ? 0.5 : ((counts.get(keyed(value)) ?? 1) - 1) / peers;
  };
}

function signsOfEntry(entry: string, own: readonly ReadValue[], resume: JsonResume): { start: number; signs: Signs } {
  const section = own[0]?.section;
  const has = (...fields: string[]): boolean =>
    fields.some((field) => valueAt(resume, `${entry}/${field}`) !== undefined);
  const isPosition = section === 'work' || section === 'volunteer';
  const isStudy = section === 'education';
  return {
    start: Math.min(...own.flatMap(({ lines }) => lines.map(({ at }) => at))),
    signs: {
      'entry lacks a name': flag(
        (isPosition && !(has('position') && has('name', 'organization'))) ||
          (isStudy && !(has('institution') && has('studyType', 'area'))),
      ),
      'entry lacks dates': flag((isPosition && !has('startDate')) || (isStudy && !has('startDate', 'endDate'))),
      'entry is small': flag(isPosition && own.length <= 3),
      'dates out of order': flag(isOutOfOrder(resume, entry)),
      'ends before it starts': flag(endsFirst(resume, entry)),
    },
  };
}

/** Which values are on which line of their entry: the entries of one resume are mostly arranged alike. */
function arrangementOf(own: readonly ReadValue[]): string {
  const named = own.filter(({ kind }) => !isProse(kind));
  const start = Math.min(...named.flatMap(({ lines }) => lines.map(({ at }) => at)));
  return named
    .map(({ shape, lines: [first] }) => `${shape}${first ? Math.min(first.at - start, 3) : ''}`)
    .sort()
    .join(' ');
}

const yearOf = (date: string): string => date.slice(0, 4);

/** Posts and studies are told newest first or oldest first: one that stands the other way round to its neighbours is doubtful. */
function isOutOfOrder(resume: JsonResume, entry: string): boolean {
  const [, section = '', key = ''] = entry.split('/');
  const list: unknown = valueAt(resume, pointerOf([section]));
  if (!Array.isArray(list)) return false;
  const at = Number(key);
  const startOf = (index: number): string | undefined => {
    const start = valueAt(list[index], '/startDate');
    return typeof start === 'string' ? start : undefined;
  };
  const falls = (index: number): boolean | undefined => {
    const [start, next] = [startOf(index), startOf(index + 1)];
    return start === undefined || next === undefined || yearOf(start) === yearOf(next) ? undefined : start > next;
  };
  const steps = list.map((_, index) => falls(index)).filter((step) => step !== undefined);
  if (steps.length < 2) return false;
  const falling = steps.filter(Boolean).length * 2 >= steps.length;
  return [falls(at - 1), falls(at)].some((step) => step !== undefined && step !== falling);
}

function endsFirst(resume: JsonResume, entry: string): boolean {
  const [start, end] = ['startDate', 'endDate'].map((key) => valueAt(resume, `${entry}/${key}`));
  return typeof start === 'string' && typeof end === 'string' && yearOf(end) < yearOf(start);
}
