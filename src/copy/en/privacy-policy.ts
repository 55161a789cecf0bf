import type { LongRead } from '../long-reads/long-read.ts';

/** What is true of this software, and what the specification promises. */
export const privacyPolicy: LongRead = {
  title: 'Privacy policy',
  lead:
    'Your resume says a lot about you. Here’s what we keep of it and why, for how long, and how you get it back or ' +
    'have it deleted.',
  updated: 'November 23, 2026',
  sections: [
    {
      kind: 'short',
      title: 'The short version',
      blocks: [
        {
          kind: 'list',
          items: [
            'We need your resume to score and rewrite it. We use it for that and for nothing else.',
            'We don’t sell your data, show ads to you here, or train AI on your resume.',
            'Uploads are deleted after 30 days. Without an account, so is everything else you made, at the latest 30 days ' +
              'after your last visit.',
            'Analytics runs only if you agree to it.',
            'You can see, copy, correct and delete your data. Write to {privacy}.',
          ],
        },
      ],
    },
    {
      kind: 'who',
      title: 'Who is responsible',
      blocks: [
        'This site is run by {operator}, who decides how your data is used and is the data controller under the ' +
          'GDPR. For anything about your data, write to {privacy}. For help with the product, write to {support}.',
      ],
    },
    {
      kind: 'what',
      title: 'What we collect, and why',
      blocks: [
        {
          kind: 'table',
          caption: 'Data we collect, by kind',
          head: ['Data', 'Why we need it', 'Legal basis (GDPR)'],
          rows: [
            [
              'Resumes, LinkedIn profiles and job ads you upload or paste, and what’s read from them',
              'To score them, rewrite them and show you the result',
              'Our contract with you',
            ],
            [
              'Your answers, corrections, edits and practice answers',
              'To make your documents the way you want them',
              'Our contract with you',
            ],
            ['Name, email address and a hash of your password', 'For your account', 'Our contract with you'],
            [
              'Payments: what, when, how much, and the payment provider’s id',
              'To unlock what you bought, for refunds and for our books',
              'Contract and legal duty',
            ],
            [
              'Saved jobs, searches, ratings, notes and reminders',
              'To rank jobs and remind you',
              'Our contract with you',
            ],
            ['Messages you send us', 'To answer them', 'Legitimate interest in answering'],
            ['Your IP address', 'To limit misuse, such as guessing passwords', 'Legitimate interest in security'],
            [
              'When your account is signed in to, and changes to its security, with IP address, browser and system',
              'To show you, and to find out about misuse',
              'Legitimate interest in security',
            ],
            ['Pages viewed and steps taken, if you agree', 'To see what works and what doesn’t', 'Your consent'],
          ],
        },
        'Resumes can hold sensitive things: health, religion, union membership, a photo. We ask for none of that. If ' +
          'it’s in a file you upload, you’ve chosen to share it for the purpose above; it’s better to leave it out.',
      ],
    },
    {
      kind: 'model',
      title: 'Language models',
      blocks: [
        'Our built-in writer works by rules on our own server. The operator may connect a language model to propose ' +
          'wordings. If one is connected, it’s sent the parts of your resume and the ad that are being worded, without ' +
          'your name, contact details and references. Every proposal is checked against your resume before it’s used. If ' +
          'you enter a key of your own, requests go to that provider under your own agreement with it; the key is stored ' +
          'encrypted and deleted when your session ends.',
      ],
    },
    {
      kind: 'others',
      title: 'Who else sees it',
      blocks: [
        'We share data only with those who need it to run the service:',
        {
          kind: 'list',
          items: [
            '**Stripe** processes payments. Your card details go from your browser straight to Stripe; we never see them. ' +
              'Stripe learns your email address and what you buy.',
            '**An email service** delivers the emails you ask for.',
            '**A hosting provider** runs the servers.',
            '**Job boards** are asked for jobs with your search words and the place. They aren’t told who is searching.',
            '**A model provider**, where one is connected, as described above.',
            '**Google** (Analytics and Ads), only after you’ve agreed to it, and not at all where the operator doesn’t use ' +
              'it.',
          ],
        },
        'We hand data to authorities only where the law obliges us to. If a provider is outside your country, we rely on ' +
          'the safeguards the law provides for, such as the EU’s standard contractual clauses.',
      ],
    },
    {
      kind: 'long',
      title: 'How long we keep it',
      blocks: [
        {
          kind: 'table',
          caption: 'How long we keep data',
          head: ['Data', 'Kept'],
          rows: [
            ['Uploaded files and what was read from them', '30 days after the upload'],
            ['What you make without an account', 'Until your session ends, 30 days after your last visit'],
            ['What you make in an account', 'Until you delete it, or close the account'],
            ['What happened to your account’s security', '90 days'],
            ['Account data', 'Deleted within 30 days of closing the account'],
            ['Payment records', '7 years, as tax law requires; after you close your account, without a link to you'],
            ['Analytics, if you agreed', 'Anonymized after 26 months'],
            [
              'Emails you send us',
              'As long as it takes to help you, and as long as the law requires us to keep correspondence',
            ],
          ],
        },
        'Backups rotate: what you delete drops out as old backups are overwritten.',
      ],
    },
    {
      kind: 'rights',
      title: 'Your rights',
      blocks: [
        'Wherever you live, you can ask us for a copy of your data, have it corrected or deleted, take it with you, ' +
          'object to how we use it, or withdraw your consent. You don’t have to give a reason, and we won’t treat you ' +
          'differently for it.',
        {
          kind: 'list',
          items: [
            '**In the EU, the UK and Switzerland (GDPR):** we answer within 30 days. You can also complain to your data ' +
              'protection authority.',
            '**In California (CCPA):** we answer within 45 days. You have the right to know, delete and correct, and to opt ' +
              'out of sale or sharing. We don’t sell your data.',
          ],
        },
        'Write to {privacy} from the address you registered with, so that we know it’s you. A copy of your data is also ' +
          'in your [profile](profile), under Settings, with Export My Data. What you agreed to about cookies can be ' +
          'changed at any time; see the [cookie policy](cookiePolicy).',
      ],
    },
    {
      kind: 'automated',
      title: 'Automated decisions',
      blocks: [
        'Scores and matches are worked out by software. They’re advice for you. We don’t pass them to employers, and no ' +
          'decision about you is made with them here.',
      ],
    },
    {
      kind: 'breach',
      title: 'If something goes wrong',
      blocks: [
        'If your data gets into the wrong hands, we tell the responsible authority, and you if you’re affected, within 72 ' +
          'hours of learning of it: what happened, what it means for you, and what to do. How we try to prevent it is ' +
          'described under [Security](security).',
      ],
    },
    {
      kind: 'age',
      title: 'Minimum age',
      blocks: [
        'You must be at least 16 to use Foothold. If we learn that we hold data of someone younger, we delete it.',
      ],
    },
    {
      kind: 'changes',
      title: 'Changes',
      blocks: [
        'If we change this policy, we put the new date at the top. If a change affects what we may do with data we ' +
          'already have, we tell account holders by email first.',
      ],
    },
  ],
};
