import { pageAddress, type PageName, type PageQueries } from '#contract/pages.ts';

type AddressOf<Page extends PageName> = (query?: PageQueries[Page]) => string;

const to =
  <Page extends PageName>(page: Page): AddressOf<Page> =>
  (query) =>
    pageAddress(page, query);

/** Builds every address inside the site: `paths.checkout({ plan: 'pro' })`. A page without a builder does not compile. */
export const paths: { [Page in PageName]: AddressOf<Page> } = {
  home: to('home'),
  optimize: to('optimize'),
  score: to('score'),
  enhanceLinkedin: to('enhanceLinkedin'),
  jobs: to('jobs'),
  login: to('login'),
  register: to('register'),
  forgotPassword: to('forgotPassword'),
  resetPassword: to('resetPassword'),
  verifyEmail: to('verifyEmail'),
  profile: to('profile'),
  checkout: to('checkout'),
  contact: to('contact'),
  faq: to('faq'),
  careerGuide: to('careerGuide'),
  privacyPolicy: to('privacyPolicy'),
  terms: to('terms'),
  cookiePolicy: to('cookiePolicy'),
  security: to('security'),
};
