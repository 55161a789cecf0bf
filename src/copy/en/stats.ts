import { counted } from './counting.ts';
import { dollars } from './plans.ts';

const steps = {
  upload: 'Upload a resume',
  template: 'Choose a template',
  choice: 'Score or optimize',
  score: 'See the score',
  job: 'Describe the job',
  optimization: 'Start the optimization',
};

const vitalNames = {
  CLS: 'Layout shift (CLS)',
  FID: 'First input delay (FID)',
  LCP: 'Largest paint (LCP)',
  FCP: 'First paint (FCP)',
  TTFB: 'First byte (TTFB)',
};

const ratings = { good: 'good', 'needs-improvement': 'needs improvement', poor: 'poor' };

type Step = keyof typeof steps;
type Vital = keyof typeof vitalNames;
type Rating = keyof typeof ratings;

const value = (metric: Vital, p75: number): string => (metric === 'CLS' ? p75.toFixed(3) : `${Math.round(p75)} ms`);

/** What `foothold stats` tells the operator. */
export const stats = {
  nobody: (days: number) => `Nobody who agreed to be counted came in the last ${counted(days, 'day')}.`,
  head: (days: number, visitors: number) =>
    `${counted(visitors, 'visitor')} who agreed to be counted, in the last ${counted(days, 'day')}.`,
  page: ({ path, views, visitors }: { path: string; views: number; visitors: number }) =>
    `Page ${path}: ${counted(views, 'view')} by ${counted(visitors, 'visitor')}`,
  step: ({ step, visitors }: { step: Step; visitors: number }) =>
    `Step “${steps[step]}”: ${counted(visitors, 'visitor')}`,
  signUps: (times: number) => `Accounts created: ${times}`,
  purchases: ({ times, dollars: sum }: { times: number; dollars: number }) =>
    `Purchases: ${times}, ${dollars(Math.round(sum * 100))} in all`,
  vital: ({ metric, p75, rating, samples }: { metric: Vital; p75: number; rating: Rating; samples: number }) =>
    `${vitalNames[metric]}: ${value(metric, p75)} or better on three of four page loads (${ratings[rating]}, ${counted(samples, 'sample')})`,
} as const;
