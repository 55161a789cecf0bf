import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Textarea } from '../../../ui/field.tsx';
import { keepTyped, typedText } from './typed-text.ts';

interface TextEditorProps {
  /** Under which what is typed is kept until it is saved. */
  optimizationId: string;
  editKey: string;
  label: string;
  text: string;
  onSave: (text: string) => void;
  onClose: () => void;
  /** Leaves the line out. */
  onLeaveOut?: (() => void) | undefined;
}

/** Edits one text by hand: Ctrl+Enter saves, Escape closes and keeps the line as it was. */
export function TextEditor({ optimizationId, editKey, label, text, onSave, onClose, onLeaveOut }: TextEditorProps) {
  const { sheet: words } = useCopy();
  const [typed, setTyped] = useState(() => typedText(optimizationId, editKey) ?? text);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);
  const type = (value: string) => {
    setTyped(value);
    keepTyped(optimizationId, editKey, value === text ? undefined : value);
  };
  const end = (then: () => void) => {
    keepTyped(optimizationId, editKey, undefined);
    then();
    onClose();
  };
  const blank = typed.trim() === '';
  const save = () => {
    if (blank && onLeaveOut) return end(onLeaveOut);
    if (!blank) end(() => typed.trim() !== text && onSave(typed.trim()));
  };
  return (
    <form
      className="my-2 grid gap-2 rounded-md border border-rule bg-paper p-3 font-sans text-sm"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field label={label}>
        {(ties) => (
          <Textarea
            {...ties}
            ref={field}
            rows={Math.min(10, Math.max(2, Math.ceil(typed.length / 70) + typed.split('\n').length - 1))}
            maxLength={4000}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              event.nativeEvent.stopImmediatePropagation();
              end(() => undefined);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={blank && !onLeaveOut}>
          {words.save}
        </Button>
        <Button look="secondary" size="sm" onClick={() => end(() => undefined)}>
          {words.cancel}
        </Button>
        {onLeaveOut && (
          <Button look="quiet" size="sm" onClick={() => end(onLeaveOut)}>
            {words.leaveOut}
          </Button>
        )}
      </div>
    </form>
  );
}
