import { ArrowRight } from 'lucide-react';
import type { ReadBlock as Block } from '#copy/long-reads/long-read.ts';
import { ReadLines } from './read-lines.tsx';
import { RichText } from './rich-text.tsx';

type Made<Kind> = Extract<Block, { kind: Kind }>;

function ReadTable({ caption, head, rows }: Made<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to scroll by keyboard, too.
    <section aria-label={caption} tabIndex={0} className="my-2 overflow-x-auto font-sans">
      <table className="w-full min-w-lg border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge">
            {head.map((name) => (
              <th key={name} scope="col" className="py-2 pr-5 text-left text-xs font-medium text-ink-faint last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = '', ...cells]) => (
            <tr key={name} className="border-b border-rule align-top">
              <th scope="row" className="py-2.5 pr-5 text-left font-medium break-words">
                <RichText text={name} />
              </th>
              {cells.map((cell) => (
                <td key={cell} className="py-2.5 pr-5 last:pr-0">
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One piece of a long read. */
export function ReadBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  switch (block.kind) {
    case 'heading':
      return <h3 className="mt-4 text-lg font-semibold">{block.text}</h3>;
    case 'list':
      return (
        <ul className="grid list-disc gap-2.5 pl-5 marker:text-ink-faint">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              <RichText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="grid list-decimal gap-2.5 pl-6 marker:text-ink-faint">
          {block.items.map((item) => (
            <li key={item} className="pl-1">
              <RichText text={item} />
            </li>
          ))}
        </ol>
      );
    case 'table':
      return <ReadTable {...block} />;
    case 'edits':
    case 'sample':
      return <ReadLines label={block.label} lines={block.lines} apart={block.kind === 'edits'} />;
    case 'tool':
      return (
        <p className="my-2 flex items-start gap-3 border-l-2 border-accent py-1 pl-4 font-sans text-base text-ink-soft print:hidden">
          <ArrowRight aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          <span>
            {block.text} <RichText text={block.action} />
          </span>
        </p>
      );
  }
}
