import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useCopy } from '../../copy/use-copy.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Facts } from '../../ui/facts.tsx';
import { SupportEmail } from '../long-reads/operator-facts.tsx';
import { ContactForm } from './contact-form.tsx';

export const meta = () => pageMeta('contact');

/** Answers that need nobody: where in the frequently asked questions they are. */
function QuickAnswers() {
  const { contactPage: words } = useCopy();
  return (
    <section aria-labelledby="quick-answers">
      <h2 id="quick-answers" className="text-lg">
        {words.first}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{words.firstText}</p>
      <ul className="mt-3 grid divide-y divide-rule border-y border-rule">
        {words.topics.map(({ at, text }) => (
          <li key={at}>
            <Link
              to={{ pathname: paths.faq(), hash: at }}
              className="group flex min-h-11 items-center gap-3 py-2.5 text-sm hover:text-accent"
            >
              <span className="min-w-0 flex-1">{text}</span>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-faint group-hover:text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function ContactPage() {
  const { contactPage: words } = useCopy();
  const facts = [
    {
      name: words.hours,
      value: (
        <>
          {words.weekdays}
          <br />
          {words.weekdayHours}
          <br />
          {words.weekends}
        </>
      ),
    },
    { name: words.reply, value: words.replyTime },
    { name: words.byEmail, value: <SupportEmail /> },
  ];
  return (
    <main
      id="content"
      className={
        'mx-auto grid max-w-page items-start gap-x-16 gap-y-8 px-5 py-12 md:px-8 md:py-16 ' +
        'lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]'
      }
    >
      <header className="grid gap-4">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="font-serif text-lg text-ink-soft">{words.lead}</p>
      </header>
      <div className="min-w-0 lg:row-span-2">
        <ContactForm />
      </div>
      <aside aria-label={words.facts} className="grid items-start gap-8 max-lg:pt-2 sm:max-lg:grid-cols-2">
        <QuickAnswers />
        <Facts facts={facts} />
      </aside>
    </main>
  );
}
