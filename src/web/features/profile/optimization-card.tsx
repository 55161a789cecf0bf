import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { bandOf } from '#domain/scoring/bands.ts';
import type { ProfileOptimization } from '#contract/profile.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bandText } from '../../ui/score-bar.tsx';
import { DeleteOptimization } from './delete-optimization.tsx';
import { StatusBadge } from './entry-list.tsx';

/** One optimization, with buttons to open and delete it. */
export function OptimizationCard({ item }: { item: ProfileOptimization }) {
  const { entries: words, deletion, shortDate } = useCopy();
  const [deleting, setDeleting] = useState(false);
  const { id, jobTitle, jobCompany, matchScore, hasCoverLetter, createdAt, status } = item;
  const named = jobCompany === null ? jobTitle : words.at(jobTitle, jobCompany);
  return (
    <article className="grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h4 className="font-serif text-lg wrap-anywhere">{jobTitle}</h4>
          {jobCompany !== null && <p className="wrap-anywhere text-ink-soft">{jobCompany}</p>}
        </div>
        <Button
          look="quiet"
          size="sm"
          aria-label={deletion.open(named)}
          className="-mt-1 -mr-2 shrink-0"
          onClick={() => setDeleting(true)}
        >
          <Trash2 aria-hidden className="size-4" />
        </Button>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <StatusBadge status={status} />
        {hasCoverLetter && <Badge>{words.coverLetter}</Badge>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures flex flex-wrap gap-x-4 text-sm text-ink-soft">
          {matchScore !== null && (
            <span className={classNames('font-medium', bandText[bandOf(matchScore)])}>{words.match(matchScore)}</span>
          )}
          <time dateTime={createdAt}>{shortDate(createdAt)}</time>
        </p>
        <ButtonLink size="sm" look="secondary">
          <Link to={paths.optimize({ result: id })} aria-label={words.viewNamed(named)}>
            {words.view}
          </Link>
        </ButtonLink>
      </div>
      <DeleteOptimization optimization={item} named={named} open={deleting} onOpenChange={setDeleting} />
    </article>
  );
}
