/** How long a row is kept. */
type KeptFor =
  /** So many days after it was made, or last seen. */
  | { days: number }
  /** Until a time that the row itself has. */
  | { until: 'its end' }
  /** As long as the row of that table it belongs to. */
  | { with: string }
  /** Until the operator takes the decision back. */
  | { until: 'taken back' }
  /** Until its person deletes it, or the account is erased. */
  | { until: 'erasure' };

/** A table's rows by owner, where that makes a difference. */
export interface Retention {
  anybody?: KeptFor;
  account?: KeptFor;
  visitor?: KeptFor;
  /** What an erased account leaves, linked to nobody. */
  erased?: KeptFor;
}

const untilErased = { until: 'erasure' } as const;
const untilItsEnd = { until: 'its end' } as const;
const days = (count: number): KeptFor => ({ days: count });
const withRowOf = (table: string): KeptFor => ({ with: table });

/** As tax law asks: seven years, the leap days among them. */
const sevenYears = days(Math.ceil(7 * 365.25));

/**
 * How long every table keeps its rows, as the privacy policy promises. A test asks for a new table, fills each one, moves the clock and looks whether its rows
 * have gone by then, and not before.
 */
export const retentions: Readonly<Record<string, Retention>> = {
  users: { account: untilErased },
  sessions: { anybody: untilItsEnd },
  password_resets: { account: untilItsEnd },
  email_verifications: { account: untilItsEnd },
  security_events: { anybody: days(90) },
  authenticators: { account: untilErased },
  recovery_codes: { account: untilErased },
  passkeys: { account: untilErased },
  api_keys: { account: untilErased },
  limit_counts: { anybody: untilItsEnd },
  blob_removals: { anybody: untilItsEnd },

  uploads: { anybody: days(30) },
  upload_pages: { anybody: withRowOf('uploads') },
  resume_optimizations: { account: untilErased, visitor: untilItsEnd },
  optimization_versions: { account: withRowOf('resume_optimizations') },
  interview_preps: { account: withRowOf('resume_optimizations') },
  practiced_answers: { account: withRowOf('interview_preps') },
  ats_evaluations: { account: days(30) },
  assessments: { account: untilErased },
  linkedin_enhancements: { account: untilErased },
  model_spending: { anybody: days(30) },

  payments: { account: untilErased, erased: sevenYears },
  billing_events: { account: untilErased, erased: sevenYears },
  unclaimed_billing_events: { anybody: days(30) },
  sandbox_payments: { account: untilErased },
  sandbox_subscriptions: { account: untilErased },
  sandbox_events: { account: untilErased },

  job_searches: { account: untilErased },
  saved_searches: { account: untilErased },
  saved_jobs: { account: untilErased },
  hidden_jobs: { account: untilErased },
  job_matches: { account: untilErased },
  company_boards: { account: untilErased },
  // A private one goes with its last follower.
  job_boards: { account: untilErased },
  blocked_employers: { anybody: { until: 'taken back' } },
  // 45 days after they were last seen they are retired; what nobody saved goes 60 days later. What the operator took away stays.
  job_listings: { account: untilErased, anybody: days(106) },
  job_readings: { anybody: withRowOf('job_listings') },
  job_fetches: { anybody: days(60) },
  job_calls: { anybody: days(31) },

  // 26 months, of up to 31 days each.
  tracked_events: { anybody: days(792) },
};
