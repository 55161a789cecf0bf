import { cookiePolicyFor } from '#copy/long-reads/cookie-policy-for.ts';
import { pageLocale } from '../../copy/page-locale.ts';
import { pageMeta } from '../../page-meta.ts';
import { LongReadPage } from '../long-reads/long-read-page.tsx';

export const meta = () => pageMeta('cookiePolicy');

export default function CookiePolicyPage() {
  return <LongReadPage read={cookiePolicyFor(pageLocale())} look="document" />;
}
