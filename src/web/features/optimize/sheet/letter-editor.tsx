import { useState } from 'react';
import { z } from 'zod';
import type { SheetView } from '#contract/sheets.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, Input, Textarea } from '../../../ui/field.tsx';
import { asWritten } from './pending-acts.ts';
import { keepTyped, typedText } from './typed-text.ts';

const writtenSchema = z.object({ salutation: z.string(), paragraphs: z.array(z.string()), closing: z.string() });
type Written = z.infer<typeof writtenSchema>;

const typedKey = 'letter';

function keptLetter(id: string): Written | undefined {
  try {
    return writtenSchema.safeParse(JSON.parse(typedText(id, typedKey) ?? '')).data;
  } catch {
    return undefined;
  }
}

interface LetterEditorProps {
  optimizationId: string;
  letter: NonNullable<SheetView['letter']>;
  onSave: (letter: Written) => void;
  onClose: () => void;
}

/** Edits the whole letter by hand. The draft is kept until it's saved or discarded. */
export function LetterEditor({ optimizationId, letter, onSave, onClose }: LetterEditorProps) {
  const { sheet: words } = useCopy();
  const [written, setWritten] = useState<Written>(() => keptLetter(optimizationId) ?? asWritten(letter));
  const change = (part: Partial<Written>) => {
    const next = { ...written, ...part };
    setWritten(next);
    keepTyped(optimizationId, typedKey, JSON.stringify(next));
  };
  const end = () => {
    keepTyped(optimizationId, typedKey, undefined);
    onClose();
  };
  const paragraphs = written.paragraphs.map((text) => text.trim()).filter((text) => text !== '');
  return (
    <form
      className="grid max-w-measure gap-4 rounded-lg border border-rule bg-sheet p-5 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ ...written, paragraphs });
        end();
      }}
    >
      <Field label={words.salutation}>
        {(ties) => (
          <Input
            {...ties}
            maxLength={300}
            value={written.salutation}
            onChange={({ target }) => change({ salutation: target.value })}
          />
        )}
      </Field>
      {written.paragraphs.map((text, at) => (
        // A paragraph is its place: it has no other name while it is typed.
        <Field key={`paragraph ${at + 1}`} label={words.paragraph(at + 1)}>
          {(ties) => (
            <Textarea
              {...ties}
              rows={Math.min(12, Math.max(2, Math.ceil(text.length / 75)))}
              maxLength={4000}
              value={text}
              onChange={({ target }) => change({ paragraphs: written.paragraphs.with(at, target.value) })}
            />
          )}
        </Field>
      ))}
      {written.paragraphs.length < 20 && (
        <Button
          look="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => change({ paragraphs: [...written.paragraphs, ''] })}
        >
          {words.addParagraph}
        </Button>
      )}
      <Field label={words.closing}>
        {(ties) => (
          <Input
            {...ties}
            maxLength={300}
            value={written.closing}
            onChange={({ target }) => change({ closing: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" disabled={paragraphs.length === 0}>
          {words.save}
        </Button>
        <Button look="secondary" size="sm" onClick={end}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
