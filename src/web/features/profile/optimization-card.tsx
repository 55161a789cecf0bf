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
    // On a phone the two buttons are at the ends of existing lines.
    <article className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-2.5">
      <div className="min-w-0 max-sm:col-span-2">
        <h4 className="font-serif text-lg wrap-anywhere">{jobTitle}</h4>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          {jobCompany !== null && <span className="min-w-0 wrap-anywhere">{jobCompany}</span>}
          <time dateTime={createdAt} className="figures whitespace-nowrap text-ink-faint">
            {shortDate(createdAt)}
          </time>
        </p>
      </div>
      <p className="figures row-start-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-faint">
        {matchScore !== null && (
          <span className={classNames('font-medium', bandText[bandOf(matchScore)])}>{words.match(matchScore)}</span>
        )}
        <StatusBadge status={status} />
        {hasCoverLetter && <Badge>{words.coverLetter}</Badge>}
      </p>
      <ButtonLink
        size="sm"
        look="secondary"
        className="col-span-2 col-start-2 row-start-2 self-end sm:col-span-1 sm:row-span-2 sm:row-start-1 sm:ml-6 sm:self-center"
      >
        <Link to={paths.optimize({ result: id })} aria-label={words.viewNamed(named)}>
          {words.view}
        </Link>
      </ButtonLink>
      <Button
        look="quiet"
        size="sm"
        aria-label={deletion.open(named)}
        className="col-start-3 row-start-1 -mt-1 -mr-2 self-start sm:mt-0 sm:row-span-2 sm:self-center"
        onClick={() => setDeleting(true)}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
      <DeleteOptimization optimization={item} named={named} open={deleting} onOpenChange={setDeleting} />
    </article>
  );
}
