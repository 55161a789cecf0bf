import { createHash } from 'node:crypto';
import { pagePaths } from '#contract/pages.ts';
import type { PaymentProviderName } from '#contract/payment-providers.ts';

/** The policy of data answers: they may load and run nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const hashesOf = (html: string, element: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(element)]
      .map(([, body = '']) => body)
      .filter((body) => body !== '')
      .map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`),
  ),
];

/** Inline scripts and styles of our own pages. We build the pages, so a regular expression reads them safely. */
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What a page may load, frame and talk to besides this site. */
interface Sources {
  script: string[];
  frame: string[];
  connect: string[];
}

const onlyHere: Sources = { script: [], frame: [], connect: [] };

/** What each payment provider's own form needs: its script, its frames (a bank's confirmation among them) and where they send data. */
const formSources: Record<PaymentProviderName, Sources> = {
  sandbox: onlyHere,
  // https://docs.stripe.com/security/guide#content-security-policy
  stripe: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
};

/** The forms are on the checkout alone. */
const sourcesAt = (address: string): Sources => {
  if (address !== pagePaths.checkout) return onlyHere;
  const all = Object.values(formSources);
  const each = (kind: keyof Sources) => [...new Set(all.flatMap((sources) => sources[kind]))];
  return { script: each('script'), frame: each('frame'), connect: each('connect') };
};

/**
 * The policy of a page at an address: what this site serves, the inline scripts and styles that the page was built with, and for the checkout the payment
 * provider's form.
 */
export function pagePolicy(html: string, address: string): string {
  const { script, frame, connect } = sourcesAt(address);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script, ...hashesOf(html, inlineScript)].join(' '),
    ["style-src 'self'", ...hashesOf(html, inlineStyle)].join(' '),
    "img-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frame.length > 0 ? [`frame-src ${frame.join(' ')}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
