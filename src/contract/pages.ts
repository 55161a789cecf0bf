import type { PaymentType } from '#domain/billing/prices.ts';

/** Every page of the site, by its path: what the web routes and links to, the build prerenders, and mails and payments link back to. */
export const pagePaths = {
  home: '/',
  optimize: '/optimize',
  score: '/score',
  enhanceLinkedin: '/enhance-linkedin',
  jobs: '/jobs',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  profile: '/profile',
  checkout: '/checkout',
  contact: '/contact',
  faq: '/faq',
  careerGuide: '/career-guide',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  cookiePolicy: '/cookie-policy',
  security: '/security',
} as const;
export type PageName = keyof typeof pagePaths;

/** The page for unknown addresses; it has no address itself. */
export const notFoundPath = '/404';

/** Pages that search engines leave out: each is a person's own, or a step on the way to it. */
const unlistedPages: readonly PageName[] = [
  'optimize',
  'login',
  'profile',
  'forgotPassword',
  'resetPassword',
  'verifyEmail',
];

/** The pages listed for search engines. */
export const listedPages = (Object.keys(pagePaths) as PageName[]).filter((page) => !unlistedPages.includes(page));

/** The part of the profile where cards and plan are managed, by the id of its element. */
export const billingPart = 'billing';
export const billingHash = `#${billingPart}`;

type NoQuery = Record<string, never>;

/** Why a person has to sign in, and what they bring. */
type SignInQuery = {
  /** An address of this site to go to afterwards. */
  returnTo?: string | undefined;
  /** Claims a visitor's optimization for the account. */
  claimToken?: string | undefined;
};

/** The parameters that the address of each page may have. */
export interface PageQueries {
  home: NoQuery;
  optimize: {
    /** The optimization that is shown. */
    result?: string | undefined;
    /** What of it is shown: the resume's or the letter's sheet, the interview preparation. */
    tab?: 'interview-prep' | 'sheet' | 'letter' | undefined;
    /** A listing with the job that the wizard starts with. */
    job?: string | undefined;
    /** The plan of an offer that led here. */
    plan?: PaymentType | undefined;
    claimToken?: string | undefined;
    /** A return from paying; the following names are Stripe's, which adds them to the address it is given. */
    success?: 'true' | undefined;
    payment_intent?: string | undefined;
    payment_intent_client_secret?: string | undefined;
  };
  score: {
    /** The assessment that is shown. */
    result?: string | undefined;
  };
  enhanceLinkedin: {
    /** The enhancement that is shown. */
    result?: string | undefined;
  };
  jobs: {
    /** One of the page's tabs. */
    tab?: 'search' | 'recommendations' | 'saved' | 'matches' | undefined;
    /** The query, and the place. */
    q?: string | undefined;
    where?: string | undefined;
    /** The filters of the search, by short names: a filter that is not set is absent. */
    type?: string | undefined;
    level?: string | undefined;
    min?: string | undefined;
    max?: string | undefined;
    remote?: 'true' | undefined;
    workplace?: string | undefined;
    posted?: string | undefined;
    km?: string | undefined;
    source?: string | undefined;
    /** Several are apart by commas. */
    skills?: string | undefined;
    sort?: string | undefined;
    page?: string | undefined;
    /** A listing that is opened. */
    job?: string | undefined;
    /** A saved search that is run. */
    search?: string | undefined;
    /** The token of a daily mail's link, which ends these mails. */
    mails?: string | undefined;
  };
  login: SignInQuery;
  register: SignInQuery;
  forgotPassword: NoQuery;
  resetPassword: {
    /** The mailed proof that the address is the person's. */
    token?: string | undefined;
  };
  verifyEmail: {
    /** The mailed proof that the address is the person's. */
    token?: string | undefined;
  };
  profile: {
    tab?: string | undefined;
  };
  checkout: {
    /** Absent: the person is shown the plans first. */
    plan?: PaymentType | undefined;
    /** What the plan should open. */
    optimizationId?: string | undefined;
  };
  contact: NoQuery;
  faq: NoQuery;
  careerGuide: NoQuery;
  privacyPolicy: NoQuery;
  terms: NoQuery;
  cookiePolicy: NoQuery;
  security: NoQuery;
}

/** The address of a page within the site: its path, and the set parameters of the query. */
export function pageAddress<Page extends PageName>(page: Page, query?: PageQueries[Page]): string {
  const carried = Object.entries<string | undefined>(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`],
  );
  return carried.length > 0 ? `${pagePaths[page]}?${carried.join('&')}` : pagePaths[page];
}
