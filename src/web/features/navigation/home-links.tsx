import type { MouseEventHandler } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { useSite } from '../../site/use-site.ts';

/** The parts of the home page, by the ids of their elements. */
const parts = [
  { id: 'features', name: 'features' },
  { id: 'pricing', name: 'pricing' },
  { id: 'how-it-works', name: 'howItWorks' },
  { id: 'testimonials', name: 'reviews' },
] as const;

/** Links to the parts of the home page, each an item of the list around them. They are the browser's own: they work before the page's code is there. */
export function HomeLinks({
  className,
  onChosen,
}: {
  className: string;
  onChosen?: MouseEventHandler<HTMLAnchorElement>;
}) {
  const { navigation } = useCopy();
  const { claims } = useSite();
  return parts
    .filter(({ name }) => claims || name !== 'reviews')
    .map(({ id, name }) => (
      // Reviews are claims, which the server may cut from the page; the link goes with them.
      <li key={id} {...(name === 'reviews' && { 'data-claim': true })}>
        <a href={`#${id}`} className={className} onClick={onChosen}>
          {navigation[name]}
        </a>
      </li>
    ));
}
