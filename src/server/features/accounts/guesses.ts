import { AppError } from '../../app-error.ts';
import type { Clock } from '../../ports.ts';

/** So many wrong passwords, in so many seconds. */
interface Budget {
  max: number;
  seconds: number;
}

/** Of one account, from one address, or from one browser that has been signed in to it. */
const fromOne: Budget = { max: 10, seconds: 600 };
/** Of one account, from everywhere else together. */
const fromStrangers: Budget = { max: 100, seconds: 3600 };

/** How many counts are kept; beyond that the oldest go. */
const longest = 50_000;

export interface Guess {
  email: string;
  /** Where it comes from. */
  address: string;
  /** The browser, where it has been signed in to this account before. */
  knownBrowser: string | undefined;
}

export interface Guesses {
  /**
   * Counts a try as wrong until it is found right. Throws TOO_MANY_PASSWORDS where there were too many: from the same address, from the
   * same browser, or, for browsers that the account has never seen, from everywhere. See docs/decisions/0025-wrong-passwords.md.
   */
  begin(guess: Guess): { wasRight(): void };
  /** Forgets what a browser guessed wrong: its person has shown that the account's mailbox is theirs. */
  forgive(email: string, knownBrowser: string): void;
}

const ofBrowser = (knownBrowser: string, email: string): string => `browser ${knownBrowser} ${email}`;

/** Wrong passwords, counted in this process. */
export function createGuesses({ clock }: { clock: Clock }): Guesses {
  const counts = new Map<string, { wrong: number; endsAt: number }>();

  const countOf = (key: string, { seconds }: Budget, now: number) => {
    const known = counts.get(key);
    if (known && known.endsAt > now) return known;
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= longest && oldest !== undefined) counts.delete(oldest);
    const fresh = { wrong: 0, endsAt: now + seconds * 1000 };
    counts.set(key, fresh);
    return fresh;
  };

  return {
    forgive: (email, knownBrowser) => void counts.delete(ofBrowser(knownBrowser, email)),

    begin({ email, address, knownBrowser }) {
      const now = clock.now().getTime();
      const budgets: [string, Budget][] =
        knownBrowser === undefined
          ? [
              [`address ${address} ${email}`, fromOne],
              [`strangers ${email}`, fromStrangers],
            ]
          : [[ofBrowser(knownBrowser, email), fromOne]];
      const counted = budgets.map(([key, budget]) => ({ count: countOf(key, budget, now), budget }));
      const full = counted.find(({ count, budget }) => count.wrong >= budget.max);
      if (full) throw new AppError('TOO_MANY_PASSWORDS', { seconds: Math.ceil((full.count.endsAt - now) / 1000) });
      // Counted before the password is looked at: a hundred tries at once are a hundred.
      for (const { count } of counted) count.wrong += 1;
      return {
        wasRight() {
          for (const { count } of counted) count.wrong -= 1;
        },
      };
    },
  };
}
