/*
 * Every figure, rating and quotation on the home page that praises the service, in this one file.
 *
 * OPERATORS: these came with the specification of the product. Replace each with what you can prove of your own service before you
 * show it to anybody, or set MARKETING_CLAIMS=off, which takes all of them out of the pages. The pages are complete without them.
 */

import { numeral } from './counting.ts';

/** What search engines are told of the ratings. */
const rating = { value: 4.9, best: 5, count: 12_847 } as const;

/** What a person says of the service; `colour` is that of the circle around the initial. */
export interface Testimonial {
  name: string;
  title: string;
  content: string;
  initial: string;
  colour: 'green' | 'ochre' | 'ink';
}

const testimonials: readonly Testimonial[] = [
  {
    name: 'A registered nurse',
    title: 'From a medical ward to intensive care',
    content:
      'It asked me three questions I could have answered in my sleep and had never written down. Those were the lines the ward manager asked about.',
    initial: 'N',
    colour: 'green',
  },
  {
    name: 'A warehouse lead',
    title: 'From shift lead to supervisor',
    content:
      'Every line of mine began with “responsible for”. I could see what was wrong with each one, next to it, and what fixing it was worth.',
    initial: 'W',
    colour: 'ochre',
  },
  {
    name: 'A software engineer',
    title: 'Back after two years of parental leave',
    content:
      'I’d tried tools that made me sound like somebody else. This one struck its own sentence because my resume didn’t back it up. That’s when I trusted it.',
    initial: 'S',
    colour: 'ink',
  },
];

export const claims = {
  rating,
  /** The row of figures under the first screen. */
  label: 'What people have done with Foothold',
  figures: [
    { value: '4.9/5', text: 'average rating' },
    { value: '12,847+', text: 'resumes optimized' },
    { value: '94%', text: 'success rate' },
    { value: '3.2x', text: 'more interviews' },
  ],
  audience: 'Trusted by 15,000+ professionals.',
  /** The live counter begins here. */
  processedAtFirst: 53_456,
  processed: 'resumes processed',
  shownCount: numeral,
  savings: 'Savings of up to 75%.',
  testimonials,
} as const;
