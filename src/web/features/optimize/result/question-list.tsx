import { useState } from 'react';
import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

const shownAtFirst = 6;

/** What the ad asks for and the resume does not show, as questions: requirements first. */
export function QuestionList({ questions }: Pick<OptimizationView, 'questions'>) {
  const { optimization: words } = useCopy();
  const [all, setAll] = useState(false);
  const ordered = questions.toSorted((one, other) => Number(other.must) - Number(one.must));
  const shown = all ? ordered : ordered.slice(0, shownAtFirst);
  if (questions.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-rule pt-5">
      <h3 className="text-lg">{words.questions}</h3>
      <p className="text-sm text-ink-faint">{words.questionsText}</p>
      <ul className="grid gap-3">
        {shown.map(({ text, must }) => (
          <li key={text} className="grid justify-items-start gap-1">
            <span className="font-serif">{text}</span>
            <Badge>{must ? words.must : words.nice}</Badge>
          </li>
        ))}
      </ul>
      {shown.length < ordered.length && (
        <Button look="secondary" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          {words.moreQuestions(ordered.length - shown.length)}
        </Button>
      )}
      <p className="text-sm text-ink-faint">{words.questionsSource}</p>
    </section>
  );
}
