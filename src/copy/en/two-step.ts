import { counted } from './counting.ts';
import { mediumDate } from './dates.ts';

/** The code that is asked for after the password, on the sign-in page and in the settings. */
export const secondStep = {
  code: 'Code',
  codeHint: 'The six digits your authenticator app shows now.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the codes you saved when you turned on two-step sign-in. Each works once.',
  useRecoveryCode: 'Use a recovery code instead',
  useApp: 'Use your authenticator app instead',
} as const;

/** Signing in without a password. */
export const passkeySignIn = {
  or: 'or',
  submit: 'Sign In with a Passkey',
  submitting: 'Waiting for your passkey...',
  canceled:
    'We didn’t get a passkey: it was canceled, or it took too long. Please try again, or sign in with your password.',
  wrongAddress: 'Passkeys don’t work at the address you’ve opened this page at. Please sign in with your password.',
} as const;

/** Two-step sign-in, in the settings. */
export const twoStep = {
  title: 'Two-step sign-in',
  text:
    'With it on, signing in with your password also asks for a code from an app on your phone. Someone who learns your password still ' +
    'can’t get in.',
  loading: 'Loading how you sign in',
  failed: 'We couldn’t load how you sign in.',
  again: 'Try Again',
  off: 'Off',
  offText: 'Your password alone is enough to sign in.',
  on: 'On',
  onText: (date: string) => `On since ${mediumDate(date)}, with an authenticator app.`,
  turnOn: 'Turn On',
  turnOff: 'Turn Off',
  codes: 'Recovery codes',
  codesText: (left: number) =>
    left === 0
      ? 'You have none left. Get new ones, so that you can sign in if you lose your phone.'
      : `You have ${counted(left, 'code')} left, for when you don’t have your phone.`,
  renew: 'Get New Codes',
} as const;

/** The dialog that turns it on. */
export const twoStepSetup = {
  title: 'Turn on two-step sign-in',
  lead: 'You’ll need an authenticator app on your phone, or a password manager that makes codes.',
  password: 'Your password',
  start: 'Continue',
  starting: 'Checking...',
  failed: 'We couldn’t turn it on. Please try again.',
  scan: 'Scan this with your authenticator app',
  qrCode: 'QR code for your authenticator app. The setup key below says the same.',
  byHand: 'Or enter this setup key in the app',
  copy: 'Copy Key',
  copied: 'Copied',
  open: 'Open it in an app on this device',
  code: 'Code from the app',
  codeHint: 'The six digits it shows for Foothold.',
  submit: 'Turn On',
  submitting: 'Turning on...',
  cancel: 'Cancel',
  doneTitle: 'Two-step sign-in is on',
  doneText: 'You’ve been signed out everywhere else.',
} as const;

/** Recovery codes, as they're shown once. */
export const recoveryCodes = {
  saveNow: 'Save these recovery codes now',
  saveNowText:
    'If you lose your phone, each of them signs you in once. We store only hashes of them, so this is the one time you can see them. ' +
    'Keep them where you’ll find them without your phone.',
  list: 'Recovery codes',
  copy: 'Copy Codes',
  copied: 'Copied',
  copyFailed: 'We couldn’t copy that',
  copyFailedText: 'Please select it and copy it yourself.',
  download: 'Download',
  fileName: 'foothold-recovery-codes.txt',
  file: (email: string, codes: readonly string[]) =>
    [`Foothold recovery codes for ${email}`, 'Each works once.', '', ...codes, ''].join('\n'),
  done: 'I’ve Saved Them',
  renewTitle: 'Get new recovery codes',
  renewText: 'You’ll get ten new codes. The old ones stop working.',
  renewSubmit: 'Get New Codes',
  renewSubmitting: 'Making codes...',
  renewFailed: 'We couldn’t make new codes. Your old ones still work; please try again.',
  renewedTitle: 'Your new recovery codes',
} as const;

/** The dialog that turns it off. */
export const twoStepOff = {
  title: 'Turn off two-step sign-in?',
  text: 'Your password alone will be enough to sign in, and your recovery codes stop working.',
  password: 'Your password',
  submit: 'Turn Off',
  submitting: 'Turning off...',
  failed: 'We couldn’t turn it off. Please try again.',
  cancel: 'Keep It On',
  done: 'Two-step sign-in is off',
} as const;

/** Passkeys, in the settings. */
export const passkeyList = {
  title: 'Passkeys',
  text:
    'A passkey signs you in with your fingerprint, face or screen lock, without a password or a code. It stays on your device or in your ' +
    'password manager; we only get its public half.',
  none: 'You have no passkeys.',
  list: 'Your passkeys',
  synced: 'On all your devices',
  created: (date: string) => `Added ${mediumDate(date)}`,
  used: (date: string | null) => (date === null ? 'Never used' : `Last used ${mediumDate(date)}`),
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  add: 'Add a Passkey',
  unsupported: 'This browser can’t use passkeys at this address.',
} as const;

/** The dialogs that add and remove one. */
export const passkeyDialogs = {
  addTitle: 'Add a passkey',
  name: 'Name',
  nameHint: 'What you’ll recognize it by, such as “Laptop” or the name of your password manager.',
  password: 'Your password',
  submit: 'Add Passkey',
  submitting: 'Waiting for your device...',
  failed: 'We couldn’t add the passkey. Please try again.',
  canceled: 'Your device didn’t make a passkey: it was canceled, or it took too long. Please try again.',
  known: 'This device already has a passkey for your account.',
  wrongAddress: 'Passkeys don’t work at the address you’ve opened this page at.',
  cancel: 'Cancel',
  added: 'Passkey added',
  removeTitle: 'Remove this passkey?',
  removeText: (name: string) =>
    `“${name}” will no longer sign you in. Your device may still offer it until you remove it there, too.`,
  removeSubmit: 'Remove Passkey',
  removeSubmitting: 'Removing...',
  removeFailed: 'We couldn’t remove the passkey. Please try again.',
  keep: 'Keep It',
  removed: 'Passkey removed',
} as const;
