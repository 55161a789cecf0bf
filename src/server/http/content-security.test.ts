import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './content-security.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page may run its own inline scripts and no other, and nothing is unsafe-inline', () => {
  const html =
    '<script>a()</script><script type="module">b()</script><script src="/start.js"></script><style>p{}</style>';
  const policy = pagePolicy(html, '/');
  expect(policy).toContain(`script-src 'self' ${hash('a()')} ${hash('b()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('p{}')}`);
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).toContain("frame-ancestors 'none'");
});

test('the payment provider’s form is allowed on the checkout, and nowhere else', () => {
  const checkout = pagePolicy('<script>a()</script>', '/checkout');
  const sources = (directive: string) =>
    new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(checkout)?.[1]?.split(' ') ?? [];
  expect(sources('script-src')).toEqual(
    expect.arrayContaining(["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com', hash('a()')]),
  );
  expect(sources('frame-src')).toEqual(
    expect.arrayContaining(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']),
  );
  expect(sources('connect-src')).toEqual(expect.arrayContaining(["'self'", 'https://api.stripe.com']));
  for (const address of ['/', '/optimize', '/checkout/else', '/checkouts']) {
    expect(pagePolicy('', address)).not.toContain('https:');
    expect(pagePolicy('', address)).not.toContain('frame-src');
  }
});

test('Google’s hosts are allowed where the operator has named an id for them, and nowhere else', () => {
  expect(pagePolicy('', '/')).not.toContain('google');
  const measured = pagePolicy('', '/', { analyticsId: 'G-ABC' });
  expect(measured).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(measured).toContain('https://*.google-analytics.com');
  expect(measured).not.toContain('doubleclick');
  expect(measured).not.toContain('frame-src');
  const advertised = pagePolicy('', '/', { adsConversionId: 'AW-1/a' });
  expect(advertised).toContain('https://googleads.g.doubleclick.net');
  expect(advertised).not.toContain('google-analytics');
  for (const policy of [measured, advertised]) expect(policy).not.toContain('unsafe');
});
