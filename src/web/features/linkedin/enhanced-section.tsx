import { useCopy } from '../../copy/use-copy.tsx';
import { Card } from '../../ui/card.tsx';
import { InlineDiff } from '../../ui/inline-diff.tsx';
import { listDiff } from '../../ui/word-diff.ts';
import { ChangeNote } from './change-note.tsx';
import { CopyButton } from './copy-button.tsx';
import type { EnhancedPart, EnhancedText } from './enhanced-sections.ts';
import { markedText } from './marked-text.ts';

interface TextProps extends EnhancedText {
  name: string;
  /** With the changes next to it, or as it will be pasted. */
  marked: boolean;
  /** Of a list, item by item. */
  listed: boolean;
  /** The section’s only text: the section’s own button copies it. */
  alone: boolean;
}

/** A text of a list shows what is new in it; any other what was struck and put in, word by word. */
function marksOf({ text, changes, listed }: Pick<TextProps, 'text' | 'changes' | 'listed'>) {
  if (!listed) return markedText(text, changes);
  const [change] = changes;
  const shown = new Set(changes.map(({ id }) => id));
  return { parts: change ? listDiff(change.original, text) : [{ kind: 'same' as const, text }], shown };
}

function EnhancedWords({ heading, text, changes, most, name, marked, listed, alone }: TextProps) {
  const { enhancementResult: words } = useCopy();
  const { parts, shown } = marksOf({ text, changes, listed });
  return (
    <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1.2fr)_minmax(18rem,1fr)]">
      <div className="grid min-w-0 content-start gap-2">
        {heading !== undefined && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <div className="grid min-w-0">
              <h4 className="font-medium wrap-anywhere">{heading}</h4>
              {most !== undefined && text !== '' && (
                <p className="figures text-xs text-ink-faint">{words.characters(text.length, most)}</p>
              )}
            </div>
            {text !== '' && !alone && <CopyButton text={text} name={heading} />}
          </div>
        )}
        <p className="max-w-measure font-serif text-md whitespace-pre-line wrap-anywhere">
          {marked ? <InlineDiff parts={parts} words={words.diff} /> : text}
        </p>
      </div>
      {marked &&
        (changes.length > 0 ? (
          <ul aria-label={words.changes(heading ?? name)} className="grid content-start gap-4">
            {changes.map((change) => (
              <li key={change.id}>
                <ChangeNote change={change} withText={!shown.has(change.id)} />
              </li>
            ))}
          </ul>
        ) : (
          text !== '' && <p className="text-sm text-ink-faint">{words.unchanged}</p>
        ))}
    </div>
  );
}

/** For a single position, only its description: LinkedIn has separate fields for its heading. */
const copiedText = ({ texts, copied }: EnhancedPart): string =>
  texts.length === 1 && texts[0] ? texts[0].text : copied;

/** One section of the profile, ready to be copied into LinkedIn, with what was changed and why. */
export function EnhancedSection({ part, marked }: { part: EnhancedPart; marked: boolean }) {
  const { enhancementResult: words } = useCopy();
  const { section, texts, copied, most } = part;
  const name = words.sections[section];
  const count =
    most !== undefined
      ? words.characters(copied.length, most)
      : section === 'skills' && copied !== ''
        ? words.skillCount(copied.split(', ').length)
        : undefined;
  return (
    <section aria-label={name}>
      <Card className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="grid">
            <h3 className="text-lg">{name}</h3>
            {count !== undefined && copied !== '' && <p className="figures text-xs text-ink-faint">{count}</p>}
          </div>
          {copied !== '' && <CopyButton text={copiedText(part)} name={name} />}
        </div>
        {texts.length === 0 ? (
          <p className="text-sm text-ink-soft">{words.nothing[section]}</p>
        ) : (
          <div className="grid gap-8">
            {texts.map((each, at) => (
              <EnhancedWords
                // Two positions may be headed alike.
                key={`${at} ${each.heading}`}
                {...each}
                name={name}
                marked={marked}
                listed={section === 'skills'}
                alone={texts.length === 1}
              />
            ))}
          </div>
        )}
      </Card>
    </section>
  );
}
