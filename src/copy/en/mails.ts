/** A mail, worded: plain text, one thought a paragraph. */
export interface MailWords {
  subject: string;
  text: string;
}

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
  receipt: ({
    product,
    amount,
    date,
    payment,
    link,
  }: Record<'product' | 'amount' | 'date' | 'payment' | 'link', string>): MailWords => ({
    subject: `Your Foothold receipt: ${product}, ${amount}`,
    text: signed(
      'Thank you for your purchase!',
      [`Product: ${product}`, `Amount: ${amount}`, `Date: ${date}`, `Payment: ${payment}`].join('\n'),
      `What you bought is open in your account:\n${link}`,
      'There is a 30-day money-back guarantee: answer this mail if you are not content.',
    ),
  }),
  optimizationReady: ({ jobTitle, link }: { jobTitle: string; link: string }): MailWords => ({
    subject: `Your optimized resume for ${jobTitle} is ready`,
    text: signed(`Your resume and cover letter for ${jobTitle} are ready. Read them here:\n${link}`),
  }),
} as const;
