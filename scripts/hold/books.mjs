// Checks the database afterwards for everything that was accepted: lost, or there twice.
import { query } from './own-postgres.mjs';

/** The database itself records every outcome that is written. */
export const audit = `
  create table hold_audit (id uuid not null);
  create function hold_completed() returns trigger language plpgsql as $$
  begin
    insert into hold_audit (id) values (new.id);
    return new;
  end $$;
  create trigger hold_completed after update on resume_optimizations for each row
    when (new.status = 'completed' and new.completed_at is distinct from old.completed_at) execute function hold_completed();`;

const missing = async (url, wanted, statement) => {
  const found = new Set((await query(url, statement)).map(({ key }) => key));
  return wanted.filter((key) => !found.has(key)).length;
};

const doubles = `
  select (select count(*)::int from hold_audit) - (select count(distinct id)::int from hold_audit) as optimizations,
    (select count(*)::int from (select 1 from saved_jobs group by user_id, job_listing_id having count(*) > 1) d) as saves,
    (select count(*)::int from (select 1 from users group by lower(email) having count(*) > 1) d) as accounts,
    (select count(*)::int from (select 1 from payments where status = 'succeeded' group by stripe_payment_intent_id having count(*) > 1) d)
      + (select count(*)::int from (select 1 from sandbox_payments where status = 'paid' group by user_id having count(*) > 1) d) as payments`;

/** How many optimizations are unfinished, and how many payments unreported. */
export async function unfinished(url) {
  const [{ optimizations, events }] = await query(
    url,
    `select (select count(*)::int from resume_optimizations where status in ('pending', 'processing')) as optimizations,
      (select count(*)::int from sandbox_events where delivered_at is null) as events`,
  );
  return optimizations + events;
}

/** Of what was accepted, how many of each kind are lost, and how many there are twice. */
export async function compareBooks(url, { accounts, optimizations, saves, payments }) {
  const lost = {
    accounts: await missing(url, [...accounts.values()], 'select id as key from users'),
    optimizations: await missing(
      url,
      [...optimizations.keys()],
      `select id as key from resume_optimizations where status = 'completed'`,
    ),
    saves: await missing(
      url,
      saves.map(({ userId, jobListingId }) => `${userId} ${jobListingId}`),
      `select user_id || ' ' || job_listing_id as key from saved_jobs`,
    ),
    payments: await missing(
      url,
      payments.map(({ userId, paymentIntentId }) => `${userId} ${paymentIntentId}`),
      `select user_id || ' ' || stripe_payment_intent_id as key from payments where status = 'succeeded'`,
    ),
  };
  const [doubled] = await query(url, doubles);
  const accepted = {
    accounts: accounts.size,
    optimizations: optimizations.size,
    saves: saves.length,
    payments: payments.length,
  };
  return { accepted, lost, doubled };
}
