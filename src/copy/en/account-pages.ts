/** The pages of signing in, making an account and passwords. */
export const signIn = {
  title: 'Sign in',
  lead: 'Welcome back.',
  email: 'Email',
  password: 'Password',
  show: 'Show password',
  hide: 'Hide password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  failed: 'Login failed',
  noAccount: 'No account yet?',
  toRegister: 'Create an account',
  forgot: 'Forgot your password?',
  home: 'Back to home',
} as const;

export const registration = {
  title: 'Create your account',
  lead: 'Everything you’ve made so far comes with you.',
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters. A short sentence is easier to remember than a word, and harder to guess.',
  verification: 'Security Verification',
  question: (a: number, b: number) => `What is ${a} + ${b}?`,
  submit: 'Create Account',
  submitting: 'Creating account...',
  failed: 'Registration failed',
  hasAccount: 'Already have an account?',
  toSignIn: 'Sign In',
} as const;

export const forgottenPassword = {
  title: 'Reset your password',
  lead: 'Enter your email address and we’ll send you a link to set a new password.',
  email: 'Email',
  submit: 'Send Link',
  submitting: 'Sending...',
  failed: 'We couldn’t send the link. Please try again in a moment.',
  sentTitle: 'Check your email',
  sent: 'If there’s an account with that address, a link is on its way. It works for 60 minutes. If it doesn’t come, look in your spam folder.',
  again: 'Send It Again',
  toSignIn: 'Back to sign in',
} as const;

export const newPassword = {
  title: 'Choose a new password',
  lead: 'You’ll be signed out on all your devices.',
  password: 'New password',
  removePasskeys: 'Remove my passkeys, too',
  removePasskeysHint: 'Choose this if someone else may have added one. Two-step sign-in stays on either way.',
  submit: 'Set Password',
  submitting: 'Saving...',
  failed: 'We couldn’t set your password. Please try again.',
  doneTitle: 'Your new password is set',
  done: 'You can now sign in with it.',
  noTokenTitle: 'This link doesn’t work',
  noToken: 'This link is incomplete. Please open it again from the email, or request a new one.',
  again: 'Request a New Link',
} as const;

export const accountSecurity = {
  title: 'Password & Security',
  current: 'Current password',
  next: 'New password',
  submit: 'Change Password',
  submitting: 'Changing...',
  changed: 'Password changed',
  changedText: 'You’ve been signed out everywhere else, and your API keys are revoked.',
  failed: 'We couldn’t change your password. Please try again.',
  everywhere: 'Sign Out Everywhere',
  everywhereText: 'Signs you out in every browser, including this one.',
  everywhereFailed: 'We couldn’t sign you out everywhere. Please try again.',
  close: 'Close',
} as const;

export const userMenu = {
  label: (name: string) => `Account menu for ${name}`,
  loading: 'Checking if you’re signed in',
  profile: 'Profile & Settings',
  optimize: 'Optimize Resume',
  score: 'Score Analysis',
  enhance: 'Enhance LinkedIn',
  jobs: 'Find Jobs',
  security: 'Password & Security',
  signOut: 'Sign Out',
  signIn: 'Sign In',
} as const;

export const signingOut = {
  unanswered:
    'We couldn’t reach the server, so you may still be signed in. Please try again before you leave this computer.',
  again: 'Try Again',
} as const;

/** Where a session was ended elsewhere, or too long ago. */
export const sessionEnded = 'You’ve been signed out. Sign in again to pick up where you left off.';

export const claiming = {
  failed: 'Claim Failed',
  failedText: 'Failed to link optimization to your account.',
  signInFirst: 'Sign in to keep it',
  signInFirstText: 'Sign in or create an account to keep this optimization.',
} as const;

/** In place of what needs an account. */
export const signInGate = {
  signIn: 'Sign In',
  createAccount: 'Create Account',
} as const;
