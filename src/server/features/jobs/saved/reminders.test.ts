import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { addListing } from '#test/support/listing-rows.ts';
import { signUp } from '#test/support/people.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import { asksToConfirm, confirmAddress, signUpVerified } from '#test/support/verified.ts';
import { savedJobs } from '../../../db/schema/jobs.ts';
import { reminderMailJob, remindJob } from './jobs.ts';
import { takeDue } from './reminders-store.ts';

const hour = 3600 * 1000;
const sent: { to: string; subject: string; text: string }[] = [];
const mailsTo = (email: string) => sent.filter((mail) => mail.to === email && !asksToConfirm(mail));

let later = 0;
let refusing = false;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    clock: { now: () => new Date(Date.now() + later) },
    mailer: {
      async send(mail) {
        if (refusing) throw new Error('The mail server is away.');
        sent.push(mail);
      },
      keptFor: async () => [],
      removeFor: async () => 0,
    },
  });
});
afterAll(() => server.close());

const inHours = (hours: number) => new Date(Date.now() + later + hours * hour).toISOString();

/** A person who has saved a job, with a reminder in that many hours. */
async function reminded(email: string, hours: number, signUpAs: typeof signUpVerified = signUpVerified) {
  const browser = server.browser();
  await signUpAs(server.database.db, browser, email);
  const listing = await addListing(server.database.db, { title: 'Head Gardener', company: 'Kew' });
  const { id } = await browser.api.call(api.saveJob, { body: { jobListingId: listing, status: 'applied' } });
  const set = (body: { reminder?: string | null; notes?: string }) =>
    browser.api.call(api.updateSavedJob, { params: { id }, body });
  await set({ reminder: inHours(hours), notes: 'Ask about roses.' });
  return { browser, id, listing, set };
}

/** Runs what's due twice, as two workers would, and waits until it's done. */
async function remind() {
  const { db } = server.database;
  await server.queue.enqueue(remindJob, {}, db);
  await server.queue.enqueue(remindJob, {}, db);
  await settled(db, [remindJob.name, reminderMailJob.name]);
}

test('a reminder is mailed once when it is due, and again when it is set anew', async () => {
  const email = 'gardener@example.com';
  const { listing, set } = await reminded(email, 2);
  await remind();
  expect(mailsTo(email)).toEqual([]);
  later += 3 * hour;
  await remind();
  expect(mailsTo(email)).toHaveLength(1);
  const [mail] = mailsTo(email);
  expect(mail?.subject).toBe('Reminder: Head Gardener at Kew');
  expect(mail?.text).toContain('Status: Applied');
  expect(mail?.text).toContain('Ask about roses.');
  expect(mail?.text).toContain(`/jobs?tab=saved&job=${listing}`);
  await set({ notes: 'Changed later.' });
  await remind();
  expect(mailsTo(email)).toHaveLength(1);
  await set({ reminder: inHours(1) });
  later += 2 * hour;
  await remind();
  expect(mailsTo(email)).toHaveLength(2);
  expect(mailsTo(email)[1]?.text).toContain('Changed later.');
});

test('of what was removed, or is not to be reminded of any more, nobody is mailed', async () => {
  const [removed, unset] = [await reminded('removed@example.com', 1), await reminded('unset@example.com', 1)];
  await removed.browser.api.call(api.removeSavedJob, { params: { id: removed.id } });
  await unset.set({ reminder: null });
  later += 2 * hour;
  await remind();
  expect([...mailsTo('removed@example.com'), ...mailsTo('unset@example.com')]).toEqual([]);
});

test('a reminder for an address that is not confirmed is due until it is, and then sent', async () => {
  const email = 'unconfirmed@example.com';
  await reminded(email, 1, (_, browser) => signUp(browser, email));
  later += 2 * hour;
  await remind();
  expect(mailsTo(email)).toEqual([]);
  await confirmAddress(server.database.db, email);
  await remind();
  expect(mailsTo(email)).toHaveLength(1);
});

test('two who take what is due at once never take the same', async () => {
  const { id } = await reminded('contended@example.com', 1);
  const { db } = server.database;
  const now = new Date(Date.now() + later + 2 * hour);
  const taken = await Promise.all([1, 2].map(() => db.transaction((tx) => takeDue(tx, now, 10))));
  expect(taken.flat().filter(({ savedJobId }) => savedJobId === id)).toHaveLength(1);
});

test('a mail that could not be sent is sent when the mail server is back', async () => {
  const email = 'patient@example.com';
  const { id } = await reminded(email, 1);
  later += 2 * hour;
  refusing = true;
  await server.queue.enqueue(remindJob, {}, server.database.db);
  const row = async () => (await server.database.db.select().from(savedJobs).where(eq(savedJobs.id, id)))[0];
  await expect.poll(async () => (await row())?.remindedAt, { timeout: 20_000 }).not.toBeNull();
  await expect.poll(async () => (await row())?.remindedAt, { timeout: 60_000 }).toBeNull();
  refusing = false;
  await remind();
  expect(mailsTo(email)).toHaveLength(1);
});
