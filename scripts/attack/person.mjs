// Somebody at a browser: cookies, the CSRF token and their own address.
import { setTimeout as sleep } from 'node:timers/promises';

let given = 0;
/** An address that nobody had before. */
export function newAddress() {
  given += 1;
  return `10.${(given >> 16) & 255}.${(given >> 8) & 255}.${given & 255}`;
}

/** `patience`: how often a request is sent again, a second later, where the answer was that the server is busy, as a person would. */
export function person(origin, { address = newAddress(), apiKey, patience = 60 } = {}) {
  const jar = new Map();
  const own = { address, jar, apiKey, token: undefined, ids: {} };
  own.cookieHeader = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  own.send = async (method, path, more) => {
    for (let left = patience; ; left--) {
      const answer = await sendOnce(method, path, more);
      if (answer.status !== 503 || answer.body?.code !== 'BUSY' || left === 0) return answer;
      await sleep(1_000);
    }
  };
  const sendOnce = async (method, path, { json, form, headers = {}, withToken = true, timeout = 120_000 } = {}) => {
    const began = performance.now();
    const answer = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'x-forwarded-for': own.address,
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : { cookie: own.cookieHeader() }),
        ...(own.token && withToken && !apiKey ? { 'x-csrf-token': own.token } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form === undefined ? {} : { body: form }),
    });
    if (!apiKey) {
      for (const line of answer.headers.getSetCookie()) {
        const [pair] = line.split(';');
        const at = pair.indexOf('=');
        if (pair.slice(at + 1) === '') jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), pair.slice(at + 1));
      }
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = bytes.toString('utf8');
    let body;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    return { status: answer.status, headers: answer.headers, text, bytes, body, ms: performance.now() - began };
  };
  own.get = (path, more) => own.send('GET', path, more);
  own.renewToken = async () => {
    const { body } = await own.get('/api/csrf-token');
    own.token = body?.csrfToken;
  };
  own.change = async (method, path, json, more) => {
    if (!own.token && !apiKey) await own.renewToken();
    const answer = await own.send(method, path, { json, ...more });
    // A sign-in, and a password that is changed, begin a new session with a new token.
    if (!apiKey && answer.status < 400 && path.startsWith('/api/auth/')) own.token = undefined;
    return answer;
  };
  own.post = (path, json, more) => own.change('POST', path, json, more);
  own.upload = (path, field, name, bytes, more) => {
    const form = new FormData();
    form.set(field, new File([bytes], name));
    return own.change('POST', path, undefined, { form, ...more });
  };
  return own;
}

/** The body of an answer that has to be 200; an attack that cannot prepare its ground has to say so. */
export function right(answer, what) {
  if (answer.status !== 200) throw new Error(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer.body;
}

export const password = 'a long and unusual passphrase 7';

export async function signedUp(origin, { email, name = 'A Reader', address } = {}) {
  const own = person(origin, { address });
  own.email = email;
  own.userId = right(await own.post('/api/auth/register', { email, password, name }), 'register').user.id;
  await own.renewToken();
  return own;
}

export async function pay(own, order) {
  const { clientSecret } = right(await own.post('/api/create-payment-intent', order), 'create-payment-intent');
  const card = { cardNumber: '4242424242424242', expiry: '12/34', cvc: '123' };
  return right(await own.post('/api/sandbox/confirm-payment', { clientSecret, ...card }), 'confirm-payment');
}
