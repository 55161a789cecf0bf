import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './port.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

/** The default without SMTP: each mail becomes an .eml file in a folder, whole or not at all. */
export function createFolderMailer(options: {
  folder: string;
  from: string;
  /** Where replies go, unless a mail says otherwise. */
  replyTo?: string;
}): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const mailsFor = async (address: string): Promise<{ path: string; text: string }[]> => {
    const names = await readdir(options.folder).catch(() => []);
    const found = [];
    for (const name of names.filter((file) => file.endsWith('.eml')).toSorted()) {
      const path = join(options.folder, name);
      const text = await readFile(path, 'utf8').catch(() => '');
      if (concerns(text, address, options.replyTo)) found.push({ path, text });
    }
    return found;
  };
  return {
    async send({ to, subject, text, replyTo = options.replyTo, unsubscribe }) {
      const headers = unsubscribeHeaders(unsubscribe);
      const { message } = await composer.sendMail({ from: options.from, to, subject, text, replyTo, headers });
      await mkdir(options.folder, { recursive: true });
      const path = join(options.folder, `${Date.now()}-${randomUUID()}.eml`);
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    keptFor: async (address) => (await mailsFor(address)).map(({ text }) => text),
    async removeFor(address) {
      const found = await mailsFor(address);
      for (const { path } of found) await rm(path, { force: true });
      return found.length;
    },
  };
}

/** Whether a mail's head names the address as the one it goes to or the one to answer to, where that is not everybody's (`ours`). */
function concerns(mail: string, address: string, ours: string | undefined): boolean {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const heads = address.toLowerCase() === ours?.toLowerCase() ? /^To:(.*)$/gim : /^(?:To|Reply-To):(.*)$/gim;
  const named = [...unfolded.matchAll(heads)].flatMap(([, value = '']) => value.split(/[\s,<>]+/));
  return named.some((part) => part.toLowerCase() === address.toLowerCase());
}
