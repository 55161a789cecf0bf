import type { LongRead } from '#copy/long-reads/long-read.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ContentsList } from './contents-list.tsx';
import { ReadBlock } from './read-block.tsx';

interface LongReadPageProps {
  read: LongRead;
  /** A guide is set as a book is; a policy as the rest of the site. */
  look: 'book' | 'document';
}

/** A text that is a page of its own: title, contents, numbered sections with anchors. It prints as it reads. */
export function LongReadPage({ read: { title, lead, updated, sections }, look }: LongReadPageProps) {
  const { reading } = useCopy();
  const book = look === 'book';
  return (
    <main id="content" className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16 print:py-0">
      <header className="grid gap-4 lg:ml-[17rem]">
        <h1 className="max-w-[18ch] text-3xl">{title}</h1>
        <p className="max-w-[36rem] font-serif text-lg text-ink-soft">{lead}</p>
        {updated !== undefined && <p className="text-sm text-ink-faint">{reading.updated(updated)}</p>}
      </header>
      <div className="mt-9 grid gap-x-12 gap-y-10 md:mt-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <ContentsList sections={sections} />
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
                  book ? 'font-serif text-lg leading-relaxed' : 'leading-relaxed',
                )}
              >
                {blocks.map((block, index) => {
                  // The blocks of a text never change, and two may be alike.
                  const key = `${kind} ${index}`;
                  return <ReadBlock key={key} block={block} />;
                })}
              </div>
            </section>
          ))}
        </article>
      </div>
    </main>
  );
}
