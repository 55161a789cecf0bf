import { Link } from 'react-router';
import { faqFor } from '#copy/long-reads/faq-for.ts';
import { pageCopy, pageLocale } from '../../copy/page-locale.ts';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ContentsList } from '../reading/contents-list.tsx';
import { faqData } from './faq-data.ts';
import { QuestionList } from './question-list.tsx';

export const meta = () => [
  ...pageMeta('faq'),
  { 'script:ld+json': faqData(faqFor(pageLocale()), pageCopy().siteOperator) },
];

export default function FaqPage() {
  const faq = faqFor(pageLocale());
  return (
    <main id="content" className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16">
      <header className="grid gap-4 lg:ml-[17rem]">
        <h1 className="max-w-[18ch] text-3xl">{faq.title}</h1>
        <p className="max-w-[36rem] font-serif text-lg text-ink-soft">{faq.lead}</p>
      </header>
      <div className="mt-9 grid gap-x-12 gap-y-10 md:mt-12 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <ContentsList sections={faq.categories} />
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
      </div>
    </main>
  );
}
