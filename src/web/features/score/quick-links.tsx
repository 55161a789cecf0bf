import { ArrowRight } from 'lucide-react';
import type { ResumeInHand } from '../in-hand/resume-in-hand.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { OptimizeLink } from './optimize-link.tsx';

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
      <OptimizeLink
        resume={resume}
        className="group grid gap-0.5 rounded-lg border border-rule p-4 hover:border-accent"
      >
        <span className="flex items-center gap-2 font-medium group-hover:text-accent">
          {words.optimize}
          <ArrowRight aria-hidden className="size-4" />
        </span>
        <span className="text-sm text-ink-soft">{words.optimizeText}</span>
      </OptimizeLink>
    </nav>
  );
}
