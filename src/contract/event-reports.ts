import { z } from 'zod';
import { paymentTypes } from '#domain/billing/prices.ts';
import { templateIds } from '#domain/resume/document/templates.ts';
import { notFoundPath, pagePaths } from './pages.ts';
import { route } from './route.ts';
import {
  conversionSteps,
  mostReported,
  paymentFailures,
  scrollDepths,
  trackedFileTypes,
  vitalNames,
  vitalRatings,
  type TrackedEventName,
} from './tracked-events.ts';

const path = z.enum([...Object.values(pagePaths), notFoundPath]);
const paymentType = z.enum(paymentTypes);
const purchase = { value: z.number().min(0).max(100_000), currency: z.literal('USD'), paymentType };
const file = { fileType: z.enum(trackedFileTypes), fileSize: z.number().int().min(0).max(1_000_000) };
const method = z.literal('email');

const event = <Name extends TrackedEventName, Shape extends z.ZodRawShape>(name: Name, properties: Shape) =>
  z.strictObject({ name: z.literal(name), path, properties: z.strictObject(properties) });

/**
 * An event as the operator counts it: what it may say is a number or a word from a list, so that no text of a person's can get in. A payment's id is left
 * out, because by it the row could be joined to an account.
 */
const reportedEvent = z.discriminatedUnion('name', [
  event('page_view', { path }),
  event('sign_up', { method }),
  event('login', { method }),
  event('file_upload', file),
  event('file_uploaded', file),
  event('resume_optimization_started', { template: z.enum(templateIds) }),
  event('linkedin_enhancement_started', { mode: z.enum(['url', 'manual']) }),
  event('conversion_step', { step: z.enum(conversionSteps) }),
  event('view_item', purchase),
  event('begin_checkout', purchase),
  event('checkout_page_viewed', { paymentType }),
  event('checkout_initiated', { paymentType }),
  event('add_payment_info', purchase),
  event('payment_failed', { paymentType, reason: z.enum(paymentFailures) }),
  event('payment_completed', purchase),
  event('purchase', purchase),
  event('scroll_depth', { percent: z.literal(scrollDepths) }),
  event('web_vital', {
    metric: z.enum(vitalNames),
    value: z.number().min(0).max(10_000_000),
    rating: z.enum(vitalRatings),
  }),
]);
export type ReportedEvent = z.output<typeof reportedEvent>;

export const reportEvents = route({
  kind: 'json',
  method: 'POST',
  path: '/api/events',
  access: 'anyone',
  body: z.strictObject({
    /** A random name, which the browser made when its person agreed to be counted. */
    visitor: z.uuid(),
    events: z.array(reportedEvent).min(1).max(mostReported),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
  limit: 'events',
});
