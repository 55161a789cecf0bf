/** A mail, worded: plain text, one thought a paragraph. */
export interface MailWords {
  subject: string;
  text: string;
}

const signed = (...paragraphs: string[]): string => [...paragraphs, 'Foothold'].join('\n\n');

/** Every mail that is sent, by occasion. Links are made by the caller from PUBLIC_URL. */
export const mails = {
  resetPassword: ({ link, minutes }: { link: string; minutes: number }): MailWords => ({
    subject: 'Reset your Foothold password',
    text: signed(
      'Someone, most likely you, asked to reset the password of the Foothold account with this email address.',
      `To set a new one, open this link within ${minutes} minutes:\n${link}`,
      'If it wasn’t you, you don’t need to do anything. Your password stays the same.',
    ),
  }),
  passwordChanged: (): MailWords => ({
    subject: 'Your Foothold password was changed',
    text: signed(
      'Your Foothold password was just changed, and you’ve been signed out everywhere else.',
      'If it wasn’t you, go to the sign-in page and reset your password right away.',
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
      `It’s ready in your account:\n${link}`,
      'If you’re not happy with it, reply to this email within 30 days and we’ll give you your money back.',
    ),
  }),
  optimizationReady: ({ jobTitle, link }: { jobTitle: string; link: string }): MailWords => ({
    subject: `Your optimized resume for ${jobTitle} is ready`,
    text: signed(`Your resume and cover letter for ${jobTitle} are ready. You can read them here:\n${link}`),
  }),
} as const;
