import { useCopy } from '../../copy/use-copy.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { InlineDiff } from '../../ui/inline-diff.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { wordDiff } from '../../ui/word-diff.ts';
import type { EnhancedChange } from './enhanced-sections.ts';

/** How many lines of long evidence are shown. */
const mostEvidence = 4;

/** Lines of the person's own; on small screens, where they would be most of the page, behind their name. */
function Evidence({ name, texts }: { name: string; texts: readonly string[] }) {
  const wide = useWideScreen();
  const list = (
    <ul className="grid gap-1 text-xs">
      {texts.map((text) => (
        <li key={text}>
          <span className="marked">{text}</span>
        </li>
      ))}
    </ul>
  );
  if (!wide) return <Disclosure summary={<span className="text-xs">{name}</span>}>{list}</Disclosure>;
  return (
    <div className="grid gap-1 pt-1.5">
      <p className="text-xs text-ink-faint">{name}</p>
      {list}
    </div>
  );
}

interface ChangeNoteProps {
  change: EnhancedChange;
  /** The text next to it doesn't show the change itself. */
  withText: boolean;
}

/** An editor's note next to a text: what was changed, why, and the lines it rests on. */
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
          texts.length > 0 && <Evidence key={from} name={words.evidence[from]} texts={texts.slice(0, mostEvidence)} />
        );
      })}
    </MarginNote>
  );
}
