// Identity: cookies, tokens and passwords, and impersonation.
import { setTimeout as sleep } from 'node:timers/promises';
import { newAddress, password, person, right, signedUp } from './person.mjs';
import { operationsOf } from './requests.mjs';

const isMe = async (who) => (await who.get('/api/me')).status === 200;
const copyOf = (origin, who) => {
  const copy = person(origin);
  for (const [name, value] of who.jar) copy.jar.set(name, value);
  copy.token = who.token;
  return copy;
};
const emailOf = ({ seed }, name) => `${name}-${seed}@example.com`;

export const sessionAttacks = {
  async 'a session that was planted before signing in'({ origin, seed, expect }) {
    const email = emailOf({ seed }, 'fixated');
    await signedUp(origin, { email });
    const attacker = person(origin);
    await attacker.renewToken();
    const victim = copyOf(origin, attacker);
    right(await victim.post('/api/auth/login', { email, password }), 'login');
    expect(await isMe(victim), 'the victim is not signed in');
    expect(!(await isMe(attacker)), 'the planted session is signed in');
    const shared = [...attacker.jar].filter(([name, value]) => value.length > 20 && victim.jar.get(name) === value);
    expect(
      !shared.some(([name]) => /session|sid/i.test(name) && !/mark/.test(name)),
      `unchanged: ${shared.map(([name]) => name).join()}`,
    );
    attacker.token = victim.token;
    const { status } = await attacker.send('PATCH', '/api/profile', { json: { name: 'Taken' } });
    expect(status === 401 || status === 403, `a change by the planted session: ${status}`);
  },

  async 'every change without a token, with a stale one, with somebody else’s'({ origin, seed, expect, document }) {
    const victim = await signedUp(origin, { email: emailOf({ seed }, 'forged') });
    const other = await signedUp(origin, { email: emailOf({ seed }, 'forger') });
    const early = person(origin);
    await early.renewToken();
    const stale = early.token;
    const tokens = {
      none: undefined,
      stale,
      other: other.token,
      empty: '',
      cut: victim.token.slice(0, -1),
      doubled: `${victim.token}, ${victim.token}`,
    };
    const byDesign = ['/api/stripe/webhook', '/api/jobs/mails/stop'];
    for (const { method, path } of operationsOf(document)) {
      if (method === 'GET' || byDesign.includes(path)) continue;
      for (const [kind, token] of Object.entries(tokens)) {
        const copy = copyOf(origin, victim);
        copy.token = token;
        const address = path.replaceAll(/\{\w+\}/g, '3f2504e0-4f89-41d3-9a0c-0305e82c3301');
        const headers = { origin: 'https://evil.example' };
        const { status, body } = await copy.send(method, address, { json: {}, headers });
        expect(
          status === 403 && body?.code === 'BAD_CSRF_TOKEN',
          `${method} ${path} with ${kind}: ${status} ${body?.code}`,
        );
      }
      const form = await copyOf(origin, victim).send(method, path.replaceAll(/\{\w+\}/g, '1'), {
        withToken: false,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([403, 415].includes(form.status), `${method} ${path} as a form: ${form.status}`);
    }
    expect(await isMe(victim), 'the victim was signed out by it');
  },

  async 'cookies with a letter changed, cut, joined and made up'({ origin, seed, expect, random }) {
    const victim = await signedUp(origin, { email: emailOf({ seed }, 'tampered') });
    const [name, value] = [...victim.jar].find(([key, one]) => one.length > 20 && !/csrf|mark/.test(key)) ?? [];
    expect(name !== undefined, 'no session cookie was found');
    const forged = [
      '',
      '.',
      'null',
      value.slice(0, -1),
      value.slice(1),
      `${value}a`,
      value.split('.')[0],
      `${value.split('.')[0]}.`,
      value.toUpperCase(),
      decodeURIComponent(value).slice(0, 20),
      '%00',
      'a'.repeat(4_000),
      `j:${JSON.stringify({ userId: victim.userId })}`,
      victim.userId,
    ];
    for (let index = 0; index < 40; index++) {
      const at = random.below(value.length);
      // The last letter of a signature in base64 holds bits that count for nothing.
      if (at === value.length - 1 || value[at] === '%') continue;
      forged.push(value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1));
    }
    for (const one of forged) {
      if (one === value) continue;
      const answer = await person(origin).send('GET', '/api/me', { headers: { cookie: `${name}=${one}` } });
      expect(answer.status === 401, `${name}=${one.slice(0, 30)}: ${answer.status}`);
    }
  },

  async 'cookies that a script or another site could use'({ origin, seed, expect }) {
    const who = person(origin);
    const answers = [
      await who.get('/api/csrf-token'),
      await who.post('/api/auth/register', { email: emailOf({ seed }, 'flags'), password, name: 'Flags' }),
    ];
    for (const line of answers.flatMap(({ headers }) => headers.getSetCookie())) {
      const [pair] = line.split('=');
      expect(/SameSite=(Lax|Strict)/i.test(line), `${pair} goes to other sites`);
      // Two are for the pages' own script, and open nothing: that somebody is signed in, and that the session is another one.
      const opensNothing = /^foothold-(?:signed-in=1|session-mark=)/.test(line);
      expect(/HttpOnly/i.test(line) || opensNothing, `${pair} can be read by scripts`);
    }
  },

  async 'sessions after signing out, everywhere, and a new password'({ origin, seed, expect }) {
    const email = emailOf({ seed }, 'ended');
    const first = await signedUp(origin, { email });
    const stolen = copyOf(origin, first);
    right(await first.post('/api/auth/logout'), 'logout');
    expect(!(await isMe(stolen)), 'a copied cookie works after signing out');
    const windows = [person(origin), person(origin), person(origin)];
    for (const window of windows) right(await window.post('/api/auth/login', { email, password }), 'login');
    right(await windows[0].post('/api/auth/sign-out-everywhere'), 'everywhere');
    expect(!(await isMe(windows[1])), 'another window is signed in after signing out everywhere');
    for (const window of windows) right(await window.post('/api/auth/login', { email, password }), 'login');
    right(
      await windows[0].post('/api/auth/change-password', {
        currentPassword: password,
        newPassword: `${password} changed`,
      }),
      'change',
    );
    expect(!(await isMe(windows[2])), 'another window is signed in after the password was changed');
    const old = await person(origin).post('/api/auth/login', { email, password });
    expect(old.status === 401, `the old password: ${old.status}`);
  },

  async 'passwords guessed from one address, from many, and with addresses made up'({ origin, seed, expect }) {
    const email = emailOf({ seed }, 'guessed');
    const victim = await signedUp(origin, { email });
    const guess = async (address, forwarded = address) => {
      const guesser = person(origin, { address });
      await guesser.renewToken();
      return (
        await guesser.send('POST', '/api/auth/login', {
          json: { email, password: 'wrong one 12345' },
          headers: { 'x-forwarded-for': forwarded },
        })
      ).status;
    };
    const one = newAddress();
    const fromOne = [];
    // The proxy appends the address it sees: what the client wrote in front of it must not count.
    for (let index = 0; index < 60; index++) fromOne.push(await guess(one, `203.0.113.${index}, ${one}`));
    expect(fromOne.includes(429), `60 guesses from one address that made up 60: ${[...new Set(fromOne)].join()}`);
    const fromMany = [];
    for (let index = 0; index < 110; index++) fromMany.push(await guess(newAddress()));
    expect(fromMany.includes(429), `110 guesses from as many addresses: ${[...new Set(fromMany)].join()}`);
    expect(await isMe(victim), 'the owner, who is signed in, was locked out');
    for (const status of [...fromOne, ...fromMany]) expect(status === 401 || status === 429, `a guess: ${status}`);
  },

  async 'which addresses have accounts'({ origin, seed, expect }) {
    const known = emailOf({ seed }, 'known');
    await signedUp(origin, { email: known });
    const ask = async (path, json) => {
      const who = person(origin);
      await who.renewToken();
      return who.post(path, json);
    };
    const unknown = emailOf({ seed }, 'unknown');
    for (const [path, more] of [
      ['/api/auth/login', { password: 'wrong one 12345' }],
      ['/api/auth/forgot-password', {}],
    ]) {
      const times = { known: [], unknown: [] };
      for (let round = 0; round < 5; round++) {
        const here = await ask(path, { email: known, ...more });
        const nowhere = await ask(path, { email: unknown, ...more });
        expect(
          here.status === nowhere.status && here.text === nowhere.text,
          `${JSON.stringify(path)} tells: ${here.text} ${nowhere.text}`,
        );
        times.known.push(here.ms);
        times.unknown.push(nowhere.ms);
      }
      const fastest = (list) => Math.min(...list);
      const apart = Math.abs(fastest(times.known) - fastest(times.unknown));
      // A password that is checked takes some 100 ms; a machine with other work shakes by less than a third of that at its fastest.
      expect(
        apart < 60,
        `${JSON.stringify(path)} tells by its time: ${Math.round(fastest(times.known))} and ${Math.round(fastest(times.unknown))} ms`,
      );
    }
  },

  async 'one e-mail address, registered 20 times at once and in other spellings'({ origin, seed, expect }) {
    const email = emailOf({ seed }, 'twenty');
    const crowd = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const who = person(origin);
        await who.renewToken();
        return who;
      }),
    );
    const statuses = await Promise.all(
      crowd.map(async (who) => (await who.post('/api/auth/register', { email, password, name: 'Twenty' })).status),
    );
    expect(statuses.filter((status) => status === 200).length === 1, `20 at once: ${statuses}`);
    expect(
      statuses.every((status) => [200, 409, 429, 503].includes(status)),
      `20 at once: ${statuses}`,
    );
    for (const spelling of [email.toUpperCase(), ` ${email}`, `${email} `, email.replace('@', '@\u200b')]) {
      const { status } = await person(origin).post('/api/auth/register', { email: spelling, password, name: 'Other' });
      expect([400, 409, 429].includes(status), `${JSON.stringify(spelling)}: ${status}`);
    }
    await sleep(100);
  },
};
