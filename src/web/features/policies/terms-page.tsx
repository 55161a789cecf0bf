import { termsFor } from '#copy/long-reads/terms-for.ts';
import { pageLocale } from '../../copy/page-locale.ts';
import { pageMeta } from '../../page-meta.ts';
import { LongReadPage } from '../long-reads/long-read-page.tsx';

export const meta = () => pageMeta('terms');

export default function TermsPage() {
  return <LongReadPage read={termsFor(pageLocale())} look="document" />;
}
