import { Fragment, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface DiffPart {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

export interface DiffWords {
  /** Read out before an insertion: "inserted:". */
  inserted: string;
  /** Read out before a deletion: "deleted:". */
  deleted: string;
  /** Read out after either: "end of change". */
  end: string;
}

interface InlineDiffProps {
  parts: readonly DiffPart[];
  words: DiffWords;
  /** Whether a deletion comes right before the first part. */
  afterStruck?: boolean;
  /** Draws a part's own text, where part of it is marked or locked. */
  draw?: (part: DiffPart) => ReactNode;
}

/** A line as a proofreader leaves it: insertions underlined, deletions struck. */
export function InlineDiff({ parts, words, afterStruck = false, draw = ({ text }) => text }: InlineDiffProps) {
  return parts.map((part, at) => {
    // Parts have no ids: a line that changes is drawn again.
    const key = `${at} ${part.kind}`;
    if (part.kind === 'same') return <span key={key}>{draw(part)}</span>;
    const Element = part.kind === 'inserted' ? 'ins' : 'del';
    // A trailing space is between words, not part of the insertion or deletion.
    const text = part.text.trimEnd();
    const before = parts[at - 1];
    const touches = before ? before.kind === 'deleted' && before.text.trimEnd() === before.text : afterStruck;
    return (
      <Fragment key={key}>
        <Element
          className={classNames(
            part.kind === 'inserted'
              ? 'text-accent-strong underline decoration-accent decoration-2 underline-offset-3'
              : 'text-ink-faint line-through decoration-danger',
            part.kind === 'inserted' && touches && 'ml-1',
          )}
        >
          <span className="sr-only">{words[part.kind]} </span>
          {draw({ ...part, text })}
          <span className="sr-only"> {words.end} </span>
        </Element>
        {part.text.slice(text.length)}
      </Fragment>
    );
  });
}
