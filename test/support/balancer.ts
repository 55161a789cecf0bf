import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

interface Answer {
  status: number;
  body: string;
  cookies: string[];
}

/**
 * Sends requests to web processes in turn, over connections that it keeps, and only to those whose /readyz answers 200: as a load balancer does. What is
 * refused because the machine is busy is sent again.
 */
export interface Balancer {
  send(path: string, options?: { method?: string; headers?: Record<string, string>; body?: string }): Promise<Answer>;
  /** Looks at this process from now on. */
  add(origin: string): void;
  remove(origin: string): void;
  /** Resolves when that many are ready. */
  ready(many: number): Promise<void>;
  close(): void;
}

const lookMs = 100;
/** How long a request waits for a process that is ready and not too busy: a crowded machine can hold up both. */
const longestWaitMs = 120_000;
const isBusy = ({ status, body }: Answer): boolean => status === 503 && body.includes('"BUSY"');

export function openBalancer(origins: readonly string[]): Balancer {
  const agent = new Agent({ keepAlive: true });
  const isReady = new Map(origins.map((origin) => [origin, false]));
  let turn = 0;
  const watching = { isOver: false };
  const ask = (url: string, { method = 'GET', headers = {}, body = '' } = {}, through: Agent | false = agent) =>
    new Promise<Answer>((resolve, reject) => {
      const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        url,
        { agent: through, method, headers: { ...headers, ...length } },
        (answer: IncomingMessage) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => (text += part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({ status: answer.statusCode ?? 0, body: text, cookies: answer.headers['set-cookie'] ?? [] }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const look = async (): Promise<void> => {
    while (!watching.isOver) {
      const all = [...isReady.keys()];
      await Promise.all(
        all.map(async (origin) => {
          const status = await ask(`${origin}/readyz`, {}, false).then(
            (answer) => answer.status,
            () => 0,
          );
          if (isReady.has(origin)) isReady.set(origin, status === 200);
        }),
      );
      await sleep(lookMs);
    }
  };
  void look();
  const readyOnes = () => [...isReady].flatMap(([origin, ready]) => (ready ? [origin] : []));
  return {
    async send(path, options) {
      for (let waited = 0; waited < longestWaitMs; waited += lookMs) {
        const ready = readyOnes();
        const origin = ready[turn++ % Math.max(1, ready.length)];
        const answer = origin === undefined ? undefined : await ask(`${origin}${path}`, options);
        if (answer && !isBusy(answer)) return answer;
        await sleep(lookMs);
      }
      throw new Error('No process was ready for long.');
    },
    add: (origin) => void isReady.set(origin, false),
    remove: (origin) => void isReady.delete(origin),
    async ready(many) {
      while (readyOnes().length < many) await sleep(lookMs);
    },
    close() {
      watching.isOver = true;
      agent.destroy();
    },
  };
}
