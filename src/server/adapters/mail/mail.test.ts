import { createServer } from 'node:net';
import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderMailer } from './folder-mail.ts';
import { createSmtpMailer } from './smtp-mail.ts';

const mail = { to: 'reader@example.com', subject: 'Grüße', text: 'One line.\n\nAnother.' };

test('without SMTP a mail is a complete file in the folder', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'mail-')), 'mail');
  await createFolderMailer({ folder, from: 'Foothold <no-reply@example.com>' }).send(mail);
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const text = await readFile(join(folder, files[0] ?? ''), 'utf8');
  expect(text).toMatch(/^From: Foothold <no-reply@example\.com>/m);
  expect(text).toMatch(/^To: reader@example\.com/m);
  expect(text).toContain('One line.');
});

test('a mail that comes by itself names the address that ends it, for one click', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = createFolderMailer({ folder, from: 'no-reply@example.com' });
  await mailer.send({ ...mail, unsubscribe: 'https://example.com/api/jobs/mails/stop?token=abc' });
  await mailer.send(mail);
  await mailer.send({ ...mail, subject: 'By http', unsubscribe: 'http://localhost/stop' });
  const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  expect(files.filter((text) => /^List-Unsubscribe:/im.test(text))).toHaveLength(2);
  const ended = files.filter((text) => /^List-Unsubscribe-Post:/im.test(text));
  expect(ended).toHaveLength(1);
  expect(ended[0]?.replace(/\r\n[ \t]+/g, '')).toMatch(
    /^List-Unsubscribe: ?<https:\/\/example\.com\/api\/jobs\/mails\/stop\?token=abc>/im,
  );
  expect(ended[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
});

test('an address cannot add a header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = createFolderMailer({ folder, from: 'no-reply@example.com' });
  await mailer.send({ ...mail, to: 'a@example.com\r\nBcc: b@example.com', subject: 'x\r\nBcc: c@example.com' });
  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).not.toMatch(/^Bcc:/im);
});

test('with SMTP the message goes to the server, and its refusal is an error', async () => {
  const said: string[] = [];
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    let data = false;
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        said.push(line);
        if (data) {
          if (line === '.') {
            data = false;
            socket.write('250 kept\r\n');
          }
        } else if (line === 'DATA') {
          data = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT TO:<refused')) socket.write('550 no such reader\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@example.com' });
  await mailer.send(mail);
  expect(said).toContain('RCPT TO:<reader@example.com>');
  await expect(mailer.send({ ...mail, to: 'refused@example.com' })).rejects.toThrow(/550/);
  server.close();
});
