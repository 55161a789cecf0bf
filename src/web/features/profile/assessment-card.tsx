import { Link } from 'react-router';
import { bandOf } from '#domain/scoring/bands.ts';
import type { ProfileAssessment } from '#contract/profile.ts';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { bandText } from '../../ui/score-bar.tsx';
import { assessedName } from '../assessment/summary-name.ts';

/** One assessment: what was scored, when, and how well. */
export function AssessmentCard({ item }: { item: ProfileAssessment }) {
  const { entries: words, dayAndTime } = useCopy();
  const { id, type, overallScore, createdAt, jobTitle } = item;
  const named = words.assessment(words.types[type]);
  const of = words.of(assessedName(item), jobTitle);
  const made = dayAndTime(createdAt);
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:gap-x-6">
      <div className="min-w-0">
        <h4 className="font-serif text-base sm:text-lg">{named}</h4>
        {of !== '' && <p className="truncate text-sm text-ink-soft">{of}</p>}
        <time dateTime={createdAt} className="figures text-xs text-ink-faint sm:text-sm">
          {made}
        </time>
      </div>
      <div className="flex items-end gap-x-5 gap-y-1 max-sm:flex-col sm:items-center">
        <p className="figures">
          <span className={classNames('font-serif text-xl font-medium', bandText[bandOf(overallScore)])}>
            {overallScore}
          </span>{' '}
          <span className="text-sm text-ink-faint">{words.outOf}</span>
        </p>
        <ButtonLink size="sm" look="secondary">
          <Link
            to={paths.score({ result: id })}
            aria-label={words.viewNamed([named, of, made].filter((part) => part !== '').join(', '))}
          >
            {words.view}
          </Link>
        </ButtonLink>
      </div>
    </article>
  );
}
