import { createHash } from 'node:crypto';
import { pagePaths } from '#contract/pages.ts';

/** The policy of answers that are data: they may load and run nothing. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const hashesOf = (html: string, element: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(element)]
      .map(([, body = '']) => body)
      .filter((body) => body !== '')
      .map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`),
  ),
];

/** Inline scripts and styles of a page of ours. The pages are built by us, so a regular expression reads them safely. */
const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Stripe's own form stands on the checkout, and there alone: its script, its frames (a bank's confirmation among them) and
 * what they send (https://docs.stripe.com/security/guide#content-security-policy).
 */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};
const onlyHere = { script: [], frame: [], connect: [] };

/**
 * The policy of a page at an address: what this site serves, the inline scripts and styles that stood in the page when it was built,
 * and for the checkout the payment provider's form.
 */
export function pagePolicy(html: string, address: string): string {
  const { script, frame, connect } = address === pagePaths.checkout ? stripe : onlyHere;
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
