/** The cookie banner and its dialog. */
export const consent = {
  label: 'Cookies',
  title: 'Your data, your decision',
  text: 'We need a few cookies to keep you signed in. With your consent, we also count visits and measure our ads. Nothing of the kind loads before you agree.',
  policy: 'Cookie policy',
  badges: ['GDPR', 'CCPA'],
  badgesLabel: 'In line with',
  preferences: 'Preferences',
  necessaryOnly: 'Necessary Only',
  acceptAll: 'Accept All',
  reopen: 'Cookie preferences',
  dialogTitle: 'Cookie preferences',
  dialogText: 'You can change your mind at any time, by “Cookie preferences” at the foot of every page.',
  close: 'Close',
  save: 'Save Preferences',
  groups: {
    necessary: {
      label: 'Necessary',
      hint: 'Your sign-in, the protection of forms, and this decision. The site doesn’t work without them, so they’re always on.',
    },
    analytics: {
      label: 'Analytics',
      hint: 'Which pages are opened, how far people get and how fast pages load, under a random name. Google Analytics, where it is used.',
    },
    marketing: {
      label: 'Marketing',
      hint: 'Tells Google Ads when one of our ads led to a purchase, if the operator advertises there, and lets Google personalize ads.',
    },
    functional: {
      label: 'Functional',
      hint: 'Lets third-party tools remember your choices on this site, such as a language. We use none today.',
    },
  },
} as const;
