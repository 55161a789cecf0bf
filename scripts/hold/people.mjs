// The clients of a run: browsers with their own session and address, which reach any running web process, as behind a load balancer.

/** Cut off by a kill, or nobody was there to answer: what was asked may have happened or not. */
export class CutOff extends Error {}

const addressOf = (number) =>
  `10.${Math.floor(number / 62_500) % 250}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;

/** `noted(kind, ms, status)` hears of each answer; a status of 0 is a request that was cut off. */
export function browserOf(number, { web, noted }) {
  const jar = new Map();
  let token;
  const cookie = () => [...jar].map(([key, value]) => `${key}=${value}`).join('; ');
  const request = async (kind, method, path, body) => {
    const up = web.filter(({ isUp }) => isUp);
    const { origin } = up[Math.floor(Math.random() * up.length)] ?? web[0];
    const isForm = body instanceof FormData;
    const began = performance.now();
    try {
      const answer = await fetch(`${origin}${path}`, {
        method,
        signal: AbortSignal.timeout(60_000),
        headers: {
          'x-forwarded-for': addressOf(number),
          cookie: cookie(),
          ...(token && method !== 'GET' ? { 'x-csrf-token': token } : {}),
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      noted(kind, performance.now() - began, answer.status, text);
      for (const line of answer.headers.getSetCookie()) {
        const [pair] = line.split(';');
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
      }
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
      return {
        status: answer.status,
        body: isJson ? JSON.parse(text) : undefined,
        retryAfter: answer.headers.get('retry-after'),
      };
    } catch (error) {
      noted(kind, performance.now() - began, 0, String(error.cause ?? error));
      throw new CutOff(String(error.cause ?? error), { cause: error });
    }
  };
  const tokenOf = async () => {
    const given = await request('csrf token', 'GET', '/api/csrf-token');
    if (given.status === 200) token = given.body.csrfToken;
    return given;
  };
  return {
    number,
    cookie,
    get: (kind, path) => request(kind, 'GET', path),
    async post(kind, path, body, method = 'POST') {
      if (!token) {
        const given = await tokenOf();
        if (given.status !== 200) return given;
      }
      const answer = await request(kind, method, path, body);
      // The session has another name since it signed in.
      if (answer.status === 200 && /\/auth\/(login|register)$/.test(path)) token = undefined;
      if (answer.status === 403) token = undefined;
      return answer;
    },
  };
}
