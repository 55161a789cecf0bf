import { useState } from 'react';
import { fits } from '#domain/resume/corrections/apply-corrections.ts';
import { maxCorrectionCharacters } from '#domain/resume/corrections/correction.ts';
import { fieldName } from '#copy/field-name.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import type { Review } from './use-corrections.ts';

interface ValueEditorProps {
  review: Review;
  pointer: string;
  /** The current value. */
  value: string;
  onClose: () => void;
}

/** Edits a value of the resume. Enter saves it, Escape leaves it unchanged. */
export function ValueEditor({ review, pointer, value, onClose }: ValueEditorProps) {
  const { review: words, resumeFields } = useCopy();
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | undefined>();
  const isDate = /[dD]ate$/.test(pointer);
  const isLong = /\/(?:summary|description|reference|highlights\/\d+)$/.test(pointer);

  const save = () => {
    const correction = { kind: 'value', pointer, value: text.trim() } as const;
    if (!fits(review.parsed, correction)) {
      setProblem(isDate ? words.unfit.date : words.unfit.text);
      return;
    }
    review.correct(correction);
    onClose();
  };
  const control = {
    value: text,
    autoFocus: true,
    maxLength: maxCorrectionCharacters,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      if (event.key !== 'Enter' || (isLong && event.shiftKey)) return;
      event.preventDefault();
      save();
    },
  };
  return (
    <div className="grid gap-2 py-1">
      <Field
        label={words.fieldOf(fieldName(pointer, resumeFields))}
        error={problem}
        {...(isDate && { hint: words.dateHint })}
      >
        {(ties) => (isLong ? <Textarea {...ties} {...control} rows={3} /> : <Input {...ties} {...control} />)}
      </Field>
      <div className="flex gap-2">
        <Button size="sm" onClick={save}>
          {words.save}
        </Button>
        <Button size="sm" look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
