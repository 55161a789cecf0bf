import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import {
  billingPortal,
  cancelSandboxSubscription,
  confirmSandboxPayment,
  createPaymentIntent,
  simulateSandbox,
} from '#contract/billing.ts';
import { getCsrfToken } from '#contract/session.ts';
import { readConfig } from '#server/settings/config.ts';
import { cards, pay } from '#test/support/people.ts';
import { becomes, day, sandboxWorld, accountState, type PaymentWorld } from '#test/support/payment-worlds.ts';
import { reconcileJob } from '../billing/jobs.ts';
import { monthsAfter } from './calendar.ts';

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, details: expect.objectContaining({ code }) as unknown }) as unknown;

describe('the sandbox', () => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await sandboxWorld();
  });
  afterAll(() => world.close());

  const laterOn = async (days: number) => {
    world.pass(days * day);
    await world.server.queue.enqueue(reconcileJob, {}, world.server.database.db);
  };

  test('tries a failing card daily and ends the subscription when the grace period is over', async () => {
    const member = await world.person('refusing');
    await pay(member.browser, 'pro', undefined, cards.refusesRenewals);
    await becomes(member, { plan: 'pro' });
    await laterOn(31);
    await expect
      .poll(
        async () => {
          await accountState(member);
          const { membership } = await member.browser.api.call(getMe, {});
          return (Date.parse(membership.expires ?? '') - world.clock.now().getTime()) / day;
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(6.9);
    await laterOn(8);
    await becomes(member, { plan: 'free', resume: 'read' });
    await expect
      .poll(async () => (await world.subscriptionAtProvider(member)).running, { timeout: 60_000 })
      .toBe(false);
    expect((await world.subscriptionAtProvider(member)).netCents).toBe(1199);
  });

  test('collects every month that passed while the server was off', async () => {
    const member = await world.person('long-off');
    await pay(member.browser, 'pro');
    await laterOn(70);
    await expect
      .poll(async () => (await world.subscriptionAtProvider(member)).netCents, { timeout: 60_000 })
      .toBe(3 * 1199);
    await becomes(member, { plan: 'pro', resume: 'download' });
  });

  test('lets a canceled subscription run to its month’s end', async () => {
    const member = await world.person('canceling');
    await expect(member.browser.api.call(cancelSandboxSubscription, {})).rejects.toEqual(
      refused(409, 'NO_SUBSCRIPTION'),
    );
    await pay(member.browser, 'pro');
    await becomes(member, { plan: 'pro' });
    const { endsAt } = await member.browser.api.call(cancelSandboxSubscription, {});
    expect(Date.parse(endsAt)).toBeGreaterThan(world.clock.now().getTime() + 27 * day);
    expect(await accountState(member)).toEqual({ plan: 'pro', resume: 'download' });
    const { membership } = await member.browser.api.call(getMe, {});
    expect(membership).toMatchObject({ expires: endsAt, renews: false });
    await laterOn(31);
    await becomes(member, { plan: 'free', resume: 'read' });
    expect((await world.subscriptionAtProvider(member)).netCents).toBe(1199);
  });

  test('changes nothing that belongs to another', async () => {
    const owner = await world.person('owner');
    const payment = await world.buy(owner, 'complete');
    const thief = await world.person('thief');
    const take = (happening: 'refund' | 'dispute_lost') =>
      thief.browser.api.call(simulateSandbox, { body: { happening, paymentIntentId: payment } });
    await expect(take('refund')).rejects.toEqual(refused(404, 'PAYMENT_NOT_FOUND'));
    await expect(take('dispute_lost')).rejects.toEqual(refused(404, 'PAYMENT_NOT_FOUND'));
    expect(await accountState(owner)).toMatchObject({ resume: 'download' });
  });

  test.each([
    [{ host: 'localhost:3000', 'x-forwarded-host': 'foothold.example' }, undefined],
    // The only name of the site's own that is none of this machine's.
    [{ host: 'foothold.example' }, undefined],
    [{ host: 'localhost.evil.example' }, 'HOST_UNKNOWN'],
    [{ host: '127.0.0.1.nip.io:3000' }, 'HOST_UNKNOWN'],
    [{ host: 'evil@localhost' }, 'HOST_UNKNOWN'],
  ])('takes no money of who asked for %j', async (headers, refusal) => {
    const member = await world.person(`through-proxy-${JSON.stringify(headers).length}-${headers.host.length}`);
    const { api: client, fetch } = member.browser;
    const { csrfToken } = await client.call(getCsrfToken, {});
    const send = async (path: string, body: unknown) => {
      const sent = { ...headers, 'content-type': 'application/json', 'x-csrf-token': csrfToken };
      const answer = await fetch(path, { method: 'POST', body: JSON.stringify(body), headers: sent });
      return { status: answer.status, code: ((await answer.json()) as { code: string }).code };
    };
    const order = { paymentType: 'complete', optimizationId: member.id };
    const unknown = refusal && { status: 421, code: refusal };
    expect(await send(createPaymentIntent.path, order)).toEqual(unknown ?? { status: 503, code: 'PAYMENTS_OFF' });
    // Begun on this machine, and confirmed from elsewhere.
    const { clientSecret } = await client.call(createPaymentIntent, { body: { paymentType: 'pro' } });
    const card = { clientSecret, cardNumber: cards.good, expiry: '12/34', cvc: '123' };
    const nothing = unknown ?? { status: 404, code: 'NOT_FOUND' };
    expect(await send(confirmSandboxPayment.path, card)).toEqual(nothing);
    expect(await send(simulateSandbox.path, { happening: 'renewal' })).toEqual(nothing);
    expect(await send(cancelSandboxSubscription.path, {})).toEqual(nothing);
    expect(await accountState(member)).toEqual({ plan: 'free', resume: 'locked' });
  });

  test.each(['', ' ', ','])('takes no money of who names %j as the host, as sent over a wire', async (host) => {
    const member = await world.person(`nameless-${host.length}-${host.trim().length}`);
    const { csrfToken } = await member.browser.api.call(getCsrfToken, {});
    const { clientSecret } = await member.browser.api.call(createPaymentIntent, { body: { paymentType: 'pro' } });
    const { app } = world.server;
    if (app.server.address() === null) await app.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ clientSecret, cardNumber: cards.good, expiry: '12/34', cvc: '123' });
    const head = [
      `POST ${confirmSandboxPayment.path} HTTP/1.1`,
      `Host: ${host}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `X-Csrf-Token: ${csrfToken}`,
      `Cookie: ${[...member.browser.cookies].map((pair) => pair.join('=')).join('; ')}`,
      'Connection: close',
    ];
    const { port } = app.server.address() as AddressInfo;
    // Left open: Node's server answers nobody who has hung up.
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 421 [^]*"HOST_UNKNOWN"/);
    expect(await accountState(member)).toEqual({ plan: 'free', resume: 'locked' });
  });

  test('takes it where the operator says that it may, and by every name of this machine', async () => {
    const member = await world.person('by-name');
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '127.1.2.3', '[::1]:3000']) {
      const { csrfToken } = await member.browser.api.call(getCsrfToken, {});
      const answer = await member.browser.fetch(createPaymentIntent.path, {
        method: 'POST',
        body: JSON.stringify({ paymentType: 'complete' }),
        headers: { host, 'content-type': 'application/json', 'x-csrf-token': csrfToken },
      });
      expect({ host, status: answer.status }).toEqual({ host, status: 200 });
    }
    expect(readConfig({}, { PAYMENTS: 'sandbox' }).payments).toEqual({ provider: 'sandbox', onlyHere: false });
    expect(readConfig({}, {}).payments).toEqual({ provider: 'sandbox', onlyHere: true });
  });

  test('sends who manages the plan to the profile', async () => {
    const member = await world.person('portal');
    const { url } = await member.browser.api.call(billingPortal, {});
    expect(new URL(url)).toMatchObject({ pathname: '/profile', hash: '#billing' });
  });
});

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2028-01-30', 1, '2028-02-29'],
])('%s and %i months is %s', (from, months, to) => {
  expect(new Date(monthsAfter(Date.parse(from), months)).toISOString().slice(0, 10)).toBe(to);
});
