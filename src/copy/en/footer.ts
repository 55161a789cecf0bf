/** What stands at the foot of every page. */
export const footer = {
  label: 'Footer',
  line: 'Your resume, edited for the job you want. Nothing made up.',
  product: 'Product',
  help: 'Help',
  legal: 'Your data and our terms',
  pages: {
    optimize: 'Optimize Resume',
    jobs: 'Find Jobs',
    enhanceLinkedin: 'Enhance LinkedIn',
    careerGuide: 'Career guide',
    faq: 'FAQ',
    contact: 'Contact',
    security: 'Security',
    privacyPolicy: 'Privacy policy',
    terms: 'Terms of service',
    cookiePolicy: 'Cookie policy',
  },
} as const;
