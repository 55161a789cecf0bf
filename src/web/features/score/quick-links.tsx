import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ResumeInHand } from '../in-hand/resume-in-hand.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { OptimizeLink } from './optimize-link.tsx';

const card = 'group grid gap-0.5 rounded-lg border border-rule p-4 hover:border-accent';

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
    <nav aria-label={words.title} className="grid gap-3">
      <h2 className="text-lg">{words.title}</h2>
      <OptimizeLink resume={resume} className={card}>
        <Words label={words.optimize} text={words.optimizeText} />
      </OptimizeLink>
      <Link to={paths.enhanceLinkedin()} className={card}>
        <Words label={words.enhance} text={words.enhanceText} />
      </Link>
      <Link to={paths.jobs()} className={card}>
        <Words label={words.jobs} text={words.jobsText} />
      </Link>
    </nav>
  );
}
