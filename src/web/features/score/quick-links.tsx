import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ResumeInHand } from '../in-hand/kept-resume.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { OptimizeLink } from './optimize-link.tsx';

const row = 'group grid gap-0.5 py-3.5';

function Words({ label, text }: { label: string; text: string }) {
  return (
    <>
      <span className="flex items-center gap-2 font-medium group-hover:text-accent">
        {label}
        <ArrowRight aria-hidden className="size-4" />
      </span>
      <span className="text-sm text-ink-soft">{text}</span>
    </>
  );
}

/** Where one goes on from a score. */
export function QuickLinks({
  resume,
}: {
  /** The resume that was scored goes along. */ resume?: ResumeInHand | undefined;
}) {
  const { quickLinks: words } = useCopy();
  return (
    <nav aria-label={words.title} className="grid divide-y divide-rule">
      <h2 className="pb-3 text-lg">{words.title}</h2>
      <OptimizeLink resume={resume} className={row}>
        <Words label={words.optimize} text={words.optimizeText} />
      </OptimizeLink>
      <Link to={paths.enhanceLinkedin()} className={row}>
        <Words label={words.enhance} text={words.enhanceText} />
      </Link>
      <Link to={paths.jobs()} className={row}>
        <Words label={words.jobs} text={words.jobsText} />
      </Link>
    </nav>
  );
}
