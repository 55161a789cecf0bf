import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from './watched.ts';

/** The link to a page in the newest mail to somebody that has one; its path, as PUBLIC_URL is not where the tests are. */
export async function mailedLink(email: string, to: 'reset-password' | 'verify-email'): Promise<string> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'mail');
  const link = new RegExp(`/${to}\\?token=[\\w-]+`);
  const find = () =>
    readdirSync(folder)
      // One that is still being written has another ending.
      .filter((file) => file.endsWith('.eml'))
      .toSorted()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .flatMap((mail) => (mail.includes(`To: ${email}`) ? [link.exec(mail)?.[0] ?? ''] : []))
      .findLast((found) => found !== '');
  await expect.poll(() => find() ?? '', { timeout: 60_000 }).not.toBe('');
  return find() ?? '';
}
