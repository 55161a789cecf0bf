import { createHash } from 'node:crypto';
import { pagePaths } from '#contract/pages.ts';
import type { PaymentProviderName } from '#contract/payment-providers.ts';
import type { SiteFacts } from '#contract/site.ts';

/** What no answer may do, and `default-src` doesn't cover: be framed, send forms, or have its addresses read from elsewhere. */
const closed = ["base-uri 'none'", "frame-ancestors 'none'"];

/** The policy of data answers: they may load and run nothing. */
export const dataPolicy = ["default-src 'none'", "form-action 'none'", ...closed].join('; ');

/** The policy of the site's own files, which a worker's script keeps for what it does: what this site serves, and nothing else. */
export const filePolicy = ["default-src 'self'", "object-src 'none'", "form-action 'none'", ...closed].join('; ');

const hashesOf = (html: string, element: RegExp): string[] => [
  ...new Set(
    [...html.matchAll(element)]
      .map(([, body = '']) => body)
      .filter((body) => body !== '')
      .map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`),
  ),
];

/** Inline scripts and styles of our own pages, data blocks left out, since nothing runs them. We build the pages, so a regular expression reads them safely. */
const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** What a page may load, frame, show and talk to besides this site. */
interface Sources {
  script: string[];
  frame: string[];
  connect: string[];
  image: string[];
}

const onlyHere: Sources = { script: [], frame: [], connect: [], image: [] };

/** What each payment provider's own form needs: its script, its frames (a bank's confirmation among them) and where they send data. */
const formSources: Record<PaymentProviderName, Sources> = {
  sandbox: onlyHere,
  // https://docs.stripe.com/security/guide#content-security-policy
  stripe: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
    image: [],
  },
};

/** What Google's tag needs to measure and to report a conversion. Pages load it only for visitors who have agreed; other operators' pages could not. */
// https://developers.google.com/tag-platform/security/guides/csp
const tagManager = 'https://www.googletagmanager.com';
const analytics: Sources = {
  script: [tagManager],
  frame: [],
  connect: [tagManager, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: [tagManager, 'https://*.google-analytics.com'],
};
const ads: Sources = {
  script: [tagManager, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  frame: [tagManager, 'https://td.doubleclick.net'],
  connect: [
    tagManager,
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
  image: [
    tagManager,
    'https://www.googleadservices.com',
    'https://googleads.g.doubleclick.net',
    'https://www.google.com',
  ],
};

/** The third parties that the operator's settings name. */
export type MeasuredBy = Pick<SiteFacts, 'analyticsId' | 'adsConversionId'>;

const measuringSources = ({ analyticsId, adsConversionId }: MeasuredBy): Sources[] => [
  ...(analyticsId === undefined ? [] : [analytics]),
  ...(adsConversionId === undefined ? [] : [ads]),
];

/** The forms are on the checkout alone. */
const sourcesAt = (address: string, measuredBy: MeasuredBy): Sources => {
  const all = [
    onlyHere,
    ...(address === pagePaths.checkout ? Object.values(formSources) : []),
    ...measuringSources(measuredBy),
  ];
  const each = (kind: keyof Sources) => [...new Set(all.flatMap((sources) => sources[kind]))];
  return { script: each('script'), frame: each('frame'), connect: each('connect'), image: each('image') };
};

/**
 * The policy of a page at an address: what this site serves, the inline scripts and styles that the page was built with, for the checkout the payment
 * provider's form, and what the operator measures by.
 */
export function pagePolicy(html: string, address: string, measuredBy: MeasuredBy = {}): string {
  const { script, frame, connect, image } = sourcesAt(address, measuredBy);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...script, ...hashesOf(html, inlineScript)].join(' '),
    ["style-src 'self'", ...hashesOf(html, inlineStyle)].join(' '),
    ["img-src 'self' blob:", ...image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    ...(frame.length > 0 ? [`frame-src ${frame.join(' ')}`] : []),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    ...closed,
  ].join('; ');
}

/** What pages may use of the device: everything unused is denied, in case foreign code gets into a page. Stripe's form asks the browser about payments. */
export const permissionsPolicy = [
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=()',
  'screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'payment=(self "https://js.stripe.com")',
].join(', ');
