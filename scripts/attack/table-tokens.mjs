// Things that may be used once, or by one person: claims, resets, credits and keys.
import { readdirSync, readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { application } from '../crash/application.mjs';
import { password, pay, person, right, signedUp } from './person.mjs';
import { furnish, settled } from './world.mjs';

const counted = (list) => {
  const counts = new Map();
  for (const value of list) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts].map(([value, count]) => `${count} x ${value}`).join(', ');
};
const times = (count, act) => Promise.all(Array.from({ length: count }, (_, index) => act(index)));

/** The text of the mails to an address, as far as they have been sent to the folder. */
async function mailsTo(dataDir, email) {
  for (let patience = 0; patience < 40; patience++) {
    const folder = join(dataDir, 'mail');
    let texts = [];
    try {
      texts = readdirSync(folder).map((name) =>
        readFileSync(join(folder, name), 'utf8')
          .replaceAll(/=\r?\n/g, '')
          .replaceAll('=3D', '='),
      );
    } catch {
      texts = [];
    }
    const found = texts.filter((text) => text.includes(email));
    if (found.some((text) => /reset-password\?token=/.test(text))) return found;
    await sleep(500);
  }
  return [];
}

export const tokenAttacks = {
  async 'a claim guessed, cut, and made by two at once'({ origin, seed, expect }) {
    const visitor = person(origin);
    await visitor.renewToken();
    const { claimToken, optimizationId } = right(await visitor.post('/api/optimize-resume', application), 'optimize');
    await settled(visitor, `/api/optimization/${optimizationId}`);
    const claimers = await times(20, (index) => signedUp(origin, { email: `claimer${index}-${seed}@example.com` }));
    const guesses = [
      claimToken.slice(0, -1),
      claimToken.slice(1),
      `${claimToken}a`,
      claimToken.toUpperCase(),
      claimToken.toLowerCase(),
      ` ${claimToken}`,
      '%',
      "' or 1=1 --",
      optimizationId,
      { $ne: '' },
      [claimToken],
    ];
    for (let index = 0; index < 40; index++) guesses.push(randomBytes(32).toString('base64url'));
    for (const [index, guess] of guesses.entries()) {
      if (guess === claimToken) continue;
      const { status } = await claimers[index % 20].post('/api/auth/claim-optimization', { claimToken: guess });
      expect([400, 404, 429].includes(status), `the guess ${JSON.stringify(guess).slice(0, 20)}: ${status}`);
    }
    const signedOut = person(origin);
    expect((await signedOut.post('/api/auth/claim-optimization', { claimToken })).status === 401, 'claimed by nobody');
    for (const claimer of claimers) await claimer.renewToken();
    const statuses = (
      await Promise.all(claimers.map((claimer) => claimer.post('/api/auth/claim-optimization', { claimToken })))
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length === 1, `claimed by 20 at once: ${counted(statuses)}`);
    const owners = await Promise.all(claimers.map((claimer) => claimer.get(`/api/optimization/${optimizationId}`)));
    expect(
      owners.filter(({ status }) => status === 200).length === 1,
      `owned by ${owners.filter(({ status }) => status === 200).length}`,
    );
  },

  async 'a reset used twice, guessed, and mailed with another host'({ origin, seed, expect, server }) {
    const email = `reset-${seed}@example.com`;
    await signedUp(origin, { email });
    const asker = person(origin);
    await asker.renewToken();
    right(
      await asker.post(
        '/api/auth/forgot-password',
        { email },
        { headers: { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' } },
      ),
      'forgot',
    );
    if (server.dataDir === undefined) return;
    const mails = await mailsTo(server.dataDir, email);
    // The welcome mail has another token, which sets no password.
    const token = mails.map((text) => /reset-password\?token=([\w.~%-]{16,})/.exec(text)?.[1]).find(Boolean);
    expect(token !== undefined, 'no mail with a token came');
    expect(!mails.some((text) => text.includes('evil.example')), 'the mail leads to the host that the request named');
    if (token === undefined) return;
    const tellTale = await asker.post('/api/auth/reset-password', {
      token: token.slice(0, -2),
      password: 'another passphrase 99',
    });
    expect([400, 404].includes(tellTale.status), `a cut token: ${tellTale.status}`);
    const crowd = await times(20, async () => {
      const who = person(origin);
      await who.renewToken();
      return who;
    });
    const statuses = (
      await Promise.all(
        crowd.map((who, index) =>
          who.post('/api/auth/reset-password', { token, password: `another passphrase ${index}` }),
        ),
      )
    ).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length === 1, `one token, 20 at once: ${counted(statuses)}`);
    expect(
      statuses.every((status) => [200, 400, 404, 429, 503].includes(status)),
      `one token, 20 at once: ${counted(statuses)}`,
    );
    const old = await person(origin).post('/api/auth/login', { email, password });
    expect(old.status === 401, `the password of before: ${old.status}`);
  },

  async 'one thing bought 20 times at once'({ origin, seed, expect }) {
    const buyer = await furnish(await signedUp(origin, { email: `buyer-${seed}@example.com` }), 'Buyer');
    const order = { paymentType: 'complete', optimizationId: buyer.ids.optimization };
    const begun = await times(20, () => buyer.post('/api/create-payment-intent', order));
    const secrets = new Set(begun.filter(({ status }) => status === 200).map(({ body }) => body.clientSecret));
    expect(
      begun.every(({ status }) => [200, 409, 429, 503].includes(status)),
      `begun: ${counted(begun.map(({ status }) => status))}`,
    );
    const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
    const paid = await Promise.all(
      [...secrets, ...secrets, ...secrets].map((clientSecret) =>
        buyer.post('/api/sandbox/confirm-payment', { clientSecret, ...card }),
      ),
    );
    expect(
      paid.every(({ status }) => status < 500 || status === 503),
      `paid: ${counted(paid.map(({ status }) => status))}`,
    );
    const { body } = await buyer.get('/api/payments');
    const succeeded = body.filter(({ status }) => status === 'succeeded');
    expect(
      succeeded.length === 1,
      `${succeeded.length} payments succeeded with ${secrets.size} secrets: ${JSON.stringify(body).slice(0, 300)}`,
    );
  },

  async 'one credit spent 20 times at once'({ origin, seed, expect }) {
    const holder = await furnish(await signedUp(origin, { email: `credit-${seed}@example.com` }), 'Credit');
    const more = await times(
      2,
      async () => right(await holder.post('/api/optimize-resume', application), 'optimize').optimizationId,
    );
    const ids = [holder.ids.optimization, ...more];
    for (const id of ids) await settled(holder, `/api/optimization/${id}`);
    await pay(holder, { paymentType: 'complete' });
    const spent = await times(20, (index) => holder.post(`/api/optimization/${ids[index % 3]}/unlock`));
    expect(
      spent.every(({ status }) => [200, 409, 503].includes(status)),
      `spent: ${counted(spent.map(({ status }) => status))}`,
    );
    const open = await Promise.all(ids.map(async (id) => (await holder.get(`/api/optimization/${id}`)).body?.locked));
    expect(open.filter((locked) => locked === false).length === 1, `open: ${open.join()}`);
  },

  async 'lists filled past their end by 40 at once'({ origin, seed, expect, random }) {
    const who = await signedUp(origin, { email: `lists-${seed}@example.com` });
    const keys = await times(30, () =>
      who.post('/api/api-keys', { name: `k${random.below(1e6)}`, scopes: ['jobs:read'], currentPassword: password }),
    );
    const held = (await who.get('/api/api-keys')).body?.apiKeys?.length ?? 0;
    expect(held <= 20, `${held} keys of 20: ${counted(keys.map(({ status }) => status))}`);
    const searches = await times(60, (index) => who.post('/api/jobs/saved-searches', { query: `thing ${index}` }));
    expect(
      searches.every(({ status }) => [200, 409, 429, 503].includes(status)),
      `searches: ${counted(searches.map(({ status }) => status))}`,
    );
    const found = right(await who.post('/api/jobs/search', { query: 'manager' }), 'search').jobs[0]?.id;
    if (found === undefined) return;
    const saved = await times(20, () => who.post('/api/jobs/save', { jobListingId: found, status: 'interested' }));
    expect(
      saved.every(({ status }) => [200, 409, 503].includes(status)),
      `saved: ${counted(saved.map(({ status }) => status))}`,
    );
    const list = (await who.get('/api/jobs/saved')).body?.savedJobs ?? [];
    expect(list.filter(({ jobListingId }) => jobListingId === found).length === 1, `saved ${list.length} times`);
    const hidden = await times(20, () => who.post('/api/jobs/hide', { jobListingId: found }));
    expect(
      hidden.every(({ status }) => [200, 503].includes(status)),
      `hidden: ${counted(hidden.map(({ status }) => status))}`,
    );
  },

  async 'the same optimization deleted, versioned and retried at once'({ origin, seed, expect }) {
    const who = await furnish(await signedUp(origin, { email: `torn-${seed}@example.com` }), 'Torn');
    const id = who.ids.optimization;
    const answers = await times(24, (index) =>
      [
        () => who.post(`/api/optimization/${id}/versions`, { name: `v${index}` }),
        () => who.change('DELETE', `/api/optimizations/${id}`),
        () => who.post(`/api/optimization/${id}/versions/${who.ids.version}/restore`),
        () => who.change('PATCH', `/api/optimization/${id}/sheet`, { acts: [{ act: 'refuse-all' }] }),
        () => who.post('/api/generate-interview-prep', { optimizationId: id }),
        () => who.get(`/api/optimization/${id}/sheet`),
      ][index % 6](),
    );
    for (const { status, text } of answers) expect(status < 500 || status === 503, `${status} ${text.slice(0, 200)}`);
  },

  async 'a request number of somebody else’s'({ origin, expect }) {
    const requestId = '7f2504e0-4f89-41d3-9a0c-0305e82c3309';
    const [first, second] = [person(origin), person(origin)];
    const one = right(await first.post('/api/optimize-resume', { ...application, requestId }), 'first');
    const two = await second.post('/api/optimize-resume', { ...application, requestId });
    expect(
      two.body?.optimizationId !== one.optimizationId && !two.text.includes(one.claimToken),
      'the other got the first one’s optimization',
    );
    const again = await times(20, () =>
      first.post('/api/optimize-resume', { ...application, requestId: '7f2504e0-4f89-41d3-9a0c-0305e82c3310' }),
    );
    const ids = new Set(again.filter(({ status }) => status === 200).map(({ body }) => body.optimizationId));
    expect(ids.size <= 1, `one request sent 20 times made ${ids.size} optimizations`);
  },
};
