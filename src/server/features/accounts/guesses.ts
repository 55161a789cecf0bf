import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '../../app-error.ts';
import type { SharedLimits } from '../../http/shared-limits.ts';

/** How many wrong ones are allowed, in how many seconds. */
interface Budget {
  max: number;
  seconds: number;
}

/** What can be guessed, and how many wrong guesses it allows. */
interface GuessRules {
  name: string;
  /** Of one account, from one address, or from one browser that it knows. */
  fromOne: Budget;
  /** Of one account, from everywhere else together. */
  fromStrangers: Budget;
  refusal: ErrorCode;
}

const passwordGuesses: GuessRules = {
  name: 'wrong passwords',
  fromOne: { max: 10, seconds: 600 },
  fromStrangers: { max: 100, seconds: 3600 },
  refusal: 'TOO_MANY_PASSWORDS',
};

/** Three of a million codes are right at a time: whoever knows the password gets in within a year by one chance in thirty. */
export const codeGuesses: GuessRules = {
  name: 'wrong codes',
  fromOne: { max: 10, seconds: 600 },
  fromStrangers: { max: 30, seconds: 24 * 3600 },
  refusal: 'TOO_MANY_CODES',
};

export interface Guess {
  /** Its address, or its id. */
  account: string;
  /** Where it comes from. */
  address: string;
  /** The browser, where the account knows it. */
  knownBrowser: string | undefined;
  /** Called before a refusal, for the first one of each wait alone. */
  onBlocked?(): Promise<void>;
}

export interface Guesses {
  /**
   * Counts a try as wrong until it is found right. Throws the rules' refusal (TOO_MANY_PASSWORDS) where there were too many: from the same address, from the
   * same browser, or, for browsers that the account has never seen, from everywhere. See docs/decisions/0025-wrong-passwords.md.
   */
  begin(guess: Guess): Promise<{ wasRight(): Promise<void> }>;
  /** Forgets what a browser guessed wrong: its person has shown that the account's mailbox is theirs. */
  forgive(account: string, knownBrowser: string): Promise<void>;
}

const ofBrowser = (knownBrowser: string, account: string): string => `browser ${knownBrowser} ${account}`;

/** Wrong passwords, or what else is guessed, counted for all processes together. */
export function createGuesses({
  limits,
  rules = passwordGuesses,
}: {
  limits: SharedLimits;
  rules?: GuessRules;
}): Guesses {
  const { name, fromOne, fromStrangers, refusal } = rules;
  return {
    forgive: (account, knownBrowser) => limits.forget({ name, who: ofBrowser(knownBrowser, account) }),

    async begin({ account, address, knownBrowser, onBlocked }) {
      const budgets: [string, Budget][] =
        knownBrowser === undefined
          ? [
              [`address ${address} ${account}`, fromOne],
              [`strangers ${account}`, fromStrangers],
            ]
          : [[ofBrowser(knownBrowser, account), fromOne]];
      const count = (amount: number) =>
        Promise.all(
          budgets.map(([who, { max, seconds }]) => limits.add({ name, who, max, windowSeconds: seconds, amount })),
        );
      // Counted before the password is looked at: a hundred tries at once are a hundred.
      const counted = await count(1);
      const index = counted.findIndex(({ over }) => over > 0);
      const full = counted[index];
      if (full) {
        // A refused attempt isn't a guess, and doesn't use up the other budget.
        await count(-1);
        const wait = { name: `refused: ${name}`, who: budgets[index]?.[0] ?? '', windowSeconds: full.seconds };
        if (onBlocked && (await limits.add({ ...wait, max: 1 })).over === 0) await onBlocked();
        throw new AppError(refusal, { seconds: full.seconds });
      }
      return {
        async wasRight() {
          await count(-1);
        },
      };
    },
  };
}
