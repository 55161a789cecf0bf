import { Check, CircleDashed, X } from 'lucide-react';
import { bandOf } from '#domain/scoring/bands.ts';
import type { PracticedAnswerView } from '#contract/interview-preps.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { bandText, ScoreBar } from '../../../ui/score-bar.tsx';

type Review = PracticedAnswerView['review'];
type Aspect = Review['aspects'][number];

const marks: Record<Aspect['found'], { Icon: typeof Check; look: string }> = {
  clear: { Icon: Check, look: 'text-band-green' },
  thin: { Icon: CircleDashed, look: 'text-band-yellow' },
  missing: { Icon: X, look: 'text-band-red' },
};

/** One thing an answer is looked at for: whether it is there, where, and what to do about it. */
function AspectRow({ aspect, found, quote, note }: Aspect) {
  const { practice: words } = useCopy();
  const { Icon, look } = marks[found];
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-rule py-3 last:border-b-0 sm:grid-cols-[12rem_1fr]">
      <div>
        <p className="font-medium">{words.aspects[aspect]}</p>
        <p className={classNames('flex items-center gap-1.5 text-sm', look)}>
          <Icon aria-hidden className="size-4 shrink-0" />
          {words.found[found]}
        </p>
      </div>
      <div className="grid min-w-0 content-start gap-1.5 break-words">
        {quote !== '' &&
          (aspect === 'evidence' ? (
            <p>
              <mark className="marked">{quote}</mark>
            </p>
          ) : (
            <p className="font-serif text-ink-soft italic">{words.quoted(quote)}</p>
          ))}
        <p className="text-sm">{note}</p>
      </div>
    </li>
  );
}

/** What we see in an answer: how it scores, what is in it and what is not, and what to be sure of. */
export function AnswerReview({ review }: { review: Review }) {
  const { practice: words, assessment, optimization } = useCopy();
  const { aspects, score, unsupported } = review;
  const band = bandOf(score);
  return (
    <div className="grid gap-5">
      <div className="grid max-w-md gap-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="figures font-serif">
            <span className={classNames('text-2xl font-medium', bandText[band])}>{score}</span>{' '}
            <span className="text-sm text-ink-faint">{optimization.matchOf}</span>
          </span>
          <span className={classNames('text-sm font-medium', bandText[band])}>{assessment.bands[band]}</span>
        </p>
        <ScoreBar score={score} band={band} label={words.scoreLabel} />
      </div>
      <ul className="grid border-t border-rule">
        {aspects.map((aspect) => (
          <AspectRow key={aspect.aspect} {...aspect} />
        ))}
      </ul>
      {unsupported.length > 0 && (
        <Notice tone="warn" title={words.unsupported}>
          <p>{words.unsupportedText}</p>
          <ul className="grid list-disc gap-1 pt-2 pl-5 font-serif italic">
            {unsupported.map((claim) => (
              <li key={claim}>{words.quoted(claim)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
