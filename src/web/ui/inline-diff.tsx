import type { ReactNode } from 'react';

export interface DiffPart {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

export interface DiffWords {
  /** Read out before what was put in: "inserted:". */
  inserted: string;
  /** Read out before what was struck: "deleted:". */
  deleted: string;
  /** Read out after either: "end of change". */
  end: string;
}

interface InlineDiffProps {
  parts: readonly DiffPart[];
  words: DiffWords;
  /** Draws a part's own text, where part of it is marked or locked. */
  draw?: (part: DiffPart) => ReactNode;
}

/** A line as a proofreader leaves it: insertions underlined, deletions struck. */
export function InlineDiff({ parts, words, draw = ({ text }) => text }: InlineDiffProps) {
  return parts.map((part, at) => {
    // Parts have no name of their own: a line that changes is drawn anew.
    const key = `${at} ${part.kind}`;
    if (part.kind === 'same') return <span key={key}>{draw(part)}</span>;
    const Element = part.kind === 'inserted' ? 'ins' : 'del';
    return (
      <Element
        key={key}
        className={
          part.kind === 'inserted'
            ? 'text-accent-strong underline [del+&]:ml-1 decoration-accent decoration-2 underline-offset-3'
            : 'text-ink-faint line-through decoration-danger'
        }
      >
        <span className="sr-only">{words[part.kind]} </span>
        {draw(part)}
        <span className="sr-only"> {words.end} </span>
      </Element>
    );
  });
}
