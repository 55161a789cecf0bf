import { useRef, useState, type ReactNode } from 'react';
import { Pencil } from 'lucide-react';
import { editKeys } from '#domain/tailoring/decisions/decisions.ts';
import type { SheetAct } from '#contract/sheets.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { InlineDiff } from '../../../ui/inline-diff.tsx';
import { listDiff, wordDiff } from '../../../ui/word-diff.ts';
import { ChangeNote } from './change-note.tsx';
import { originalOf, type LineRole, type SheetLine } from './sheet-lines.ts';
import { TextEditor } from './text-editor.tsx';
import { typedText } from './typed-text.ts';

const looks: Readonly<Record<LineRole, string>> = {
  name: 'font-serif text-2xl text-center pb-1',
  headline: 'text-center text-lg',
  contact: 'text-center text-sm text-ink-soft',
  heading: 'mt-6 mb-1 border-b border-rule pb-1 font-serif text-lg',
  title: 'mt-3 font-medium',
  detail: 'text-sm text-ink-soft',
  text: '',
  bullet: 'pl-4',
};

export interface LineRowProps {
  optimizationId: string;
  line: SheetLine;
  /** With all marks and notes, or as it reads. */
  marked: boolean;
  /** Notes are in the margin; otherwise under the line. */
  wide: boolean;
  /** What was written and is not saved yet. */
  written: string | undefined;
  /** Changes with a reason already given by a note above. */
  reasonSaid: ReadonlySet<string>;
  act: (...acts: SheetAct[]) => void;
}

/** The words of a line as a proofreader leaves them. */
function Words({ line, marked, written }: Pick<LineRowProps, 'line' | 'marked' | 'written'>): ReactNode {
  const { sheet: words } = useCopy();
  const text = written ?? line.text;
  if (line.leftOut === true) return <InlineDiff parts={[{ kind: 'deleted', text }]} words={words.diff} />;
  if (marked && line.listed) return <InlineDiff parts={listDiff(line.listed.original, text)} words={words.diff} />;
  const original = originalOf(line);
  if (!marked || line.role === 'heading' || (original === undefined && written === undefined)) return text;
  return <InlineDiff parts={wordDiff(original ?? line.text, text)} words={words.diff} />;
}

/** A line of the sheet, with its notes and, while it is edited, its editor. */
export function LineRow({ optimizationId, line, marked, wide, written, reasonSaid, act }: LineRowProps) {
  const { sheet: words } = useCopy();
  const { editKey, editText, role, text } = line;
  // What was being typed when the page was left is still there.
  const [editing, setEditing] = useState(
    () => editKey !== undefined && typedText(optimizationId, editKey) !== undefined,
  );
  const row = useRef<HTMLLIElement>(null);
  const notes = [
    ...line.changes.map((change) => ({ change, refused: false })),
    ...line.refused.map((change) => ({ change, refused: true })),
  ];
  if (!marked && line.leftOut === true) return null;
  const canEdit = editKey !== undefined && line.leftOut !== true;
  return (
    <li ref={row} className="group">
      {editing && editKey !== undefined ? (
        <TextEditor
          optimizationId={optimizationId}
          editKey={editKey}
          label={editKey === editKeys.skills ? words.editSkills : words.editLine}
          text={written ?? editText ?? text}
          onSave={(typed) => act({ act: 'edit', key: editKey, text: typed })}
          onLeaveOut={
            role === 'bullet' || role === 'text' ? () => act({ act: 'edit', key: editKey, text: '' }) : undefined
          }
          onClose={() => {
            setEditing(false);
            // The field is gone, and the focus with it.
            setTimeout(() => row.current?.querySelector<HTMLElement>('button')?.focus());
          }}
        />
      ) : (
        <div className={classNames('relative flex gap-2 break-words', looks[role])}>
          {role === 'bullet' && <span aria-hidden>•</span>}
          <span data-words className={classNames('min-w-0', /name|headline|contact/.test(role) && 'mx-auto')}>
            <Words line={line} marked={marked} written={written} />
          </span>
          {canEdit && (
            <button
              type="button"
              aria-label={words.editOf(text.slice(0, 60))}
              onClick={() => setEditing(true)}
              // Beside the line for a mouse, in it for a finger.
              className={
                'absolute -top-0.5 -right-8 grid size-7 cursor-pointer place-items-center rounded-sm text-ink-faint opacity-0 ' +
                'transition-opacity duration-150 group-hover:opacity-100 hover:bg-well hover:text-accent focus-visible:opacity-100 ' +
                'pointer-coarse:static pointer-coarse:ml-auto pointer-coarse:size-11 pointer-coarse:shrink-0 pointer-coarse:opacity-100'
              }
            >
              <Pencil aria-hidden className="size-3.5" />
            </button>
          )}
        </div>
      )}
      {marked &&
        notes.map(({ change, refused }) => (
          <div key={change.id} data-note={change.id} className={wide ? 'absolute right-0 w-80' : 'my-2 ml-4'}>
            <ChangeNote
              change={change}
              refused={refused}
              act={act}
              onEdit={canEdit ? () => setEditing(true) : undefined}
              withTexts={role === 'contact'}
              reasonSaid={reasonSaid.has(change.id)}
            />
          </div>
        ))}
    </li>
  );
}
