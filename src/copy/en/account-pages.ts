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
  lead: 'What you optimized as a visitor comes with you.',
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 6 characters. A sentence is easier to remember than a word, and harder to guess.',
  verification: 'Security Verification',
  question: (a: number, b: number) => `What is ${a} + ${b}?`,
  submit: 'Create Account',
  submitting: 'Creating account...',
  failed: 'Registration failed',
  hasAccount: 'Already have an account?',
  toSignIn: 'Sign In',
} as const;

export const forgottenPassword = {
  title: 'Set a new password',
  lead: 'Tell us the address of your account. If there is one, we send a link to it.',
  email: 'Email',
  submit: 'Send the link',
  submitting: 'Sending...',
  failed: 'The link could not be sent. Please try again in a moment.',
  sentTitle: 'Look into your mail',
  sent: 'If there is an account with that address, a link is on its way to it. It works for 60 minutes.',
  toSignIn: 'Back to sign in',
} as const;

export const newPassword = {
  title: 'Choose a new password',
  lead: 'All browsers that are signed in to your account will be signed out.',
  password: 'New password',
  submit: 'Set password',
  submitting: 'Setting...',
  failed: 'The password could not be set. Please try again.',
  doneTitle: 'Your password is set',
  done: 'You can sign in with it now.',
  noToken: 'This link is not complete. Please open it again from the mail, or ask for a new one.',
  again: 'Ask for a new link',
} as const;

export const accountSecurity = {
  title: 'Password & sessions',
  current: 'Current password',
  next: 'New password',
  submit: 'Change password',
  submitting: 'Changing...',
  changed: 'Password changed',
  changedText: 'Other browsers were signed out.',
  failed: 'The password could not be changed. Please try again.',
  everywhere: 'Sign out everywhere',
  everywhereText: 'Ends your sessions in all browsers, this one too.',
  everywhereFailed: 'Could not sign out everywhere. Please try again.',
  close: 'Close',
} as const;

export const userMenu = {
  label: (name: string) => `Menu of ${name}`,
  loading: 'Checking whether you are signed in',
  profile: 'Profile',
  optimize: 'Optimize Resume',
  score: 'Score Analysis',
  security: 'Password & sessions',
  signOut: 'Sign Out',
  signIn: 'Sign In',
} as const;

export const signingOut = {
  unanswered:
    'You are signed out on this page, but the server did not answer. Your session there may still be open, so try again before you leave this computer.',
  again: 'Try Again',
} as const;

export const claiming = {
  failed: 'Claim Failed',
  failedText: 'Failed to link optimization to your account.',
  signInFirst: 'Sign in to take it over',
  signInFirstText: 'Sign in or create an account, and the optimization is yours.',
} as const;
