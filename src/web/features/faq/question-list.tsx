import { ChevronDown } from 'lucide-react';
import type { Faq } from '#copy/long-reads/long-read.ts';
import { RichText } from '../long-reads/rich-text.tsx';

/**
 * Questions that open their answers. The browser's own element: it works before the page's code has loaded, the answers are in the page from the start, and
 * the browser's search finds them.
 */
export function QuestionList({ questions }: Pick<Faq['categories'][number], 'questions'>) {
  return questions.map(({ question, answer }) => (
    <details key={question} className="group border-b border-rule">
      <summary
        className={
          'flex min-h-12 cursor-pointer list-none items-center gap-4 py-3.5 hover:text-accent focus-visible:-outline-offset-2 ' +
          '[&::-webkit-details-marker]:hidden'
        }
      >
        <h3 className="min-w-0 flex-1 text-lg">{question}</h3>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-faint transition-transform duration-150 group-open:rotate-180 print:hidden"
        />
      </summary>
      <p className="max-w-[36rem] pb-6 leading-relaxed text-ink-soft">
        <RichText text={answer} />
      </p>
    </details>
  ));
}
