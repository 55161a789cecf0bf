import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports.ts';

/** Sends through the server in SMTP_URL. Throws when it refuses or does not answer within 20 s. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url: options.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: options.from },
  );
  return {
    async send({ to, subject, text, replyTo }) {
      await transport.sendMail({ to, subject, text, replyTo });
    },
    keptFor: () => Promise.resolve([]),
    removeFor: () => Promise.resolve(0),
  };
}
