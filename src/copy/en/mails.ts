/** A mail, worded: plain text, one thought a paragraph. */
export interface MailWords {
  subject: string;
  text: string;
}

/** What a payment opened, and the address where it is seen. */
type ReceiptOpens =
  { kind: 'optimization'; job: string; link: string } | { kind: 'plan' | 'package' | 'keptPackage'; link: string };

export interface Receipt extends Record<'product' | 'amount' | 'date' | 'payment' | 'support', string> {
  opens: ReceiptOpens;
}

const opened: Record<ReceiptOpens['kind'], string> = {
  optimization: 'What you bought is open:',
  plan: 'Your plan is active, and everything it includes is open in your account:',
  package: 'Your package is waiting in your account. Use it on any optimization:',
  keptPackage:
    'When your payment arrived, the optimization it was for had been deleted or was already open. Nothing is lost: ' +
    'the package is waiting in your account, and you can use it on any other optimization. ' +
    'If you would rather have your money back, just reply.',
};

const signed = (...paragraphs: string[]): string => [...paragraphs, 'Foothold'].join('\n\n');

/** Every mail that is sent, by occasion. Links are made by the caller from PUBLIC_URL. */
export const mails = {
  resetPassword: ({ link, minutes }: { link: string; minutes: number }): MailWords => ({
    subject: 'Set a new Foothold password',
    text: signed(
      'Someone, most likely you, asked for a new password for the Foothold account with this address.',
      `Open this link within ${minutes} minutes to set one:\n${link}`,
      'If it was not you, do nothing: your password stays as it is.',
    ),
  }),
  passwordChanged: (): MailWords => ({
    subject: 'Your Foothold password was changed',
    text: signed(
      'The password of your Foothold account was changed just now, and its other sessions were signed out.',
      'If it was not you, set a new password from the sign-in page at once.',
    ),
  }),
  receipt: ({ product, amount, date, payment, opens, support }: Receipt): MailWords => ({
    subject: `Your Foothold receipt: ${product}, ${amount}`,
    text: signed(
      'Thank you for your purchase!',
      [
        `Product: ${product}`,
        ...('job' in opens ? [`For: ${opens.job}`] : []),
        `Amount: ${amount}`,
        `Date: ${date}`,
        `Payment: ${payment}`,
      ].join('\n'),
      `${opened[opens.kind]}\n${opens.link}`,
      `You are covered by our 30-day money-back guarantee: reply to this email or write to ${support}.`,
    ),
  }),
  optimizationReady: ({ jobTitle, link }: { jobTitle: string; link: string }): MailWords => ({
    subject: `Your optimized resume for ${jobTitle} is ready`,
    text: signed(`Your resume and cover letter for ${jobTitle} are ready. Read them here:\n${link}`),
  }),
} as const;
