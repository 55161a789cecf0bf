import { Check, CircleDashed, Clock, X } from 'lucide-react';
import type { QuestionsView } from '#contract/questions.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { sentenceOf } from '../../../api/http-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { outcomeOf, type Given, type Outcome } from './conversation-state.ts';
import type { Conversation } from './use-conversation.ts';

const marks: Record<Outcome['kind'], { Icon: typeof Check; look: string }> = {
  used: { Icon: Check, look: 'text-band-green' },
  entering: { Icon: Clock, look: 'text-ink-faint' },
  missing: { Icon: CircleDashed, look: 'text-warn' },
  no: { Icon: X, look: 'text-ink-faint' },
  later: { Icon: Clock, look: 'text-ink-faint' },
  removed: { Icon: X, look: 'text-ink-faint' },
};

interface AnswerListProps {
  talk: Conversation;
  view: QuestionsView;
  /** The question above the list: what is missing in its answer is said at its field. */
  shown: string | undefined;
  onEdit: (key: string) => void;
}

function AnswerItem({ talk, view, shown, onEdit, answer }: AnswerListProps & { answer: Given }) {
  const { conversation: words } = useCopy();
  const { takeBack, busyWith, problem } = talk;
  const { key, requirement, text, state, missing } = answer;
  const outcome = outcomeOf(view, { key, did: state });
  const { Icon, look } = marks[outcome.kind];
  const place = 'place' in outcome ? outcome.place : null;
  return (
    <li className="grid gap-1 border-b border-rule py-3 last:border-b-0">
      <p className="font-medium break-words">{requirement}</p>
      {text !== '' && <p className="font-serif break-words text-ink-soft italic">{words.quoted(text)}</p>}
      <p className="flex items-start gap-1.5 text-xs text-ink-soft">
        <Icon aria-hidden className={`mt-0.5 size-3.5 shrink-0 ${look}`} />
        <span>
          {words.standing[outcome.kind]}
          {place !== null && ` ${words.under(place)}`}
        </span>
      </p>
      {missing !== null && key !== shown && <p className="text-xs text-ink-soft">{missing}</p>}
      {problem?.removing && problem.key === key && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(problem.error, words.removeFailed)}
        </p>
      )}
      <div className="-ml-2 flex flex-wrap sm:-ml-3">
        {state !== 'no' && (
          <Button
            look="quiet"
            size="sm"
            aria-label={state === 'later' ? words.answerTo(requirement) : words.editOf(requirement)}
            onClick={() => onEdit(key)}
          >
            {state === 'later' ? words.answer : words.edit}
          </Button>
        )}
        <Button
          look="quiet"
          size="sm"
          loading={busyWith === key}
          aria-label={words.takeBackOf(requirement)}
          onClick={() => !busyWith && takeBack(answer)}
        >
          {words.takeBack}
        </Button>
      </div>
    </li>
  );
}

/** What was answered so far, each to be changed or taken back. */
export function AnswerList({ talk, view, shown, onEdit }: AnswerListProps) {
  const { conversation: words } = useCopy();
  return (
    <Disclosure summary={words.answers(view.answers.length)} firstOpen>
      <ul className="-ml-5.5 grid">
        {view.answers.toReversed().map((answer) => (
          <AnswerItem key={answer.key} talk={talk} view={view} shown={shown} onEdit={onEdit} answer={answer} />
        ))}
      </ul>
    </Disclosure>
  );
}
