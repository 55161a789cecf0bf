// What an outsider may see of an answer, and what not.

/** Traces of the inside: stacks, statements, files, vendors' own words. */
const inside = [
  /\bat (?:async )?[\w.<>]+ \(?(?:file|node|\/)[^\n]*:\d+:\d+/,
  /node_modules/,
  /node:internal/,
  /\bfile:\/\/\//,
  /(?:^|[\s"'(])\/(?:work|home|usr|tmp|root|var|etc)\/\w/,
  /\bselect\b.{1,200}\bfrom\b\s+"?\w/is,
  /\binsert into\b/i,
  /\bFailed query\b/i,
  /syntax error at/i,
  /duplicate key value|violates .* constraint|invalid input syntax|invalid byte sequence/i,
  /\bpglite\b|\bdrizzle\b|\bpostgres(?:ql)?\b/i,
  /Cannot read propert|is not a function|is not iterable|undefined \(reading/,
  /ECONN|ENOENT|EACCES|EPIPE/,
  /\bE(?:RR)?_[A-Z_]{4,}\b.*\bat\b/,
  /root:x:0:0/,
];

// The specification fixes some without a full stop ("Optimization not found").
const isSentence = (text) => typeof text === 'string' && /^[\p{Lu}\p{N}“"]\S* \S/u.test(text);

function parsed(body) {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What's wrong with an error's body, as a sentence; undefined if nothing is. */
function wrongError(body) {
  const value = parsed(body);
  if (value === null || typeof value !== 'object')
    return `the error is no JSON object: ${body.toString('utf8').slice(0, 200)}`;
  if (!isSentence(value.error)) return `the error is no sentence: ${JSON.stringify(value).slice(0, 300)}`;
  if (!/^[A-Z][A-Z_]+$/.test(value.code ?? '')) return `the error has no code: ${JSON.stringify(value).slice(0, 300)}`;
  const odd = Object.keys(value).filter((key) => !['error', 'code', 'issues'].includes(key));
  if (odd.length > 0) return `the error has ${odd.join(', ')}`;
  if (
    value.issues &&
    !value.issues.every(({ path, message }) => typeof path === 'string' && typeof message === 'string')
  ) {
    return `the error's issues have another shape: ${JSON.stringify(value.issues).slice(0, 300)}`;
  }
  return undefined;
}

/**
 * The findings in an answer, as sentences. `secret` are words that only somebody else may see, `sent` the request, whose own words may come back.
 */
export function findingsOf(
  { status, headers, body, ms },
  { secret = [], sent = '', isCut = false, boundMs, method = 'GET', isApi = true },
) {
  const found = [];
  if (status === -1) {
    if (!isCut) found.push('no answer in time');
    return found;
  }
  if (status === 0) {
    if (!isCut) found.push('closed without an answer');
    return found;
  }
  if (status >= 500 && !(status === 503 && headers['retry-after'])) {
    found.push(`${status}: ${body.toString('utf8').slice(0, 300)}`);
  }
  if (ms > boundMs && !isCut) found.push(`took ${Math.round(ms)} ms`);
  const text = body.toString('utf8');
  const head = JSON.stringify(headers);
  for (const word of secret) {
    if (text.includes(word) || head.includes(word)) found.push(`somebody else's ${word.slice(0, 12)}... came back`);
  }
  if (headers['set-cookie'] && /\n?(?:a|evil)=b/i.test(headers['set-cookie'])) found.push('a header was injected');
  if (/evil\.example/.test(headers.location ?? '')) found.push(`leads away to ${headers.location}`);
  if (headers['x-powered-by'] || headers.server) found.push('says what it runs on');
  if (headers['access-control-allow-origin']) found.push('is open to other origins');
  if (status >= 400 && method !== 'HEAD' && isApi) {
    const wrong = wrongError(body);
    if (wrong) found.push(wrong);
    for (const trace of inside) {
      const match = trace.exec(text)?.[0];
      if (match && !sent.includes(match.trim())) found.push(`shows its inside: ${match.slice(0, 160)}`);
    }
  }
  return found;
}

/** Collects findings and keeps a few examples of each kind. */
export function findingList() {
  const kinds = new Map();
  return {
    add(kind, example) {
      const noted = kinds.get(kind) ?? { count: 0, examples: [] };
      noted.count += 1;
      if (noted.examples.length < 4) noted.examples.push(example);
      kinds.set(kind, noted);
    },
    get count() {
      return [...kinds.values()].reduce((sum, { count }) => sum + count, 0);
    },
    list: () => [...kinds].map(([kind, { count, examples }]) => ({ kind, count, examples })),
  };
}
