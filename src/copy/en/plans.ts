import { counted, plural } from './counting.ts';
import { prices, type PaymentType } from '#domain/billing/prices.ts';

/** What each thing that is sold is called. */
export const productNames: Readonly<Record<PaymentType, string>> = {
  cover_letter: 'Cover Letter',
  resume: 'Resume Only',
  basic: 'Complete Package',
  complete: 'Complete Package',
  pro: 'Foothold Pro',
  unlimited: 'Foothold Platinum',
};

/** An amount of US cents as it is shown. */
export const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

export interface PlanCopy {
  name: string;
  badge?: string;
  /** How it is billed, in a few words. */
  note: string;
  features: readonly string[];
}

const completePlan: PlanCopy = {
  name: productNames.complete,
  badge: 'Most Popular',
  note: 'One-time payment',
  features: [
    'Your optimized resume in PDF and Word',
    'The cover letter for the same job',
    'Interview preparation for this job',
    'All templates, A4 and US Letter',
  ],
};

/** What the page says of each plan. */
export const planCopy: Readonly<Record<PaymentType, PlanCopy>> = {
  cover_letter: {
    name: productNames.cover_letter,
    note: 'One-time payment',
    features: ['The cover letter for this job in PDF and Word', 'All templates, A4 and US Letter'],
  },
  resume: {
    name: productNames.resume,
    note: 'One-time payment',
    features: ['Your optimized resume in PDF and Word', 'All templates, A4 and US Letter'],
  },
  basic: completePlan,
  complete: completePlan,
  pro: {
    name: productNames.pro,
    badge: 'Most Popular',
    note: 'Billed monthly, cancel anytime',
    features: [
      'Unlimited optimizations and cover letters',
      'Unlimited interview preparation',
      'History and dashboard',
      'Everything except LinkedIn enhancement',
    ],
  },
  unlimited: {
    name: productNames.unlimited,
    badge: 'Best Value',
    note: 'Pay once, yours for life',
    features: ['Everything in Pro, for life', 'LinkedIn enhancement', 'No monthly fee'],
  },
};

export const checkout = {
  title: 'Checkout',
  loginRequired: 'Login Required',
  loginText: 'Sign in or create an account to continue. Everything you’ve made so far comes with you.',
  home: 'Back to Home',
  preparing: 'Preparing your payment',
  formLoading: 'Loading the card form',
  formFailed: 'We couldn’t load the card form',
  formFailedText:
    'Nothing was charged. Check your connection, make sure nothing in your browser blocks js.stripe.com, and try again.',
  formAgain: 'Try Again',
  total: { 'one-time': 'Total', lifetime: 'Total', monthly: 'Total per month' },
  summary: 'What you get',
  payment: 'Payment details',
  noPlan: 'Choose a plan first',
  noPlanText: 'Checkout opens from a plan. They’re all under Pricing on this page.',
  unknownPlan: 'We don’t have a plan by that name, so there’s nothing to pay here.',
  seePlans: 'See the Plans',
  submit: (cents: number) => `Complete Payment - ${dollars(cents)}`,
  processing: 'Processing...',
  trust: ['SSL Secured', '256-bit Encryption', 'PCI Compliant'],
  guarantee: '30-day money-back guarantee',
  sandbox: 'Sandbox: no real money',
  sandboxText: 'This is a test checkout. Only these test cards work, and nothing is charged:',
  sandboxCards: [
    { number: '4242 4242 4242 4242', outcome: 'goes through' },
    { number: '4000 0000 0000 0002', outcome: 'is declined' },
    { number: '4000 0025 0000 3155', outcome: 'asks to confirm' },
  ],
  cardNumber: 'Card number',
  expiry: 'Expiry',
  expiryExample: 'MM / YY',
  cvc: 'CVC',
  cardIncomplete: 'Card number is incomplete',
  expiryInvalid: 'Expiry date must be in the future',
  cvcInvalid: 'CVC must be 3 or 4 digits',
  confirmTitle: 'Confirm this payment',
  confirmText: (amount: string) => `Your bank is asking you to confirm the payment of ${amount}.`,
  confirm: 'Confirm',
  cancel: 'Cancel',
  canceled: 'The payment wasn’t confirmed. Nothing was charged.',
  failed: 'Payment Failed',
  failedText: 'Your payment didn’t go through. Nothing was charged; please try again.',
  declinedHelp: 'Nothing was charged. Check the card details, use another card, or ask your bank why it was declined.',
  declined: 'Your card was declined.',
  unansweredTitle: 'We’re checking your payment',
  unanswered: 'We lost the connection before we heard whether your payment went through',
  unansweredHelp: 'We’ll keep checking. You can also try again: this payment can’t be charged twice.',
  refused: 'You can’t check out right now',
  seePlan: 'See Your Plan',
} as const;

export const paymentReturn = {
  successful: 'Payment Successful',
  successfulText: 'Thank you for your purchase!',
  failed: 'Payment Failed',
  failedText: 'Your payment wasn’t confirmed, and nothing was charged. You can try again.',
  processed: 'Payment Processed',
  processedText: 'Your purchase unlocks as soon as the payment is confirmed.',
  confirming: 'Confirming your payment',
  confirmingText: 'This unlocks as soon as your payment is confirmed, usually within seconds. Please don’t pay again.',
  basicPlan: `Complete your optimization to unlock resume and cover letter for ${dollars(prices.basic.cents)}.`,
  basicPlanTitle: 'Complete Package',
} as const;

export const unlocking = {
  badge: 'Premium Content',
  text: 'Complete payment to access your optimized content',
  pay: 'Pay to Unlock',
  payBasic: `Unlock resume and cover letter for ${dollars(prices.basic.cents)}`,
  plans: 'Upgrade Account',
  signUp: 'Sign Up to Access',
  signIn: 'Already have an account? Sign In',
} as const;

/** Packages that were bought for no optimization in particular. */
export const packages = {
  toSpend: (count: number) => counted(count, 'unused package'),
  spendHere: (count: number) =>
    `You have ${counted(count, 'unused package')}. Open an optimization to use ${plural(count, 'it', 'one')}.`,
  before: 'You’ve already paid for a package you can use here, so there’s nothing more to pay.',
  spend: 'Use Your Paid Package Here',
  spent: 'Package used',
  spentText: 'This optimization is now unlocked.',
  failed: 'We couldn’t use your package here. Please try again.',
} as const;

export const downloads = {
  resume: 'Download Resume',
  letter: 'Download Cover Letter',
  /** A further format of a document, as its button is announced: "Download Resume (Word)". */
  inFormat: (name: string, format: string) => `${name} (${format})`,
  formats: { docx: 'Word', txt: 'Plain text', json: 'JSON Resume' },
  otherFormats: { resume: 'Resume in other formats', coverLetter: 'Cover letter in other formats' },
  template: 'Template',
  paper: 'Paper size',
  papers: { own: 'Based on your location', a4: 'A4', 'us-letter': 'US Letter' },
  started: 'Download Started',
  startedText: (file: string) => `${file} is on its way.`,
  paymentRequired: 'Payment Required',
  paymentRequiredText: 'Please complete payment to download.',
  failed: 'Download Failed',
  failedText: 'Failed to download file. Please try again.',
  savingFirst: 'Saving your changes first...',
  unsavedText: 'We couldn’t save your last change, so we downloaded nothing. Check your document, then try again.',
  readOnly: 'Your Pro plan has ended. You can still read this; to download it, choose a plan or pay for it once.',
} as const;

export const planDialog = {
  title: 'Choose a plan',
  close: 'Close',
  choose: (name: string) => `Choose ${name}`,
} as const;
