import { dayAndTime, mediumDate } from './dates.ts';

/** What people call the browsers and systems that we tell apart. */
const browsers = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  opera: 'Opera',
  samsung: 'Samsung Internet',
} as const;
const systems = {
  windows: 'Windows',
  macos: 'macOS',
  ios: 'iPhone or iPad',
  android: 'Android',
  chromeos: 'ChromeOS',
  linux: 'Linux',
} as const;

/** `Chrome on Windows`. */
const device = ({
  browser,
  system,
}: {
  browser: keyof typeof browsers | null;
  system: keyof typeof systems | null;
}): string => {
  const named = browser === null ? 'Unknown browser' : browsers[browser];
  return system === null ? named : `${named} on ${systems[system]}`;
};

/** Where an account is signed in, in its settings. */
export const accountSessions = {
  title: 'Where you’re signed in',
  text: 'A browser is signed out after 30 days without use, and 90 days after signing in at the latest.',
  loading: 'Loading where you’re signed in',
  failed: 'We couldn’t load where you’re signed in.',
  again: 'Try Again',
  list: 'Browsers that are signed in',
  device,
  here: 'This device',
  signedIn: (date: string) => `Signed in ${mediumDate(date)}`,
  used: (date: string) => `Last used ${mediumDate(date)}`,
  signOut: 'Sign out',
  signingOut: 'Signing out...',
  signOutNamed: (name: string, date: string) => `Sign out ${name}, signed in ${mediumDate(date)}`,
  signedOut: 'Signed out',
  signedOutText: (name: string) => `${name} is signed out of your account.`,
  signOutFailed: 'We couldn’t sign it out',
  signOutFailedText: 'It’s still signed in. Please try again.',
  unfamiliar: 'Don’t recognize one? Sign it out and change your password.',
} as const;

/** What happened to an account's security lately, in its settings. */
export const securityActivity = {
  title: 'Recent security activity',
  text: 'We keep this for 90 days. If something here wasn’t you, change your password.',
  loading: 'Loading your recent security activity',
  failed: 'We couldn’t load your recent security activity.',
  again: 'Try Again',
  none: 'Nothing has happened yet.',
  list: 'Security activity, newest first',
  kinds: {
    account_created: 'Account created',
    signed_in: 'Signed in',
    sign_in_failed: 'Wrong password',
    sign_in_blocked: 'Sign-in blocked after too many wrong passwords',
    signed_out: 'Signed out',
    session_ended: 'Another browser signed out',
    all_sessions_ended: 'Signed out everywhere',
    other_sessions_ended: 'Signed out everywhere else',
    password_changed: 'Password changed',
    password_reset_asked: 'Link to reset the password requested',
    password_reset: 'Password reset',
    email_verified: 'Email address confirmed',
    second_factor_failed: 'Wrong code at the second step of signing in',
    authenticator_added: 'Authenticator app added',
    authenticator_removed: 'Authenticator app removed',
    passkey_added: 'Passkey added',
    passkey_removed: 'Passkey removed',
    passkey_failed: 'Failed sign-in with a passkey',
    authenticator_kept: 'Authenticator app kept through a password reset',
    passkey_kept: 'Passkey kept through a password reset',
    recovery_codes_made: 'Recovery codes created',
    recovery_code_used: 'Recovery code used',
    api_key_created: 'API key created',
    api_key_revoked: 'API key revoked',
    data_exported: 'Data exported',
    data_exported_by_operator: 'Data exported by the people who run this site',
    account_erased: 'Account erased',
  },
  at: (date: string) => dayAndTime(date),
  /** Nothing where no browser did it, or it didn't say what it is. */
  device: (of: Parameters<typeof device>[0]) => (of.browser === null && of.system === null ? undefined : device(of)),
  more: 'Show More',
} as const;

/** Whether an account's address is confirmed, in its settings and where that matters. */
export const emailStatus = {
  verified: 'Your email address is confirmed.',
  unverified: 'You haven’t confirmed your email address yet.',
  unverifiedText:
    'We’ve emailed you a link. Until you open it, we won’t email you job alerts, reminders, or when something’s ready, and you can’t turn ' +
    'on two-step sign-in or add passkeys.',
  /** Of accounts that get their mails all the same. */
  unasked: 'You haven’t confirmed your email address yet.',
  unaskedText: 'You only have to before you turn on two-step sign-in or add a passkey.',
  send: 'Send Again',
  sendFirst: 'Send Link',
  sending: 'Sending...',
  sent: 'Check your email',
  sentText: (email: string) => `A link is on its way to ${email}. It works for 7 days.`,
  sendFailed: 'We couldn’t send the link',
  sendFailedText: 'Please try again in a moment.',
  confirmFirst: 'Confirm your email address first',
  waits: {
    mails: 'We only start emailing you once you’ve opened the link we sent when you signed up.',
    boards:
      'You can add companies once your address is confirmed. Open the link we emailed you, or send a new one from your settings.',
  },
  toSettings: 'Go to Settings',
  loading: 'Checking your email address',
  failed: 'We couldn’t check whether your email address is confirmed.',
  again: 'Try Again',
  factorsWait: 'Confirm your email address first',
  factorsWaitText:
    'Open the link we’ve emailed you. This keeps anyone who signs up with someone else’s address from locking them out.',
  /** Of accounts that were never mailed one. */
  factorsWaitUnasked:
    'We’ll email you a link to open. This keeps anyone who signs up with someone else’s address from locking them out.',
} as const;

/** The page that a mailed link leads to. */
export const emailVerification = {
  title: 'Confirm your email',
  lead: 'One click, and we know that this address is yours.',
  submit: 'Confirm Email',
  submitting: 'Confirming...',
  failed: 'We couldn’t confirm your address. Please try again.',
  doneTitle: 'Your email is confirmed',
  done: 'Thank you. Job alerts, reminders and other emails will reach you there.',
  onward: 'Go to Your Profile',
  /** The two roads where the account could be somebody else's. */
  signIn: 'Sign In',
  setPassword: 'Set a New Password',
  noTokenTitle: 'This link doesn’t work',
  noToken:
    'This link is incomplete. Please open it again from the email, or send a new one from your profile’s settings.',
} as const;
