import { Link } from 'react-router';
import { faqFor } from '#copy/long-reads/faq-for.ts';
import { pageCopy, pageLocale } from '../../copy/page-locale.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LongReadFrame } from '../long-reads/long-read-frame.tsx';
import { RichText } from '../long-reads/rich-text.tsx';
import { faqData } from './faq-data.ts';
import { QuestionList } from './question-list.tsx';

export const meta = () => [
  ...pageMeta('faq'),
  { 'script:ld+json': faqData(faqFor(pageLocale()), pageCopy().siteOperator) },
];

export default function FaqPage() {
  const faq = faqFor(pageLocale());
  return (
    <LongReadFrame title={faq.title} lead={<RichText text={faq.lead} />} sections={faq.categories}>
      <div className="grid min-w-0 max-w-[46rem] gap-12">
        {faq.categories.map(({ kind, title, questions }) => (
          <section key={kind} aria-labelledby={kind}>
            <h2 id={kind} className="border-b border-edge pb-3 text-xl">
              {title}
            </h2>
            <QuestionList questions={questions} />
          </section>
        ))}
        <section
          aria-labelledby="more"
          className="grid justify-items-start gap-3 rounded-lg border border-rule bg-sheet p-6 sm:p-8"
        >
          <h2 id="more" className="text-xl">
            {faq.contactTitle}
          </h2>
          <p className="text-ink-soft">{faq.contactText}</p>
          <ButtonLink className="mt-1">
            <Link to={paths.contact()}>{faq.contact}</Link>
          </ButtonLink>
        </section>
      </div>
    </LongReadFrame>
  );
}
