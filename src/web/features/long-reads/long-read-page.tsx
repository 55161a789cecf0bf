import type { LongRead } from '#copy/long-reads/long-read.ts';
import { classNames } from '../../ui/class-names.ts';
import { LongReadBlock } from './long-read-block.tsx';
import { LongReadFrame } from './long-read-frame.tsx';

interface LongReadPageProps {
  read: LongRead;
  /** A guide is set as a book is; a policy as the rest of the site. */
  look: 'book' | 'document';
}

/** A text that is a whole page: title, contents, numbered sections with anchors. It prints well, too. */
export function LongReadPage({ read: { title, lead, updated, sections }, look }: LongReadPageProps) {
  const book = look === 'book';
  return (
    <LongReadFrame title={title} lead={lead} updated={updated} sections={sections}>
      <article className="grid min-w-0 gap-12 md:gap-14">
        {sections.map(({ kind, title: name, blocks }, at) => (
          <section
            key={kind}
            aria-labelledby={kind}
            className="grid gap-4 border-t border-rule pt-6 max-lg:first:border-t-0 max-lg:first:pt-0"
          >
            <h2 id={kind} className="flex gap-3 text-xl md:text-2xl">
              <span aria-hidden className="figures text-ink-faint">
                {at + 1}
              </span>
              {name}
            </h2>
            <div
              // Lines of 60 to 75 characters; examples and tables may be wider.
              className={classNames(
                'grid min-w-0 gap-4 [&>h3]:max-w-[36rem] [&>ol]:max-w-[36rem] [&>p]:max-w-[36rem] [&>ul]:max-w-[36rem]',
                'leading-relaxed',
                book && 'font-serif text-md md:text-lg',
              )}
            >
              {blocks.map((block, index) => {
                // The blocks of a text never change, and two may be alike.
                const key = `${kind} ${index}`;
                return <LongReadBlock key={key} block={block} />;
              })}
            </div>
          </section>
        ))}
      </article>
    </LongReadFrame>
  );
}
