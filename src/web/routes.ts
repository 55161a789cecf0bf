import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pagePaths, type PageName } from '#contract/pages.ts';

/** The file of each page. A page without one does not compile. */
const files: Record<PageName, string> = {
  home: 'features/home/home-page.tsx',
  optimize: 'features/optimize/optimize-page.tsx',
  score: 'features/score/score-page.tsx',
  enhanceLinkedin: 'features/linkedin/enhance-linkedin-page.tsx',
  jobs: 'features/jobs/jobs-page.tsx',
  login: 'features/account/login-page.tsx',
  register: 'features/account/register-page.tsx',
  forgotPassword: 'features/account/forgot-password-page.tsx',
  resetPassword: 'features/account/reset-password-page.tsx',
  verifyEmail: 'features/account/verify-email-page.tsx',
  profile: 'features/profile/profile-page.tsx',
  checkout: 'features/checkout/checkout-page.tsx',
  contact: 'features/contact/contact-page.tsx',
  faq: 'features/faq/faq-page.tsx',
  careerGuide: 'features/career-guide/career-guide-page.tsx',
  privacyPolicy: 'features/policies/privacy-policy-page.tsx',
  terms: 'features/policies/terms-page.tsx',
  cookiePolicy: 'features/policies/cookie-policy-page.tsx',
  security: 'features/policies/security-page.tsx',
};

const { home, ...others } = files;

/** The style guide is for developers: `npm run dev` has it, a build doesn't. */
const workshop = import.meta.env.DEV ? [route('styleguide', 'features/styleguide/styleguide-page.tsx')] : [];

export default [
  index(home),
  ...Object.entries(others).map(([name, file]) => route(pagePaths[name as PageName].slice(1), file)),
  ...workshop,
  route('*', 'features/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
