import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { keepResumeInHand, type ResumeInHand } from '../in-hand/resume-in-hand.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';

/** Where one goes on from a score. */
export function QuickLinks({
  resume,
}: {
  /** The resume that was scored goes along. */ resume?: ResumeInHand | undefined;
}) {
  const { quickLinks: words } = useCopy();
  const links = [{ to: paths.optimize(), title: words.optimize, text: words.optimizeText }];
  return (
    <nav aria-label={words.title} className="grid gap-3">
      <h2 className="text-lg">{words.title}</h2>
      <ul className="grid gap-3">
        {links.map(({ to, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={() => resume && keepResumeInHand(sessionStorage, resume)}
              className="group grid gap-0.5 rounded-lg border border-rule p-4 hover:border-accent"
            >
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
