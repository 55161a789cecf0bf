import { careerGuideFor } from '#copy/long-reads/career-guide-for.ts';
import { pageLocale } from '../../copy/page-locale.ts';
import { pageMeta } from '../../page-meta.ts';
import { LongReadPage } from '../long-reads/long-read-page.tsx';

export const meta = () => pageMeta('careerGuide');

export default function CareerGuidePage() {
  return <LongReadPage read={careerGuideFor(pageLocale())} look="book" />;
}
