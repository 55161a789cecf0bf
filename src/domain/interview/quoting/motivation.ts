import type { JobAsk, Turn, Wording } from '../wording.ts';
import type { Topic } from '../material/topics.ts';
import type { Phrases } from './phrases.ts';
import { cut, heldAs } from './quoted.ts';

/** Questions about the job as a whole, each with what is particular about this one. */
export function motivationIn(ask: JobAsk, turn: Turn, phrases: Phrases): { key: string; wording: Wording }[] {
  const { employer, latest, earliest, first, open, place, remote } = ask;
  const { motivation, advice, quote } = phrases;
  const title = phrases.role(ask.role);
  const role = quote(title);
  const found: { key: string; wording: Wording }[] = [];
  const add = (key: keyof Phrases['advice'], text: string, names: readonly (string | undefined)[]): void =>
    void found.push({ key, wording: { text, ...advice[key], names } });
  if (latest !== undefined) {
    const held = heldAs(latest, phrases.held);
    add('why', turn('why', motivation.why)(role, held, employer, latest.present), [
      title,
      employer,
      latest.title,
      latest.place,
    ]);
    if (earliest !== undefined && earliest !== latest) {
      const from = heldAs(earliest, phrases.held);
      if (from !== held)
        add('path', turn('path', motivation.path)(from, held, role), [earliest.title, latest.title, title]);
    }
  }
  const both = first.slice(0, 2).map(({ name }) => quote(name));
  if (both.length === 2)
    add(
      'first',
      turn('first-two', motivation.first)(phrases.list(both), role),
      first.slice(0, 2).map(({ name }) => name),
    );
  const gap = open.find(({ name }) => name.length <= 90);
  if (gap !== undefined) add('weakest', turn('weakest', motivation.weakest)(quote(named(gap)), role), [named(gap)]);
  add(
    'employer',
    employer === undefined ? motivation.anyEmployer(role, role) : turn('employer', motivation.employer)(employer),
    [employer, title],
  );
  if (remote !== undefined && place !== undefined)
    add('place', (remote === 'onsite' ? motivation.onsite : motivation.remote)(place, role), [place]);
  return found;
}

const named = ({ name }: Topic): string => cut(name);
