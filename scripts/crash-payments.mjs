// Kills the server again and again while people pay, and then compares the records: what the sandbox was paid is what the payments table says and what is open,
// and nobody was charged twice. `node scripts/crash-payments.mjs [--kills 3] [--payments 60] [--database-url postgres://...]`; without an address the embedded
// database. Prints what it saw as JSON; exits 1 when the records disagree.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { application } from './crash/application.mjs';
import { insist, killRepeatedly, killedServer, openBrowser, right, say, TryAgain } from './crash/killed-server.mjs';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '3' },
    payments: { type: 'string', default: '60' },
    'database-url': { type: 'string' },
  },
});
const kills = Number(values.kills);
const wanted = Number(values.payments);

const cards = { good: '4242424242424242', declined: '4000000000000002' };
const password = 'correct horse';
/** The customers' purchases, one after the other; those for an optimization name it. */
const purchases = [
  { paymentType: 'complete', named: true },
  { paymentType: 'unlimited', named: false },
  { paymentType: 'cover_letter', named: true },
  { paymentType: 'pro', named: false },
  { paymentType: 'resume', named: true },
  { paymentType: 'complete', named: false },
];
const reactions = ['returns', 'leaves', 'declined'];

const server = await killedServer(values['database-url']);
await server.start();

/** Signs up; if the answer was cut off, the account exists, and is signed in to. */
async function signUp(browser, email) {
  const { status, body } = await browser.post('/api/auth/register', { email, password, name: 'A Reader' });
  if (status === 409) return right(await browser.post('/api/auth/login', { email, password })).user;
  return right({ status, body }).user;
}

/** Pays from two windows at once, as impatient people do. Returns whether the payment succeeded. */
async function pay(browser, order, cardNumber) {
  const begun = await browser.post('/api/create-payment-intent', order);
  // What was paid before the kill is open, and cannot be bought again.
  if (begun.status === 409) return 'succeeded';
  const { clientSecret } = right(begun);
  const confirm = { clientSecret, cardNumber, expiry: '12/34', cvc: '123' };
  const answers = await Promise.allSettled([1, 2].map(() => browser.post('/api/sandbox/confirm-payment', confirm)));
  const fault = answers.find(({ status }) => status === 'rejected')?.reason;
  if (fault !== undefined) throw Object.assign(fault, { confirm });
  const [status] = answers.map(({ value }) => right(value).status);
  return status;
}

let cutOff = 0;
/** A customer who comes back after a cut-off answer, or leaves; the purchase may have happened without their knowing. */
async function buy(browser, order, reaction) {
  const cardNumber = reaction === 'declined' ? cards.declined : cards.good;
  for (;;) {
    try {
      return await pay(browser, order, cardNumber);
    } catch (error) {
      if (!(error instanceof TryAgain)) throw error;
      if (error.confirm) cutOff += 1;
      if (error.confirm && reaction === 'leaves') return 'unknown';
      // A package for no optimization can be bought twice on purpose, so its window repeats the same request.
      if (error.confirm && order.paymentType === 'complete' && order.optimizationId === undefined) {
        const send = () => browser.post('/api/sandbox/confirm-payment', error.confirm);
        return right(await insist(send)).status;
      }
      await sleep(100);
    }
  }
}

const customers = [];
async function serve(number) {
  const browser = openBrowser(server, number);
  const { paymentType, named } = purchases[number % purchases.length];
  const reaction = reactions[Math.floor(number / purchases.length) % reactions.length];
  const { id: userId } = await insist(() => signUp(browser, `customer-${number}@example.com`));
  const optimizationId = named
    ? right(await insist(() => browser.post('/api/optimize-resume', application))).optimizationId
    : undefined;
  const outcome = await buy(browser, { paymentType, optimizationId }, reaction);
  customers.push({ browser, userId, paymentType, optimizationId, outcome });
}

const began = Date.now();
const seconds = () => Math.round((Date.now() - began) / 1000);
let next = 0;
// Nobody pauses, so that every kill hits some of them while paying.
const lanes = Array.from({ length: 8 }, async () => {
  while (next < wanted) await serve(next++);
});
await Promise.all([...lanes, killRepeatedly(server, { kills, pause: 300, progress: () => customers.length / wanted })]);
say(`all ${customers.length} customers went after ${seconds()} s`);

/** Deliveries of the sandbox that nobody received yet: a job sends them, about 12 s after its process was killed. */
const undelivered = 'select count(*)::int as events from sandbox_events where delivered_at is null';
const patience = Date.now() + 300_000;
for (;;) {
  await server.stop();
  const [{ events }] = await server.ask(undelivered);
  await server.start();
  if (events === 0 || Date.now() > patience) break;
  say(`${events} events to bring`);
  await sleep(3_000);
}

/** What of a purchase is open, as its customer sees it. */
async function isOpen({ browser, paymentType, optimizationId }) {
  if (optimizationId !== undefined) {
    const { access } = right(await insist(() => browser.get(`/api/optimization/${optimizationId}`)));
    return access[paymentType === 'cover_letter' ? 'coverLetter' : 'resume'] === 'download';
  }
  const { membership } = right(await insist(() => browser.get('/api/me')));
  return membership.plan === (paymentType === 'complete' ? 'basic' : paymentType);
}
const open = new Set();
for (const customer of customers) if (await isOpen(customer)) open.add(customer.userId);
await server.stop();

const paidBooks = `select id, user_id from sandbox_payments where status = 'paid'`;
const succeeded = `select stripe_payment_intent_id as id, amount from payments where status = 'succeeded'`;
const disagree = `
  select (select count(*)::int from sandbox_payments b left join payments p
      on p.stripe_payment_intent_id = b.id and p.user_id = b.user_id and p.status = 'succeeded' and p.amount * 100 = b.cents
      where b.status = 'paid' and p.id is null) as paid_not_recorded,
    (select count(*)::int from (${succeeded}) p left join (${paidBooks}) b on b.id = p.id where b.id is null) as recorded_not_paid,
    (select count(*)::int from sandbox_events where delivered_at is null) as not_delivered,
    (select count(*)::int from (select user_id from (${paidBooks}) b group by user_id having count(*) > 1) twice)
      + (select count(*)::int from (select id from (${succeeded}) p group by id having count(*) > 1) twice)
      + (select count(*)::int from (select event ->> 'payment' from billing_events where event ->> 'kind' = 'payment_succeeded'
          group by 1 having count(*) > 1) twice) as charged_twice`;
const [books] = await server.ask(disagree);
const paid = new Set((await server.ask(paidBooks)).map(({ user_id: id }) => id));
await server.remove();

const count = (holds) => customers.filter(holds).length;
const result = {
  database: values['database-url'] === undefined ? 'embedded' : 'PostgreSQL',
  kills,
  customers: customers.length,
  paid: paid.size,
  declined: count(({ outcome }) => outcome === 'declined'),
  ...books,
  paid_not_open: count(({ userId }) => paid.has(userId) && !open.has(userId)),
  open_not_paid: count(({ userId }) => open.has(userId) && !paid.has(userId)),
  told_paid_and_is_not: count(({ userId, outcome }) => outcome === 'succeeded' && !paid.has(userId)),
  /** How often a kill hit a payment before its answer; and how many of those who left had paid. */
  cut_off: cutOff,
  left_having_paid: count(({ userId, outcome }) => outcome === 'unknown' && paid.has(userId)),
  left_unpaid: count(({ userId, outcome }) => outcome === 'unknown' && !paid.has(userId)),
  seconds: seconds(),
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
const faults = ['paid_not_recorded', 'recorded_not_paid', 'not_delivered', 'charged_twice'];
faults.push('paid_not_open', 'open_not_paid', 'told_paid_and_is_not');
process.exitCode = faults.every((fault) => result[fault] === 0) ? 0 : 1;
