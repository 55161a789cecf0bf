import { useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { isLeftOut, ownKey } from '#domain/tailoring/decisions/own-change.ts';
import type { SheetAct, SheetChange } from '#contract/sheets.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { InlineDiff } from '../../../ui/inline-diff.tsx';
import { MarginNote } from '../../../ui/margin-note.tsx';
import { isMove } from './sheet-lines.ts';
import { changedText } from './changed-text.ts';

/** What a change rests on: the resume's lines under the marker, and what the ad asks. */
export function ChangeGrounds({ change }: { change: SheetChange }) {
  const { sheet: words } = useCopy();
  const { evidence, requirements } = change;
  return (
    <>
      {evidence.length > 0 && (
        <div className="grid gap-1">
          <p className="text-xs text-ink-faint">{words.evidence}</p>
          <ul className="grid gap-1">
            {evidence.slice(0, 4).map((line) => (
              <li key={line}>
                <span className="marked">{line}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {requirements.length > 0 && (
        <div className="grid gap-1">
          <p className="text-xs text-ink-faint">{words.requirements}</p>
          <ul className="grid gap-0.5">
            {requirements.slice(0, 4).map((text) => (
              <li key={text} className="text-ink-soft">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** What was moved, in its new order. */
function Moved({ change: { id, revised } }: { change: SheetChange }) {
  const { sheet: words, atsView } = useCopy();
  const items =
    id === 'sections'
      ? revised
          .split(', ')
          .map((section) =>
            section in atsView.sections ? atsView.sections[section as keyof typeof atsView.sections] : section,
          )
      : revised.split('\n');
  return (
    <div className="grid gap-1">
      <p className="text-xs text-ink-faint">{words.newOrder}</p>
      <ol className="grid list-decimal gap-0.5 pl-5">
        {items.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </div>
  );
}

interface ChangeNoteProps {
  change: SheetChange;
  refused: boolean;
  act: (...acts: SheetAct[]) => void;
  onEdit?: (() => void) | undefined;
  /** The line cannot show the change itself: a list of skills, another paragraph. */
  withTexts: boolean;
  /** A note above gives the same reason: it is said once, and again where somebody asks. */
  reasonSaid: boolean;
}

/** An editor's note next to a change: what was done and why, what it gains, and its buttons. */
export function ChangeNote({ change, refused, act, onEdit, withTexts, reasonSaid }: ChangeNoteProps) {
  const { sheet: words } = useCopy();
  const [open, setOpen] = useState(false);
  const { id, reasons, gains, vouched } = change;
  const own = ownKey(change);
  const [first] = reasons;
  const label = reasons.map((reason) => words.reason(reason).label).join(', ');
  const worth = gains && !refused ? words.gains(gains) : '';
  const decide = () => act(refused ? { act: 'take', change: id } : { act: 'refuse', change: id });
  const giveBack = () => act({ act: 'edit', key: own ?? id, text: null });
  const texts = withTexts && !refused && !isMove(change) ? changedText(change) : [];
  return (
    <div data-change={id} tabIndex={-1} className="font-sans">
      <MarginNote
        title={label}
        look={refused ? 'refused' : open ? 'active' : 'rest'}
        label={words.note(label)}
        {...(worth !== '' && { remark: worth })}
        {...(first !== undefined && !open && !refused && !reasonSaid && { why: words.reason(first).why })}
        aside={
          <>
            {own !== undefined ? (
              <Button look="quiet" size="xs" onClick={giveBack}>
                {isLeftOut(change) ? words.putBack : words.undoEdit}
              </Button>
            ) : (
              <Button look="quiet" size="xs" data-key={refused ? 'u' : 'r'} onClick={decide}>
                {refused ? words.take : words.refuse}
              </Button>
            )}
            {onEdit && !isLeftOut(change) && (
              <Button look="quiet" size="xs" data-key="e" onClick={onEdit}>
                {words.edit}
              </Button>
            )}
            {!refused && !isLeftOut(change) && (
              <Button look="quiet" size="xs" aria-expanded={open} onClick={() => setOpen(!open)}>
                {words.why}
                <ChevronDown
                  aria-hidden
                  className={classNames('size-3.5 transition-transform duration-150', open && 'rotate-180')}
                />
              </Button>
            )}
          </>
        }
      >
        {texts.length > 0 && (
          <p className="font-serif whitespace-pre-line">
            <InlineDiff parts={texts} words={words.diff} />
          </p>
        )}
        {vouched.length > 0 && <p className="text-warn">{words.vouched(vouched)}</p>}
        {open && (
          <div className="grid gap-2 py-1">
            {reasons.map((reason) => (
              <p key={reason} className="font-serif text-ink-soft italic">
                {words.reason(reason).why}
              </p>
            ))}
            {isMove(change) && <Moved change={change} />}
            <ChangeGrounds change={change} />
          </div>
        )}
      </MarginNote>
    </div>
  );
}
