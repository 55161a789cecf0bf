import { Link } from 'react-router';
import { useCopy } from '../../copy/use-copy.tsx';
import { pageMeta } from '../../page-meta.ts';
import { paths } from '../../paths.ts';
import { Facts } from '../../ui/facts.tsx';
import { SupportEmail } from '../reading/operator-facts.tsx';
import { ContactForm } from './contact-form.tsx';

export const meta = () => pageMeta('contact');

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
    {
      name: words.first,
      value: (
        <>
          {words.firstText}{' '}
          <Link to={paths.faq()} className="text-accent underline underline-offset-2 hover:text-accent-strong">
            {words.faq}
          </Link>
          .
        </>
      ),
    },
  ];
  return (
    <main id="content" className="mx-auto max-w-page px-5 py-12 md:px-8 md:py-16">
      <header className="grid gap-4">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="max-w-measure font-serif text-lg text-ink-soft">{words.lead}</p>
      </header>
      <div className="mt-9 grid gap-x-16 gap-y-10 md:mt-12 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <ContactForm />
        <aside aria-label={words.facts} className="border-t border-rule pt-6 lg:border-t-0 lg:border-l lg:pt-1 lg:pl-8">
          <Facts facts={facts} />
        </aside>
      </div>
    </main>
  );
}
