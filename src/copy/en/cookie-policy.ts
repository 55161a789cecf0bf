import type { LongRead } from '../long-reads/long-read.ts';

/** Every cookie and entry by its name: `session-cookie.ts`, `app.ts` and the storage keys of the pages. */
export const cookiePolicy: LongRead = {
  title: 'Cookie policy',
  lead: 'Five small cookies keep the site working. Everything else waits until you say yes.',
  updated: 'November 23, 2026',
  sections: [
    {
      kind: 'what',
      title: 'What cookies are',
      blocks: [
        'A cookie is a short text that a site stores in your browser and gets back with each request. Sites can also ' +
          'keep things in the browser’s own storage, which isn’t sent along by itself. We use both, as little as we can, ' +
          'and this page lists them by name.',
      ],
    },
    {
      kind: 'necessary',
      title: 'Necessary: always on',
      blocks: [
        'Without these, the site doesn’t work, so they need no consent. None of them follows you to other sites. Where ' +
          'the site is served over https, the cookies’ names begin with “__Host-”: only this host can set or read them.',
        {
          kind: 'table',
          caption: 'Necessary cookies',
          head: ['Name', 'What it’s for', 'Kept'],
          rows: [
            [
              'foothold',
              'Your session: what you uploaded and made, and whether you’re signed in. A random number, signed',
              '30 days after your last use',
            ],
            ['foothold-session-mark', 'Tells open tabs that the session has changed', '30 days'],
            ['foothold-signed-in', 'Tells the page to check who’s signed in', '30 days'],
            [
              'foothold-known',
              'Recognizes a browser you’ve signed in with, so that strangers guessing your password can’t lock you out',
              '1 year',
            ],
            ['csrf', 'Makes sure that requests come from our own pages', 'Until you close the browser'],
          ],
        },
      ],
    },
    {
      kind: 'storage',
      title: 'What your browser keeps for itself',
      blocks: [
        'These stay in your browser; no request carries them.',
        {
          kind: 'table',
          caption: 'Entries in the browser’s storage',
          head: ['Name', 'What it’s for', 'Kept'],
          rows: [
            ['foothold.theme', 'Light or dark, if you’ve chosen', 'Until you clear it'],
            [
              'foothold.consent',
              'Your cookie choice: whether you’ve decided, what you chose and when',
              'Until you change or clear it',
            ],
            ['foothold.tours', 'Which guided tours you’ve seen, so that they don’t start again', 'Until you clear it'],
            ['foothold.inHand', 'What you were looking at, so that signing in brings you back', '1 day'],
            ['foothold.draft.…', 'Answers and edits you’ve typed but not saved', '30 days, or until you sign out'],
            [
              'Other names that begin with “foothold.”',
              'Forms you’ve begun, the resume you’re working on, a payment under way',
              'Until you close the tab',
            ],
          ],
        },
      ],
    },
    {
      kind: 'consent',
      title: 'Only if you agree',
      blocks: [
        'If you don’t choose, or choose Necessary Only, nothing in this part happens and no request goes to Google.',
        {
          kind: 'table',
          caption: 'Optional cookies',
          head: ['Kind', 'What it’s for', 'Names', 'Kept'],
          rows: [
            [
              'Analytics',
              'Which pages are used, and where people get stuck. Our own counts, and Google Analytics where the operator uses ' +
                'it',
              'In the browser’s storage foothold.visitor, a random number, and foothold.performance, how fast pages were; ' +
                'Google’s _ga and _ga_…',
              'Up to 2 years in your browser; anonymized on the server after 26 months',
            ],
            [
              'Marketing',
              'Whether an ad led to a purchase: Google Ads, where the operator uses it',
              '_gcl_au',
              '90 days',
            ],
            ['Functional', 'Conveniences that aren’t strictly needed. At present there are none', 'None', '–'],
          ],
        },
        'Google’s scripts are started with everything denied, and get only the permissions you give.',
      ],
    },
    {
      kind: 'stripe',
      title: 'On the checkout page',
      blocks: [
        'Stripe’s card form is loaded on the checkout page, and nowhere else. Stripe sets cookies of its own there ' +
          '(__stripe_mid for a year, __stripe_sid for 30 minutes) to tell real payments from fraud. They’re needed to pay.',
      ],
    },
    {
      kind: 'choice',
      title: 'Changing your mind',
      blocks: [
        'Choose “Cookie preferences” at the foot of any page. You can also delete cookies in your browser at any time; ' +
          'you’ll be signed out, and what you made without an account can no longer be reached. The rights described in ' +
          'the [privacy policy](privacyPolicy) apply here too. Questions? Write to {privacy}.',
      ],
    },
  ],
};
