import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/accounts.ts';
import type { Browser } from './browser.ts';
import { signUp } from './people.ts';

/** Makes an account with a confirmed address, so that it gets mail it didn't just request. */
export async function signUpVerified(db: Database, browser: Browser, email: string) {
  const signedUp = await signUp(browser, email);
  await confirmAddress(db, email);
  return signedUp;
}

/** As if its person had opened the link that they were mailed. */
export async function confirmAddress(db: Database, email: string): Promise<void> {
  await db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.email, email));
}

/** Whether a mail asks to confirm an address: every new account gets it. */
export const asksToConfirm = ({ subject }: { subject: string }): boolean => subject.startsWith('Confirm your email');
