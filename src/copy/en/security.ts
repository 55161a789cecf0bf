import type { LongRead } from '../long-reads/long-read.ts';

/** What the code does to keep things safe; SECURITY.md tells it to developers. */
export const securityPolicy: LongRead = {
  title: 'Security',
  lead: 'How we protect your resume, your account and your payments, and what you can do yourself.',
  sections: [
    {
      kind: 'files',
      title: 'Your resume',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Uploaded files are read apart from everything else,** in processes with limits on time, memory and size that ' +
              'can be ended at any moment. What’s in a file is only ever read, never run.',
            '**Only you can see what’s yours.** Asking for someone else’s upload, optimization or payment gets the same ' +
              'answer as asking for something that doesn’t exist.',
            '**Every copy has an end.** Uploads are deleted after 30 days, whatever you made without an account with its ' +
              'session, and an account within 30 days of being closed.',
            '**It isn’t in our logs.** They hold the time, the route and the outcome of a request, and never the text of a ' +
              'resume, a password or a link’s secret.',
          ],
        },
      ],
    },
    {
      kind: 'account',
      title: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Passwords are stored as argon2id hashes: even we can’t read them, and guessing them takes time.',
            'After too many wrong passwords, an account waits before it takes another, while a browser you’ve used before ' +
              'can still get in.',
            'Sessions and links in emails are long random numbers; we store only a hash of most of them. A session ends 30 days ' +
              'after its last use, and 90 days after signing in at the latest. Your [profile](profile) shows where you’re signed in ' +
              'and what happened to your account lately, and lets you sign out anywhere.',
            'Changing or resetting a password ends all other sessions, and we email you about it.',
            'Every request that changes something has to prove that it comes from our own page.',
          ],
        },
      ],
    },
    {
      kind: 'payments',
      title: 'Your payments',
      blocks: [
        'Card details go from your browser straight to Stripe, which is certified to the card industry’s standard (PCI ' +
          'DSS Level 1). They never reach our servers. Prices are set by the server, and a purchase opens only after ' +
          'Stripe’s signed confirmation.',
      ],
    },
    {
      kind: 'connection',
      title: 'The connection',
      blocks: [
        'In public, the site is served over https, and cookies are then sent only over https and only to this host. A ' +
          'content security policy allows only the scripts we built ourselves, and Stripe’s form on the checkout page. ' +
          'Analytics loads only if you’ve agreed to it.',
      ],
    },
    {
      kind: 'truth',
      title: 'Your words',
      blocks: [
        'Being safe also means that nobody puts words in your mouth. Every sentence we write is checked against your own ' +
          'resume, and if a language model is connected, it isn’t told your name, your contact details or your references.',
      ],
    },
    {
      kind: 'breach',
      title: 'If something goes wrong',
      blocks: [
        'If personal data is affected, we tell the responsible authority, and you, within 72 hours of learning of it: what ' +
          'happened, what it means and what to do.',
      ],
    },
    {
      kind: 'report',
      title: 'Found a vulnerability?',
      blocks: [
        'Please write to {support} with the steps to reproduce it, and give us time to fix it before you tell others. ' +
          'Use an account of your own for testing, and don’t touch other people’s data. We won’t take legal action against ' +
          'anyone who does it this way, and we’ll tell you the outcome.',
      ],
    },
    {
      kind: 'you',
      title: 'What you can do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Use a password you don’t use anywhere else. A password manager makes that easy.',
            'Sign out on computers you share.',
            'Leave out of your resume what no employer needs: birth date, full address, ID numbers.',
            'We never ask for your password by email. If someone does, [tell us](contact).',
          ],
        },
      ],
    },
  ],
};
