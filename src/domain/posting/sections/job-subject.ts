import words from '../../words/posting/passages.json' with { type: 'json' };
import { verbOfBase, verbOfThird } from '../../language/english-verbs.ts';
import { headsOf } from '../../words/word-table.ts';

const subjects = new Set(headsOf(words, 'who works'));
const auxiliaries = new Set(headsOf(words, 'auxiliaries'));
const farthest = 10;

/** Whether a folded, lower-case statement says what the person in the job does: "The product owner defines user stories", "You will train the crew". */
export function saysWhatIsDone(folded: string, names: ReadonlySet<string>): boolean {
  const tokens = folded.replace(/\([^()]{0,60}\)/g, '').match(/[a-z][a-z'/-]*/g) ?? [];
  for (let at = 0; at < Math.min(tokens.length - 1, farthest); at += 1) {
    const word = tokens[at] ?? '';
    if (!subjects.has(word) && !names.has(word) && !names.has(word.replace(/s$/, ''))) continue;
    const next = tokens[at + 1] ?? '';
    const verb = /ly$|^also$/.test(next) ? (tokens[at + 2] ?? '') : next;
    if (auxiliaries.has(verb) || verbOfThird(verb) || (/s$|^(?:you|they)$/.test(word) && verbOfBase(verb))) return true;
  }
  return false;
}

/** The last word of a title, which says what the person is, and its initials: "engineer" and "fse" of "Field Service Engineer". */
export function namesOfWorker(title: string): ReadonlySet<string> {
  const parts = title.toLowerCase().match(/[a-z]+/g) ?? [];
  const initials = parts.map((part) => part[0]).join('');
  return new Set([...parts.slice(-1), ...(initials.length >= 2 ? [initials] : [])].filter((word) => word.length > 1));
}
