import { securityPolicyFor } from '#copy/long-reads/security-for.ts';
import { pageLocale } from '../../copy/page-locale.ts';
import { pageMeta } from '../../page-meta.ts';
import { LongReadPage } from '../long-reads/long-read-page.tsx';

export const meta = () => pageMeta('security');

export default function SecurityPage() {
  return <LongReadPage read={securityPolicyFor(pageLocale())} look="document" />;
}
