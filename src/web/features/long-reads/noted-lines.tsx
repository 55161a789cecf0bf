import type { NotedLine } from '#copy/long-reads/long-read.ts';
import { classNames } from '../../ui/class-names.ts';
import { RichText } from './rich-text.tsx';

interface NotedLinesProps {
  label: string;
  lines: readonly NotedLine[];
  /** Lines of a list, each for itself; otherwise paragraphs of one text. */
  apart: boolean;
}

/** An example on a sheet of paper: lines with an editor's notes in the margin; on a phone below the line. */
export function NotedLines({ label, lines, apart }: NotedLinesProps) {
  const noted = lines.some(({ note }) => note !== undefined);
  return (
    <figure className="my-3 break-inside-avoid rounded-lg border border-rule bg-sheet font-sans text-sm sm:text-base">
      <figcaption className="border-b border-rule px-5 py-2.5 text-xs font-medium text-ink-faint sm:px-7">
        {label}
      </figcaption>
      <div className={classNames('grid px-5 py-4 sm:px-7', apart ? 'divide-y divide-rule' : 'gap-y-3 py-5')}>
        {lines.map(({ text, note }) => (
          <div
            key={text}
            className={classNames(
              'grid gap-x-7 gap-y-2',
              noted && 'sm:grid-cols-[minmax(0,1fr)_10.5rem]',
              apart && 'py-4 first:pt-1 last:pb-1',
            )}
          >
            <p className="leading-6 sm:leading-7">
              <RichText text={text} />
            </p>
            {note !== undefined && (
              <p className="border-l-2 border-accent pl-3 font-serif text-sm leading-6 text-ink-soft italic">{note}</p>
            )}
          </div>
        ))}
      </div>
    </figure>
  );
}
