import type { ReactNode } from 'react';
import { ExternalLink as Icon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { httpAddress } from './http-address.ts';

interface ExternalLinkProps {
  to: string;
  /** Says to who cannot see it that a new tab opens. */
  newTab: string;
  className?: string;
  children: ReactNode;
}

/** A link that leaves the site in a new tab, without access to this one; only its text if it isn't a web address. */
export function ExternalLink({ to, newTab, className, children }: ExternalLinkProps) {
  const href = httpAddress(to);
  if (href === undefined) return <span>{children}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(
        'inline-flex items-center gap-1.5',
        className ?? 'text-accent underline underline-offset-2',
      )}
    >
      {children}
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">({newTab})</span>
    </a>
  );
}
