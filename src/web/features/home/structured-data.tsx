import { currency, prices } from '#domain/billing/prices.ts';
import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useSite } from '../../site/use-site.ts';
import { Claim } from './claim.tsx';

const context = 'https://schema.org';
const sold = ['complete', 'pro', 'unlimited'] as const;

/** The service and who runs it: https://schema.org/Service. What it costs is what the price table says. */
export const serviceData = (
  copy: PageCopy,
  { operatorName, supportEmail }: { operatorName: string; supportEmail: string },
) => ({
  '@context': context,
  '@graph': [
    { '@type': 'Organization', '@id': '#organization', name: operatorName, email: supportEmail },
    {
      '@type': 'Service',
      '@id': '#service',
      name: copy.navigation.product,
      description: copy.metadata.home.description,
      provider: { '@id': '#organization' },
      offers: [
        {
          '@type': 'Offer',
          name: copy.homeSections.pricing.plans.free.name,
          price: '0.00',
          priceCurrency: currency.toUpperCase(),
        },
        ...sold.map((plan) => ({
          '@type': 'Offer',
          name: copy.homeSections.pricing.plans[plan].name,
          price: (prices[plan].cents / 100).toFixed(2),
          priceCurrency: currency.toUpperCase(),
        })),
      ],
    },
  ],
});

/** Ratings and reviews: apart, since they are claims. */
export const reviewData = ({ claims, navigation }: PageCopy) => ({
  '@context': context,
  '@type': 'Product',
  name: navigation.product,
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: claims.rating.value,
    bestRating: claims.rating.best,
    ratingCount: claims.rating.count,
  },
  review: claims.testimonials.map(({ name, content }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name },
    reviewBody: content,
  })),
});

/** As the text of a script element, in which `<` could end it. */
const scriptText = (data: object): { __html: string } => ({ __html: JSON.stringify(data).replaceAll('<', '\\u003c') });

/** The service described for search engines. It's data: no browser runs it. */
export function StructuredData() {
  const copy = useCopy();
  const site = useSite();
  return (
    <>
      {/* oxlint-disable-next-line react/no-danger -- JSON of our own, which React would write as HTML. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={scriptText(serviceData(copy, site))} />
      <Claim>
        {/* oxlint-disable-next-line react/no-danger -- as above. */}
        <script type="application/ld+json" dangerouslySetInnerHTML={scriptText(reviewData(copy))} />
      </Claim>
    </>
  );
}
