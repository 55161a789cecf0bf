import { useCopy } from '../../copy/use-copy.tsx';
import { InlineDiff } from '../../ui/inline-diff.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { wordDiff } from '../../ui/word-diff.ts';
import type { EnhancedChange } from './enhanced-sections.ts';

/** Of long evidence so many lines are shown. */
const mostEvidence = 4;

interface ChangeNoteProps {
  change: EnhancedChange;
  /** The text beside it does not show the change itself. */
  withText: boolean;
}

/** An editor's note beside a text: what was changed, why, and the lines it rests on. */
export function ChangeNote({ change, withText }: ChangeNoteProps) {
  const { enhancementResult: words } = useCopy();
  const { original, revised, reasons, evidence } = change;
  const title = original === '' ? words.written : words.changed;
  return (
    <MarginNote title={title} why={reasons.length > 0 ? reasons.join(' ') : undefined}>
      {withText && (
        <p className="pt-1 font-serif whitespace-pre-line">
          <InlineDiff parts={wordDiff(original, revised)} words={words.diff} />
        </p>
      )}
      {(['profile', 'resume'] as const).map((from) => {
        const own = evidence.filter((each) => each.from === from);
        const texts = [...new Set(own.flatMap(({ text }) => text.split('\n')))].filter((text) => text.trim() !== '');
        return (
          texts.length > 0 && (
            <div key={from} className="grid gap-1 pt-1.5">
              <p className="text-xs text-ink-faint">{words.evidence[from]}</p>
              <ul className="grid gap-1">
                {texts.slice(0, mostEvidence).map((text) => (
                  <li key={text}>
                    <span className="marked">{text}</span>
                  </li>
                ))}
              </ul>
            </div>
          )
        );
      })}
    </MarginNote>
  );
}
