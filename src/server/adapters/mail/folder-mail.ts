import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports.ts';

/** The default without SMTP: each mail becomes an .eml file in a folder, written completely or not at all. */
export function createFolderMailer(options: { folder: string; from: string }): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const mailsFor = async (address: string): Promise<{ path: string; text: string }[]> => {
    const names = await readdir(options.folder).catch(() => []);
    const found = [];
    for (const name of names.filter((file) => file.endsWith('.eml')).toSorted()) {
      const path = join(options.folder, name);
      const text = await readFile(path, 'utf8').catch(() => '');
      if (concerns(text, address)) found.push({ path, text });
    }
    return found;
  };
  return {
    async send({ to, subject, text, replyTo }) {
      const { message } = await composer.sendMail({ from: options.from, to, subject, text, replyTo });
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

/** Whether a mail's header names the address as recipient or reply address. */
function concerns(mail: string, address: string): boolean {
  const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const named = [...unfolded.matchAll(/^(?:To|Reply-To):(.*)$/gim)].flatMap(([, value = '']) =>
    value.split(/[\s,<>]+/),
  );
  return named.some((part) => part.toLowerCase() === address.toLowerCase());
}
