import type { ClaimChecker } from '../../claims/check-claims.ts';
import { set } from '../../resume/edits/set.ts';
import { retext } from '../../resume/edits/retext.ts';
import { without } from '../../resume/edits/without.ts';
import type { JsonResume, Skill } from '../../resume/json-resume.ts';
import { valueAt } from '../../resume/json-pointer.ts';
import type { ParsedResume } from '../../resume/parsed-resume.ts';
import { exactScores } from '../../scoring/exact-scores.ts';
import type { Evaluation } from '../../scoring/evaluation.ts';
import { gainsBetween, gainsTogether } from '../gains.ts';
import { skillsText } from '../order-skills.ts';
import { evidenceOf, listedEntries } from '../resume-values.ts';
import { editKeys } from './decisions.ts';
import type { Change } from '../tailoring.ts';

/** A tailored resume with what its person edited by hand. */
export interface EditedResume {
  tailored: ParsedResume;
  /** The same in the source's order; what is left out is an empty text there. */
  reworded: ParsedResume;
  changes: Change[];
  /** Of the edited resume. */
  after: Evaluation;
  /** The edit key of each value whose pointer in the tailored resume is another: lines that moved, or stand behind others that are left out, and answers. */
  keys: Record<string, string>;
}

interface Tailored {
  /** The resume that was tailored, with the lines of answers. */
  source: ParsedResume;
  tailored: ParsedResume;
  reworded: ParsedResume;
  changes: readonly Change[];
  after: Evaluation;
  /** The new order of each entry whose lines moved. */
  orders: ReadonlyMap<string, readonly number[]>;
}

const isAnswer = (id: string): boolean => id.startsWith('answer:');
/** What may be left out by an empty text: anything else would leave an entry without a name. */
const removable = /^\/(?:basics\/(?:label|summary)|\w+\/\d+\/(?:highlights\/\d+|summary|description))$/;

/** The key of each line of each entry, in the tailored order. */
function lineKeys({ source, changes, orders }: Pick<Tailored, 'source' | 'changes' | 'orders'>): Map<string, string[]> {
  const answers = new Map(changes.filter(({ id }) => isAnswer(id)).map(({ id, pointer }) => [pointer, id]));
  return new Map(
    listedEntries(source.resume).map(({ pointer, lines }) => {
      const keys = lines.map((_, index) => {
        const own = `${pointer}/highlights/${index}`;
        return answers.get(own) ?? own;
      });
      const order = orders.get(pointer) ?? keys.map((_, index) => index);
      return [pointer, order.map((from) => keys[from] ?? '')];
    }),
  );
}

const pointersOf = (keys: ReadonlyMap<string, readonly string[]>): Map<string, string> =>
  new Map([...keys].flatMap(([entry, list]) => list.map((key, at) => [key, `${entry}/highlights/${at}`] as const)));

/**
 * The resume with the texts that its person wrote by hand, one after the other, so that each has what it brings. A text that says what the resume does not show
 * stands all the same, since it is the person's own word; its change lists what they vouch for.
 */
export function withHandEdits(
  made: Tailored,
  edits: Readonly<Record<string, string>>,
  tools: { evaluate: (parsed: ParsedResume) => Evaluation; check: ClaimChecker },
): EditedResume {
  const keys = lineKeys(made);
  const places = pointersOf(keys);
  const removed: string[] = [];
  let { tailored, reworded, after } = made;
  let changes = [...made.changes];
  for (const [key, written] of Object.entries(edits)) {
    const pointer = places.get(key) ?? ownPointer(key);
    const text = written.trim();
    const edited = pointer === undefined ? tailored : withText(tailored, pointer, text);
    if (edited === tailored || pointer === undefined) continue;
    const evaluation = tools.evaluate(text === '' ? without(edited, [pointer]) : edited);
    const gains = gainsBetween(exactScores(after), exactScores(evaluation));
    changes = withChange(changes, { key, pointer, text, gains, ...made }, tools.check);
    if (text === '') removed.push(pointer);
    reworded = withText(reworded, sourcePointer(key, made.changes) ?? pointer, text);
    [tailored, after] = [edited, evaluation];
  }
  if (removed.length === 0) return { tailored, reworded, changes, after, keys: movedKeys(keys) };
  const left = new Map(
    [...keys].map(([entry, list]) => [entry, list.filter((_, at) => !removed.includes(`${entry}/highlights/${at}`))]),
  );
  const shortened = without(tailored, removed);
  return { tailored: shortened, reworded, changes, after: tools.evaluate(shortened), keys: movedKeys(left) };
}

const movedKeys = (keys: ReadonlyMap<string, readonly string[]>): Record<string, string> =>
  Object.fromEntries([...pointersOf(keys)].flatMap(([key, pointer]) => (key === pointer ? [] : [[pointer, key]])));

const sourcePointer = (key: string, changes: readonly Change[]): string | undefined =>
  isAnswer(key) ? changes.find(({ id }) => id === key)?.pointer : ownPointer(key);

function ownPointer(key: string): string | undefined {
  if (key === editKeys.headline) return '/basics/label';
  if (key === editKeys.summary) return '/basics/summary';
  return key.startsWith('/') ? key : undefined;
}

/** The same resume where the pointer names nothing that can be written, or nothing changes. */
function withText(parsed: ParsedResume, pointer: string, text: string): ParsedResume {
  if (pointer === editKeys.skills) return withSkillsText(parsed, text);
  const before = valueAt(parsed.resume, pointer);
  if (before === text || (text === '' && !removable.test(pointer))) return parsed;
  if (typeof before === 'string') return retext(parsed, pointer, text);
  const isAdded = pointer === '/basics/label' || pointer === '/basics/summary';
  return isAdded && text !== '' ? set(parsed, pointer, text, { id: `own:${pointer}` }) : parsed;
}

function withSkillsText(parsed: ParsedResume, text: string): ParsedResume {
  const before = parsed.resume.skills ?? [];
  if (text === '' || skillsText(before) === text) return parsed;
  const levels = new Map(before.map(({ name, level }) => [name, level]));
  const skills = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => skillsOf(line, levels));
  const resume: JsonResume = { ...parsed.resume, skills };
  return { ...parsed, resume };
}

/** "Databases: PostgreSQL, Redis" is a group; a line without a colon is a list of single skills. */
function skillsOf(line: string, levels: ReadonlyMap<string | undefined, string | undefined>): Skill[] {
  const [, group, rest] = /^([^:]{1,80}):\s*(.*)$/.exec(line) ?? [];
  const listed = (list: string): string[] =>
    list
      .split(/[,;]\s*/)
      .map((item) => item.trim())
      .filter((item) => item !== '');
  const held = (named: string): Skill => {
    const [, name = named, level] = /^(.*?)\s*\(([^()]*)\)$/.exec(named) ?? [];
    if (level !== undefined && levels.get(name) === level) return { name, level };
    return { name: named };
  };
  if (group === undefined) return listed(line).map(held);
  return [{ ...held(group.trim()), keywords: listed(rest ?? '') }];
}

interface Edit extends Tailored {
  key: string;
  pointer: string;
  text: string;
  gains: { overall: number; match: number };
}

/** The changes with this one: in place of what was proposed for the same text, where there was anything. */
function withChange(changes: Change[], { key, text, gains, source }: Edit, check: ClaimChecker): Change[] {
  const isSame = ({ id, pointer }: Change): boolean => id === key || (pointer === key && !id.startsWith('mend:'));
  const proposed = changes.find(isSame);
  const pointer = key.startsWith('/') ? key : proposed?.pointer;
  const before =
    pointer === editKeys.skills ? skillsText(source.resume.skills ?? []) : valueAt(source.resume, pointer ?? '');
  const original = isAnswer(key) || typeof before !== 'string' ? '' : before;
  const report = text === '' ? undefined : check([{ text }]);
  const own: Change = {
    id: proposed?.id ?? `own:${key}`,
    ...(pointer === undefined ? {} : { pointer }),
    original,
    revised: text,
    reasons: [text === '' ? 'left-out' : 'own-words'],
    evidence: proposed?.evidence ?? (pointer === undefined ? [] : evidenceOf(source, pointer)),
    requirements: proposed?.requirements ?? [],
    gains: gainsTogether(proposed?.gains, gains),
    ...(report && !report.supported ? { vouched: report.unsupported.map(({ kind, claim }) => ({ kind, claim })) } : {}),
  };
  if (!proposed) return [...changes, own];
  return changes.map((change) => (change === proposed ? own : change));
}
