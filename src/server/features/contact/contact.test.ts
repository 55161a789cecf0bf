import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { limits } from '#contract/limits.ts';
import { settled } from '#test/support/settled-jobs.ts';
import { testApp, type TestApp } from '#test/support/test-app.ts';
import type { Mail } from '../../adapters/mail/port.ts';
import { contactMailJob } from './jobs.ts';

const sent: Mail[] = [];
let refusals = 0;
let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    mailer: {
      async send(mail) {
        refusals -= 1;
        if (refusals >= 0) throw new Error('The mail server is away.');
        sent.push(mail);
      },
      keptFor: async () => [],
      removeFor: async () => 0,
    },
  });
});
afterAll(() => server.close());
afterEach(() => {
  sent.length = 0;
  refusals = 0;
});

const message = {
  firstName: 'Robin',
  lastName: 'Example',
  email: 'robin@example.com',
  subject: 'My invoice',
  message: 'Hello,\n\nwhere do I find my invoice?',
};
let visitors = 0;
const visitor = () => server.browser(`192.0.2.${(visitors += 1)}`);
const write = (changed: Partial<typeof message>, browser = visitor()) =>
  browser.api.call(api.sendContactMessage, { body: { ...message, ...changed } });
const mailed = async () => {
  await settled(server.database.db, [contactMailJob.name]);
  return sent;
};

describe('a message from the contact page', () => {
  test('reaches the operator’s support, and a reply reaches its sender', async () => {
    expect(await write({})).toEqual({ ok: true });
    const [mail] = await mailed();
    expect(mail).toMatchObject({
      to: 'support@localhost',
      replyTo: 'robin@example.com',
      subject: 'Contact form: My invoice',
    });
    expect(mail?.text).toContain('Robin Example <robin@example.com>');
    expect(mail?.text).toContain('where do I find my invoice?');
  });

  test('is sent once the mail server is back', async () => {
    refusals = 1;
    await write({ subject: 'Later' });
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Contact form: Later']);
  });

  test('cannot add a header to the mail', async () => {
    await write({ firstName: 'Robin\r\nBcc: other@example.com', subject: 'Hello\r\nBcc: other@example.com\u0000' });
    const [mail] = await mailed();
    expect(mail?.subject).toBe('Contact form: Hello Bcc: other@example.com');
    expect([mail?.to, mail?.replyTo]).toEqual(['support@localhost', 'robin@example.com']);
    await expect(write({ email: 'robin@example.com\r\nBcc: other@example.com' })).rejects.toMatchObject({
      status: 400,
    });
    await expect(write({ email: 'robin@example.com, other@example.com' })).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    ['no first name', { firstName: ' ' }],
    ['no last name', { lastName: '' }],
    ['no email', { email: '' }],
    ['half an email', { email: 'robin@' }],
    ['no subject', { subject: '\r\n' }],
    ['no message', { message: '   ' }],
    ['a message that is too long', { message: 'x'.repeat(3001) }],
    ['a subject that is too long', { subject: 'x'.repeat(151) }],
  ])('with %s is refused, and nothing is mailed', async (_, changed) => {
    await expect(write(changed)).rejects.toMatchObject({ status: 400 });
    expect(await mailed()).toEqual([]);
  });

  test('of the greatest length in the widest letters is taken', async () => {
    await expect(write({ message: '語'.repeat(3000), subject: '語'.repeat(150) })).resolves.toEqual({ ok: true });
    await mailed();
  });

  test('can be sent only so often', async () => {
    const browser = visitor();
    for (let time = 0; time < limits.contact.max; time += 1) await write({}, browser);
    await expect(write({}, browser)).rejects.toMatchObject({ status: 429 });
    await mailed();
  });
});
