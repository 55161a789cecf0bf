// Payments, what they open, and unexpected fields.
import { createHmac } from 'node:crypto';
import { person, right, signedUp } from './person.mjs';
import { furnish } from './world.mjs';

const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };

export const moneyAttacks = {
  async 'prices, plans and owners sent along'({ origin, seed, expect, victim }) {
    const who = await signedUp(origin, { email: `prices-${seed}@example.com` });
    const extras = {
      amount: 1,
      price: 0,
      cents: 1,
      currency: 'vnd',
      plan: 'unlimited',
      userId: victim.own.userId,
      status: 'succeeded',
      quantity: -1,
      coupon: 'FREE',
    };
    const begun = right(await who.post('/api/create-payment-intent', { paymentType: 'pro', ...extras }), 'intent');
    const id = begun.clientSecret.split('_secret')[0];
    const details = (await who.get(`/api/payment-details/${id}`)).body;
    expect(
      details === undefined || details.amount === undefined || (details.amount === 1199 && details.currency === 'usd'),
      `details: ${JSON.stringify(details)}`,
    );
    const types = [
      'free',
      '__proto__',
      'constructor',
      'PRO',
      'pro ',
      ['pro'],
      { pro: 1 },
      null,
      0,
      '',
      'unlimited\u0000x',
    ];
    for (const paymentType of types) {
      const { status } = await who.post('/api/create-payment-intent', { paymentType });
      expect(
        status === 400 || (paymentType === 'unlimited\u0000x' && status < 500),
        `paymentType ${JSON.stringify(paymentType)}: ${status}`,
      );
    }
    const foreign = await who.post('/api/create-payment-intent', {
      paymentType: 'complete',
      optimizationId: victim.own.ids.optimization,
    });
    expect(foreign.status === 404, `paying for somebody else’s optimization: ${foreign.status}`);
    const declined = await who.post('/api/sandbox/confirm-payment', {
      clientSecret: begun.clientSecret,
      ...card,
      cardNumber: '4000000000000002',
    });
    expect(declined.body?.status !== 'succeeded', 'a declined card succeeded');
    for (const cardNumber of ['0', '4242', '4242424242424241', 'x'.repeat(16), '4242 4242 4242 4242\u0000']) {
      const answer = await who.post('/api/sandbox/confirm-payment', {
        clientSecret: begun.clientSecret,
        ...card,
        cardNumber,
      });
      if (cardNumber.startsWith('4242 ')) continue;
      expect(answer.body?.status !== 'succeeded', `the card ${cardNumber} succeeded`);
    }
    const plan = async () => (await who.get('/api/me')).body?.membership?.plan;
    await who.post('/api/track-conversion', {
      value: 99,
      currency: 'usd',
      transactionId: id,
      paymentType: 'unlimited',
      userId: who.userId,
    });
    await who.change('PATCH', '/api/profile', {
      name: 'Robin Reader',
      email: 'taken@example.com',
      plan: 'unlimited',
      membership: { plan: 'unlimited' },
      id: victim.own.userId,
    });
    const now = await plan();
    expect(now === 'free' || now === 'pro' || now === 'basic', `the plan is ${now}`);
    const profile = (await who.get('/api/profile')).body?.user;
    expect(profile?.email === `prices-${seed}@example.com`, `the address is ${profile?.email}`);
    const grand = person(origin);
    const registered = await grand.post('/api/auth/register', {
      email: `grand-${seed}@example.com`,
      password: 'a passphrase of 2026 x',
      name: 'Grand',
      plan: 'unlimited',
      membership: { plan: 'unlimited' },
      isAdmin: true,
      id: victim.own.userId,
      emailVerified: true,
      createdAt: '2000-01-01',
    });
    expect(
      registered.status === 200 && registered.body.user.id !== victim.own.userId,
      `registered: ${registered.text}`,
    );
    expect((await grand.get('/api/me')).body?.membership?.plan === 'free', 'a plan was given away');
  },

  async 'another’s payment, confirmed, seen, refunded'({ origin, seed, expect, victim }) {
    const who = await signedUp(origin, { email: `payer-${seed}@example.com` });
    const other = await signedUp(origin, { email: `payee-${seed}@example.com` });
    const begun = right(await other.post('/api/create-payment-intent', { paymentType: 'resume' }), 'intent');
    const confirmed = await who.post('/api/sandbox/confirm-payment', { clientSecret: begun.clientSecret, ...card });
    expect(confirmed.status === 404 || confirmed.status === 403, `another’s payment was confirmed: ${confirmed.text}`);
    const paid = (await victim.own.get('/api/payments')).text;
    const ids = [
      ...new Set([...paid.matchAll(/"(?:id|stripePaymentIntentId|paymentIntentId)":"([^"]+)"/g)].map(([, id]) => id)),
    ];
    expect(ids.length > 0, 'the victim has no payments');
    for (const id of ids) {
      const seen = await who.get(`/api/payment-details/${encodeURIComponent(id)}`);
      expect(seen.status === 404, `another’s payment is seen: ${seen.status}`);
      for (const happening of ['refund', 'dispute_opened', 'dispute_lost', 'cancel', 'renewal', 'failed_renewal']) {
        const { status } = await who.post('/api/sandbox/simulate', { happening, paymentIntentId: id });
        expect(status >= 400 && status < 500, `${happening} of another’s payment: ${status}`);
      }
    }
    expect((await victim.own.get('/api/me')).body?.membership?.plan === 'unlimited', 'the victim lost the plan');
  },

  async 'events that nobody signed, signed by somebody else, or sent again'({ origin, seed, expect }) {
    const who = await furnish(await signedUp(origin, { email: `hook-${seed}@example.com` }), 'Hook');
    const begun = right(await who.post('/api/create-payment-intent', { paymentType: 'unlimited' }), 'intent');
    const id = begun.clientSecret.split('_secret')[0];
    const event = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      kind: 'payment_succeeded',
      payment: id,
      data: {
        object: {
          id,
          amount: 9900,
          amount_received: 9900,
          currency: 'usd',
          status: 'succeeded',
          metadata: { userId: who.userId, paymentType: 'unlimited' },
        },
      },
    });
    const now = Math.floor(Date.now() / 1000);
    const signed = (key, at = now) => `t=${at},v1=${createHmac('sha256', key).update(`${at}.${event}`).digest('hex')}`;
    const signatures = [
      undefined,
      '',
      'v1=',
      't=,v1=',
      `t=${now}`,
      signed(''),
      signed('whsec_test'),
      signed('sandbox'),
      signed('secret'),
      signed('x', now - 1e6),
      signed('x', 9e15),
      `t=NaN,v1=${'0'.repeat(64)}`,
      `${signed('a')},${signed('b')}`,
      'x'.repeat(7_000),
    ];
    for (const signature of signatures) {
      for (const header of ['stripe-signature', 'sandbox-signature', 'x-sandbox-signature', 'foothold-signature']) {
        const headers = {
          'content-type': 'application/json',
          ...(signature === undefined ? {} : { [header]: signature }),
        };
        const answer = await fetch(`${origin}/api/stripe/webhook`, { method: 'POST', headers, body: event });
        expect(answer.status === 400, `${header}: ${signature?.slice(0, 20)}: ${answer.status}`);
        await answer.arrayBuffer();
      }
    }
    expect((await who.get('/api/me')).body?.membership?.plan === 'free', 'a forged event gave a plan');
  },

  async 'what is locked, asked for by every road'({ origin, seed, expect, document }) {
    const who = await furnish(await signedUp(origin, { email: `locked-${seed}@example.com` }), 'Locked');
    const id = who.ids.optimization;
    const roads = [
      `/api/download/resume/${id}`,
      `/api/download/cover-letter/${id}`,
      `/api/download/own-file/${id}`,
      `/api/optimization/${id}/own-file`,
      `/api/download/interview-prep/${id}`,
      `/api/interview-prep-by-optimization/${id}`,
    ];
    for (const road of roads) {
      for (const query of [
        '',
        '?format=docx',
        '?format=json',
        '?locked=false',
        '?plan=unlimited',
        '?format=docx&format=pdf',
      ]) {
        const { status } = await who.get(`${road}${query}`);
        expect(status >= 400 && status < 500, `${road}${query}: ${status}`);
      }
    }
    const heads = Object.keys(document.paths).filter((path) => path.includes('/download/'));
    for (const path of heads) {
      const { status } = await who.send('HEAD', path.replace(/\{\w+\}/, id));
      expect(status >= 400, `HEAD ${path}: ${status}`);
    }
    const prep = await who.post('/api/generate-interview-prep', { optimizationId: id, plan: 'unlimited', force: true });
    expect(prep.status === 403, `a prep without paying: ${prep.status}`);
    const enhanced = await who.post('/api/enhance-linkedin', {
      profileText: 'a'.repeat(60),
      targetRole: 'Lead',
      plan: 'unlimited',
    });
    expect(enhanced.status === 403, `an enhancement without paying: ${enhanced.status}`);
  },

  async 'sandbox money under another host’s name'({ origin, seed, expect }) {
    const who = await signedUp(origin, { email: `host-${seed}@example.com` });
    for (const headers of [
      { 'x-forwarded-host': 'foothold.example' },
      { 'x-forwarded-host': 'localhost, foothold.example' },
    ]) {
      const { status, body } = await who.post('/api/create-payment-intent', { paymentType: 'pro' }, { headers });
      expect(status === 503 && body.code === 'PAYMENTS_OFF', `${JSON.stringify(headers)}: ${status} ${body?.code}`);
    }
  },
};
