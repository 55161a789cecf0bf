import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** Sends by the server that SMTP_URL names. Throws when it refuses or does not answer within 20 s. */
export function createSmtpMailer(options: { url: string; from: string; replyTo?: string }): Mailer {
  const transport = createTransport(
    { url: options.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 },
    { from: options.from, replyTo: options.replyTo },
  );
  return {
    async send({ to, subject, text, replyTo = options.replyTo, unsubscribe }) {
      await transport.sendMail({ to, subject, text, replyTo, headers: unsubscribeHeaders(unsubscribe) });
    },
    keptFor: () => Promise.resolve([]),
    removeFor: () => Promise.resolve(0),
  };
}
