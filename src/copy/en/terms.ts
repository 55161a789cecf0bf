import { prices, type PaymentType } from '#domain/billing/prices.ts';
import type { LongRead } from '../long-reads/long-read.ts';
import { dollars, productNames } from './plans.ts';

const price = (type: PaymentType): string => dollars(prices[type].cents);

/** What people agree to; prices come from the one price table. */
export const terms: LongRead = {
  title: 'Terms of service',
  lead: 'What you can expect from us and what we expect from you, in words you don’t need a lawyer for.',
  updated: 'November 23, 2026',
  sections: [
    {
      kind: 'agreement',
      title: 'What this is',
      blocks: [
        'These terms are an agreement between you and {operator} (“we”) about the use of Foothold. By using the site you ' +
          'accept them. If you don’t, please don’t use it. How we handle your data is in the [privacy ' +
          'policy](privacyPolicy).',
      ],
    },
    {
      kind: 'who',
      title: 'Who may use it',
      blocks: [
        'You must be at least 16. If you’re under the age of majority where you live, your parents or guardians must agree before ' +
          'you buy anything. An account is for one person; keep your password to yourself, and tell us if you think ' +
          'someone else has it.',
      ],
    },
    {
      kind: 'service',
      title: 'What you get',
      blocks: [
        'Foothold scores resumes and LinkedIn profiles, rewrites resumes for job ads, writes cover letters, helps you ' +
          'prepare for interviews, and searches job boards. An optimization typically takes 30 to 60 seconds, and up to 2 ' +
          'minutes.',
        'We check every sentence we write against what you gave us. Still, read your documents before you send them: you ' +
          'know what’s true, and you’re the one who signs. We can’t promise an interview, a job or a given result with any ' +
          'employer’s software.',
      ],
    },
    {
      kind: 'yours',
      title: 'What’s yours stays yours',
      blocks: [
        'Your resume, and what we make from it for you, belong to you. You allow us to store and process it so that we ' +
          'can provide the service, and for nothing else. The software, the design and the texts of this site are ours or ' +
          'our licensors’.',
      ],
    },
    {
      kind: 'rules',
      title: 'What isn’t allowed',
      blocks: [
        {
          kind: 'list',
          items: [
            'Uploading someone else’s resume or profile without their permission',
            'Putting false statements into your documents to deceive an employer',
            'Trying to get around limits, locks or payment, or to reach other people’s data',
            'Copying the site in bulk, or reselling the service, without our written permission',
            'Uploading anything unlawful, or meant to do harm',
          ],
        },
        'We may close an account that does this. If you’ve paid and did nothing wrong, you get back what you haven’t ' +
          'used.',
      ],
    },
    {
      kind: 'prices',
      title: 'Prices and payment',
      blocks: [
        {
          kind: 'table',
          caption: 'What can be bought',
          head: ['Product', 'Price', 'What it opens'],
          rows: [
            [productNames.cover_letter, `${price('cover_letter')}, once`, 'The cover letter of one optimization'],
            [productNames.resume, `${price('resume')}, once`, 'The resume of one optimization'],
            [
              productNames.complete,
              `${price('complete')}, once`,
              'Resume, cover letter and interview preparation of one optimization',
            ],
            [productNames.pro, `${price('pro')} a month`, 'The same for all your optimizations'],
            [
              productNames.unlimited,
              `${price('unlimited')}, once`,
              'All that Pro includes, for as long as we offer the service, and LinkedIn enhancement',
            ],
          ],
        },
        'Prices are in US dollars; the checkout shows the total before you pay. Payments are handled by Stripe. What you ' +
          'buy opens as soon as the payment is confirmed.',
      ],
    },
    {
      kind: 'pro',
      title: 'Subscriptions',
      blocks: [
        `${productNames.pro} renews every month until you cancel. You can cancel at any time in your [profile](profile); ` +
          `it then ends with the month you’ve paid for. If a renewal fails, you have seven days to put it right. When Pro ` +
          `has ended, what it had unlocked stays readable, and downloads are closed. If you buy ${productNames.unlimited}, ` +
          `Pro ends at once and the rest of the month is credited.`,
      ],
    },
    {
      kind: 'refunds',
      title: '30-day money-back guarantee',
      blocks: [
        'If you’re not happy with what you bought, write to {support} within 30 days of paying and we’ll refund it, no ' +
          'reasons asked. The money goes back to the card you paid with. What a fully refunded payment unlocked is locked ' +
          'again. Rights of withdrawal that the law gives you aren’t affected.',
      ],
    },
    {
      kind: 'jobs',
      title: 'Job listings',
      blocks: [
        'Listings come from other sites and from companies’ own boards. We show them as we get them and can’t vouch that ' +
          'they’re right or still open. When you apply, you do so with the employer or board, under its terms.',
      ],
    },
    {
      kind: 'liability',
      title: 'Our responsibility',
      blocks: [
        'We work with care, but we don’t promise that the service is always available or free of mistakes. We’re fully ' +
          'liable for intentional misconduct, gross negligence and harm to life or health, and wherever the law doesn’t let us limit it. ' +
          'Otherwise we’re liable only for foreseeable damage, and at most for what you paid us in the twelve months ' +
          'before. Your rights as a consumer stay as they are.',
      ],
    },
    {
      kind: 'ending',
      title: 'Ending it',
      blocks: [
        'You can stop at any time, and close your account by writing to {privacy}. We delete its data within 30 days; ' +
          'payment records are kept for 7 years, as the law requires. If we stop offering Foothold, we’ll tell you at ' +
          'least 30 days ahead, so that you can download what’s yours.',
      ],
    },
    {
      kind: 'changes',
      title: 'Changes to these terms',
      blocks: [
        'If we change these terms, we put the new date at the top and tell account holders by email at least 30 days ' +
          'before. If you don’t agree, you can close your account before then. Prices you’ve already paid don’t change.',
      ],
    },
    {
      kind: 'last',
      title: 'The rest',
      blocks: [
        'If one of these terms turns out not to hold, the others still do. The law of the country where the operator is ' +
          'based applies; as a consumer, you also keep the protection of the law where you live. Questions? Write to ' +
          '{support} or use the [contact page](contact).',
      ],
    },
  ],
};
