// Connections that are held, requests that hide in others, and bytes without end.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { newAddress, person, right } from './person.mjs';
import { sendRaw } from './raw-request.mjs';

const connectTo = (origin) => {
  const { hostname, port } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
};

/** The 95th percentile of a small request, in milliseconds; Infinity where one wasn't answered. */
async function smallRequests(origin, count) {
  const times = [];
  for (let index = 0; index < count; index++) {
    const { status, ms } = await person(origin, { patience: 0 })
      .get('/api/csrf-token', { timeout: 20_000 })
      .catch(() => ({ status: 0, ms: Infinity }));
    times.push(status === 200 ? ms : Infinity);
    await sleep(50);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(count * 0.95) - 1];
}

export const networkAttacks = {
  async 'three hundred connections that send a letter now and then'({ origin, expect }) {
    const quiet = await smallRequests(origin, 20);
    const sockets = Array.from({ length: 300 }, () => connectTo(origin));
    for (const socket of sockets)
      socket.write(`POST /api/score-resume HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 198.51.100.7\r\n`);
    const drip = setInterval(() => {
      for (const [index, socket] of sockets.entries()) if (!socket.destroyed) socket.write(`X-${index}: a\r\n`);
    }, 1_000);
    const held = await smallRequests(origin, 40);
    // Node looks for them every half minute, and they have twenty seconds.
    await sleep(56_000);
    clearInterval(drip);
    const open = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
    for (const socket of sockets) socket.destroy();
    expect(
      held < Math.max(5 * quiet, 1_000),
      `a small request took ${Math.round(held)} ms, ${Math.round(quiet)} when quiet`,
    );
    expect(open === 0, `${open} of 300 are still open after a minute without an end of their headers`);
  },

  async 'five hundred uploads that are never finished'({ origin, expect, server }) {
    const before = server.megabytes();
    const visitor = person(origin, { address: newAddress() });
    await visitor.renewToken();
    const head = (length) =>
      [
        'POST /api/upload-resume HTTP/1.1',
        'Host: 127.0.0.1',
        `X-Forwarded-For: ${visitor.address}`,
        `Cookie: ${visitor.cookieHeader()}`,
        `X-CSRF-Token: ${visitor.token}`,
        'Content-Type: multipart/form-data; boundary=b',
        `Content-Length: ${length}`,
        '',
        '--b',
        'Content-Disposition: form-data; name="resume"; filename="a.pdf"',
        '',
        '',
      ].join('\r\n');
    const quiet = await smallRequests(origin, 10);
    const sockets = Array.from({ length: 500 }, () => connectTo(origin));
    const piece = Buffer.alloc(400_000, 37);
    for (const socket of sockets) {
      socket.write(head(10_000_000));
      socket.write(piece);
      socket.resume();
    }
    await sleep(3_000);
    const held = await smallRequests(origin, 20);
    const other = person(origin);
    const answer = await other
      .upload('/api/upload-resume', 'resume', 'a.txt.docx', Buffer.from('no'))
      .catch(() => ({ status: 0 }));
    const during = server.megabytes();
    for (const socket of sockets) socket.destroy();
    await sleep(1_000);
    expect(
      answer.status > 0 && (answer.status < 500 || answer.status === 503),
      `somebody else’s upload meanwhile: ${answer.status}`,
    );
    expect(
      held < Math.max(5 * quiet, 1_000),
      `a small request took ${Math.round(held)} ms, ${Math.round(quiet)} when quiet`,
    );
    if (during !== undefined) expect(during - before < 400, `${during - before} MB more for 200 MB that were sent`);
    const after = await smallRequests(origin, 5);
    expect(after < Math.max(5 * quiet, 1_000), `a small request took ${Math.round(after)} ms afterwards`);
  },

  async 'requests inside of others'({ origin, expect }) {
    const smuggled = 'GET /api/profile/export HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
    const heads = [
      `Content-Length: ${smuggled.length + 5}\r\nTransfer-Encoding: chunked`,
      `Transfer-Encoding: chunked\r\nContent-Length: 4`,
      'Transfer-Encoding: xchunked',
      'Transfer-Encoding: chunked, identity',
      ' Transfer-Encoding: chunked',
      'Transfer-Encoding\t: chunked',
      'Content-Length: 5\r\nContent-Length: 6',
      'Content-Length: +5',
      'Content-Length: 5, 5',
      'X: a\n Transfer-Encoding: chunked',
      'X: a\rTransfer-Encoding: chunked',
    ];
    for (const head of heads) {
      const answer = await sendRaw(
        origin,
        Buffer.from(
          `POST /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n${head}\r\n\r\n0\r\n\r\n${smuggled}`,
        ),
        { timeout: 4_000 },
      );
      expect(answer.status !== 200, `${JSON.stringify(head)}: ${answer.status}`);
      expect(answer.status < 500, `${JSON.stringify(head)}: ${answer.status}`);
    }
  },

  async 'one connection with ten thousand requests, and one that never reads'({ origin, expect, server }) {
    const piped = connectTo(origin);
    let received = 0;
    piped.on('data', (piece) => (received += piece.toString('latin1').split('HTTP/1.1 ').length - 1));
    piped.write(
      'GET /api/csrf-token HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 198.51.100.8\r\n\r\n'.repeat(10_000),
    );
    const deaf = Array.from({ length: 20 }, () => {
      const socket = connectTo(origin);
      socket.pause();
      socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(500));
      return socket;
    });
    const before = server.megabytes();
    await sleep(2_000);
    const held = await smallRequests(origin, 20);
    const during = server.megabytes();
    piped.destroy();
    for (const socket of deaf) socket.destroy();
    expect(held < 5_000, `a small request took ${Math.round(held)} ms beside them`);
    if (during !== undefined) expect(during - before < 500, `${during - before} MB more for those who never read`);
    expect(received > 0, 'nothing was answered');
  },

  async 'a body that grows when it is unpacked'({ origin, expect }) {
    const { gzipSync, brotliCompressSync } = await import('node:zlib');
    const visitor = person(origin);
    await visitor.renewToken();
    const body = Buffer.from(JSON.stringify({ resumeText: 'a'.repeat(50_000_000) }));
    for (const [encoding, bytes] of [
      ['gzip', gzipSync(body)],
      ['br', brotliCompressSync(body)],
    ]) {
      const answer = await fetch(`${origin}/api/score-resume`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-encoding': encoding,
          cookie: visitor.cookieHeader(),
          'x-csrf-token': visitor.token,
        },
        body: bytes,
      });
      await answer.arrayBuffer();
      expect([400, 413, 415].includes(answer.status), `${String(encoding)}: ${answer.status}`);
    }
  },

  async 'mails to anybody by the contact form'({ origin, expect }) {
    const statuses = [];
    const visitor = person(origin);
    for (let index = 0; index < 40; index++) {
      const { status } = await visitor.post('/api/contact', {
        firstName: 'A',
        lastName: 'B',
        email: 'victim@example.com',
        subject: `Hello\r\nBcc: all@example.com ${index}`,
        message: 'x',
      });
      statuses.push(status);
    }
    expect(statuses.includes(429), `40 messages: ${[...new Set(statuses)].join()}`);
    expect(
      statuses.every((status) => [200, 400, 429].includes(status)),
      `40 messages: ${[...new Set(statuses)].join()}`,
    );
    right(await person(origin).get('/api/csrf-token'), 'csrf');
  },
};
