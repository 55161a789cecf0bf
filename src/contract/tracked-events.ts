import type { PaymentType } from '#domain/billing/prices.ts';
import type { TemplateId } from '#domain/resume/document/templates.ts';
import type { notFoundPath, pagePaths } from './pages.ts';

/** The path of a page; unknown addresses count as the not-found page. */
export type PagePath = (typeof pagePaths)[keyof typeof pagePaths] | typeof notFoundPath;

/** The steps on the way to an optimization, in their order; where the step before offers both, `score` and `job` are each other's alternative. */
export const conversionSteps = ['upload', 'template', 'choice', 'score', 'job', 'optimization'] as const;
export type ConversionStep = (typeof conversionSteps)[number];

export const trackedFileTypes = ['pdf', 'docx', 'doc', 'json', 'zip', 'other'] as const;

/** Refused by the card's bank; by the provider, or for want of a confirmation; or the answer got lost. */
export const paymentFailures = ['declined', 'refused', 'unanswered'] as const;

/** How fast and steady a page was for the person who opened it. */
export const vitalNames = ['CLS', 'FID', 'LCP', 'FCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];
export const vitalRatings = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof vitalRatings)[number];

export const scrollDepths = [25, 50, 75, 100] as const;
export type ScrollDepth = (typeof scrollDepths)[number];

/** The most events that one report to the server brings. */
export const mostReported = 20;

/** An amount in US dollars, and what it pays for. */
interface Purchase {
  value: number;
  currency: 'USD';
  paymentType: PaymentType;
}

interface TrackedFile {
  fileType: (typeof trackedFileTypes)[number];
  /** In kilobytes. */
  fileSize: number;
}

/** What pages report of a person who has agreed to it, by the names that the specification gives, with the properties of each. Nothing here names a person. */
export interface TrackedEvents {
  /** A page was opened; the path has no query. */
  page_view: { path: PagePath };
  sign_up: { method: 'email' };
  login: { method: 'email' };
  /** A file was chosen, and was read. */
  file_upload: TrackedFile;
  file_uploaded: TrackedFile;
  resume_optimization_started: { template: TemplateId };
  linkedin_enhancement_started: { mode: 'url' | 'manual' };
  conversion_step: { step: ConversionStep };
  begin_checkout: Purchase;
  add_payment_info: Purchase;
  view_item: Purchase;
  purchase: Purchase & { transactionId: string };
  checkout_page_viewed: { paymentType: PaymentType };
  checkout_initiated: { paymentType: PaymentType };
  payment_failed: { paymentType: PaymentType; reason: (typeof paymentFailures)[number] };
  payment_completed: Purchase & { transactionId: string };
  /** In percent of the page's height. */
  scroll_depth: { percent: ScrollDepth };
  /** Only for the operator: no third party gets it. */
  web_vital: { metric: VitalName; value: number; rating: VitalRating };
}
export type TrackedEventName = keyof TrackedEvents;

/** An event with its own properties. */
export type TrackedEvent = {
  [Name in TrackedEventName]: { name: Name; properties: TrackedEvents[Name] };
}[TrackedEventName];
