import { ArrowRight } from 'lucide-react';
import type { LongReadBlock as Block } from '#copy/long-reads/long-read.ts';
import { NotedLines } from './noted-lines.tsx';
import { RichText } from './rich-text.tsx';

type Made<Kind> = Extract<Block, { kind: Kind }>;

// With `display: block`, browsers only recognize a table by explicit roles.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** On a phone each row is a separate block, with each cell next to the name of its column. */
function ReadTable({ caption, head, rows }: Made<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to scroll by keyboard, too.
    <section aria-label={caption} tabIndex={0} className="my-2 overflow-x-auto font-sans">
      <table role="table" className="w-full border-collapse text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-b border-edge">
            {head.map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className="py-2 pr-5 text-left text-xs font-medium text-ink-faint last:pr-0"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block max-sm:border-t max-sm:border-edge">
          {rows.map(([name = '', ...cells]) => (
            <tr
              key={name}
              role="row"
              className="border-b border-rule align-top max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-3"
            >
              <th
                role="rowheader"
                scope="row"
                className="text-left font-medium max-sm:col-span-2 max-sm:wrap-anywhere sm:py-2.5 sm:pr-5"
              >
                <RichText text={name} />
              </th>
              {cells.map((cell, at) => (
                <td
                  key={cell}
                  role="cell"
                  className="max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid max-sm:items-baseline sm:py-2.5 sm:pr-5 sm:last:pr-0"
                >
                  <span aria-hidden className="text-xs whitespace-nowrap text-ink-faint sm:hidden">
                    {head[at + 1]}
                  </span>
                  <span className="min-w-0 wrap-anywhere">
                    <RichText text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */

/** One piece of a long read. */
export function LongReadBlock({ block }: { block: Block }) {
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
      return <NotedLines label={block.label} lines={block.lines} apart={block.kind === 'edits'} />;
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
