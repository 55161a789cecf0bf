// HTTP/1.1 by hand over a socket: says what no client library lets one say, and reports what came back byte by byte.
import net from 'node:net';

const parseHead = (text) => {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = {};
  for (const line of lines) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    headers[name] = name in headers ? `${headers[name]}\n${line.slice(at + 1).trim()}` : line.slice(at + 1).trim();
  }
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), headers };
};

function unchunked(body) {
  const pieces = [];
  for (let at = 0; at < body.length;) {
    const end = body.indexOf('\r\n', at);
    if (end < 0) break;
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!(size > 0)) break;
    pieces.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(pieces);
}

/** The first final answer in what was received; undefined where there is none. */
function parseAnswer(received) {
  let rest = received;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const { status, headers } = parseHead(rest.toString('latin1', 0, end));
    const after = rest.subarray(end + 4);
    if (status >= 100 && status < 200 && status !== 101) {
      rest = after;
      continue;
    }
    const body = /chunked/i.test(headers['transfer-encoding'] ?? '')
      ? unchunked(after)
      : after.subarray(0, Number(headers['content-length'] ?? after.length));
    return { status, headers, body };
  }
}

/**
 * Sends bytes and waits for the connection to end. Answers {status, headers, body, ms}; status 0 where the server closed without an answer, and
 * -1 where it neither answered nor closed in time.
 */
export function sendRaw(origin, bytes, { timeout = 60_000, halfClose = false } = {}) {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve) => {
    const received = [];
    let timer;
    let settled = false;
    const socket = net.connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const settle = (otherwise) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      socket.destroy();
      const answer = parseAnswer(Buffer.concat(received));
      resolve({ status: otherwise, headers: {}, body: Buffer.alloc(0), ...answer, ms: performance.now() - began });
    };
    timer = setTimeout(() => settle(-1), timeout);
    socket.on('data', (piece) => received.push(piece));
    socket.on('end', () => settle(0));
    socket.on('close', () => settle(0));
    socket.on('error', () => settle(0));
    socket.write(bytes);
    if (halfClose) socket.end();
  });
}

/** A request as bytes. Names and values go out as they are, whatever they contain. */
export function requestBytes({ method, target, headers, body }) {
  const head = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)].join('\r\n');
  // Latin-1 keeps bytes that are no characters; what is beyond it goes out as UTF-8, as browsers do in a path.
  const text = `${head}\r\n\r\n`;
  const headBytes = /[\u0100-\uffff]/.test(text) ? Buffer.from(text, 'utf8') : Buffer.from(text, 'latin1');
  return Buffer.concat([headBytes, body ?? Buffer.alloc(0)]);
}
