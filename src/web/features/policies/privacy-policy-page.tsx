import { privacyPolicyFor } from '#copy/long-reads/privacy-policy-for.ts';
import { pageLocale } from '../../copy/page-locale.ts';
import { pageMeta } from '../../page-meta.ts';
import { LongReadPage } from '../long-reads/long-read-page.tsx';

export const meta = () => pageMeta('privacyPolicy');

export default function PrivacyPolicyPage() {
  return <LongReadPage read={privacyPolicyFor(pageLocale())} look="document" />;
}
