import { cloneElement, type ReactElement } from 'react';
import { useSite } from '../../site/use-site.ts';

interface ClaimProps {
  /** The one element that shows a figure, a rating or a review. */
  children: ReactElement<{ 'data-claim'?: true }>;
}

/** Marketing that the operator must be able to prove: left out where they do not say so, and marked, so that the server can cut it from built pages. */
export function Claim({ children }: ClaimProps) {
  const { claims } = useSite();
  return claims ? cloneElement(children, { 'data-claim': true }) : null;
}
