import { useState } from 'react';
import type { SheetView } from '#contract/sheets.ts';
import { maxOwnSentenceCharacters } from '#contract/sheets.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field, Textarea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { keepTyped, typedText } from './typed-text.ts';
import type { Sheet } from './use-sheet.ts';

type Letter = NonNullable<SheetView['letter']>;

interface LetterPageProps {
  optimizationId: string;
  letter: Letter;
  act: Sheet['act'];
}

const typedKey = 'own-sentence';

/** The place for the one thing that only the person can say. */
function OwnSentence({ optimizationId, letter, act }: LetterPageProps) {
  const { sheet: words } = useCopy();
  const saved = letter.ownSentence ?? '';
  const [typed, setTyped] = useState(() => typedText(optimizationId, typedKey) ?? saved);
  const type = (text: string) => {
    setTyped(text);
    keepTyped(optimizationId, typedKey, text === saved ? undefined : text);
  };
  const changed = typed.trim() !== saved;
  return (
    <form
      className="grid gap-3 rounded-lg border border-rule bg-sheet p-5 max-xl:max-w-measure"
      onSubmit={(event) => {
        event.preventDefault();
        keepTyped(optimizationId, typedKey, undefined);
        if (changed) act({ act: 'own-sentence', text: typed.trim() === '' ? null : typed.trim() });
      }}
    >
      <Field label={words.ownSentence} hint={words.ownSentenceHint}>
        {(ties) => (
          <Textarea
            {...ties}
            rows={3}
            maxLength={maxOwnSentenceCharacters}
            placeholder={words.ownSentenceExample}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" look="secondary" className="justify-self-start" disabled={!changed}>
        {words.save}
      </Button>
    </form>
  );
}

/** What a paragraph rests on, and what of the ad it answers. */
function LetterGrounds({ letter }: { letter: Letter }) {
  const { sheet: words } = useCopy();
  const based = letter.paragraphs.filter(({ evidence, requirements }) => evidence.length + requirements.length > 0);
  if (based.length === 0) return null;
  return (
    <Disclosure summary={words.letterNotes}>
      <ul className="grid gap-5 pt-2">
        {based.map(({ text, evidence, requirements }) => (
          <li key={text} className="grid gap-1.5">
            <p className="font-serif text-ink-soft italic">{text.length > 90 ? `${text.slice(0, 90)}…` : text}</p>
            {evidence.slice(0, 4).map((line) => (
              <p key={line}>
                <span className="marked">{line}</span>
              </p>
            ))}
            {requirements.length > 0 && (
              <p className="text-ink-soft">
                {words.requirements}: {requirements.slice(0, 4).join('; ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The cover letter as a page: read, edited, and with its place for a sentence of the person's own. */
export function LetterPage({ optimizationId, letter, act }: LetterPageProps) {
  const { sheet: words } = useCopy();
  const [editing, setEditing] = useState(() => typedText(optimizationId, 'letter') !== undefined);
  return (
    <div className="grid gap-5">
      {letter.edited ? (
        <Notice
          action={
            <Button look="secondary" size="sm" onClick={() => act({ act: 'letter', letter: null })}>
              {words.letterBack}
            </Button>
          }
        >
          {words.letterEdited}
        </Notice>
      ) : (
        <OwnSentence key={letter.ownSentence ?? ''} optimizationId={optimizationId} letter={letter} act={act} />
      )}
      {editing ? (
        <LetterEditor
          optimizationId={optimizationId}
          letter={letter}
          onSave={(written) => act({ act: 'letter', letter: written })}
          onClose={() => setEditing(false)}
        />
      ) : (
        <article
          aria-label={words.letter}
          className="grid gap-4 rounded-lg border border-rule bg-sheet p-6 shadow-lifted *:max-w-measure max-xl:max-w-measure sm:p-10 xl:px-16"
        >
          <p>{letter.salutation}</p>
          {letter.paragraphs.map(({ text }) => (
            <p key={text} className="break-words whitespace-pre-line">
              {text}
            </p>
          ))}
          <p>{letter.closing}</p>
          <p>{letter.signature}</p>
          <Button look="secondary" size="sm" className="justify-self-start" onClick={() => setEditing(true)}>
            {words.editLetter}
          </Button>
        </article>
      )}
      <LetterGrounds letter={letter} />
    </div>
  );
}
