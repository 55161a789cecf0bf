import { pageMeta } from '../../page-meta.ts';
import { PlanArrival } from '../plans/plan-arrival.tsx';
import { Closing } from './closing.tsx';
import { Comparison } from './comparison.tsx';
import { FeatureList } from './feature-list.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { StructuredData } from './structured-data.tsx';
import { Testimonials } from './testimonials.tsx';

export const meta = () => pageMeta('home');

export default function HomePage() {
  return (
    <main id="content" className="mx-auto max-w-page px-5 md:px-8">
      <StructuredData />
      <PlanArrival />
      <Hero />
      <HowItWorks />
      <FeatureList />
      <Pricing />
      <Comparison />
      <Testimonials />
      <Closing />
    </main>
  );
}
