import type { QuestionsView } from '#contract/questions.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { outcomeOf } from './conversation-state.ts';
import type { Conversation } from './use-conversation.ts';

interface OutcomeNoteProps {
  talk: Conversation;
  view: QuestionsView;
  /** The question that is shown below: what is missing in its answer is said at its field. */
  shown: string | undefined;
  onEdit: (key: string) => void;
}

/** What became of the last answer. It is read out, also when it turns out later that it became no line. */
export function OutcomeNote({ talk: { state }, view, shown, onEdit }: OutcomeNoteProps) {
  const { conversation: words } = useCopy();
  const { last } = state;
  const outcome = last && outcomeOf(view, last);
  const atField = outcome?.kind === 'missing' && last?.key === shown;
  return (
    <output className="block empty:hidden">
      {last && outcome && !atField && (
        <MarginNote
          look={'place' in outcome || outcome.kind === 'missing' ? 'active' : 'rest'}
          title={<span className="inline-block">{words.outcomes[outcome.kind](last.requirement)}</span>}
          {...('place' in outcome && outcome.place !== null && { why: words.under(outcome.place) })}
          {...(outcome.kind === 'missing' && {
            action: (
              <Button
                look="secondary"
                size="sm"
                onClick={() => onEdit(last.key)}
                aria-label={words.editOf(last.requirement)}
              >
                {words.edit}
              </Button>
            ),
          })}
        >
          {outcome.kind === 'missing' ? outcome.sentence : undefined}
        </MarginNote>
      )}
    </output>
  );
}
