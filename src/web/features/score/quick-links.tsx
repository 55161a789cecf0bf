import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useCopy } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';

/** Where to go from a score. */
export function QuickLinks() {
  const { quickLinks: words } = useCopy();
  const links = [{ to: paths.optimize(), title: words.optimize, text: words.optimizeText }];
  return (
    <nav aria-label={words.title} className="grid gap-3">
      <h2 className="text-lg">{words.title}</h2>
      <ul className="grid gap-3">
        {links.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className="group grid gap-0.5 rounded-lg border border-rule p-4 hover:border-accent">
              <span className="flex items-center gap-2 font-medium group-hover:text-accent">
                {title}
                <ArrowRight aria-hidden className="size-4" />
              </span>
              <span className="text-sm text-ink-soft">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
