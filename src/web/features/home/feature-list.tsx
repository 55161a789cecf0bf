import type { ReactNode } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Section } from './section.tsx';

interface FeatureProps {
  title: string;
  text: string;
  /** Names the specimen for who cannot see that it is one. */
  label: string;
  children: ReactNode;
}

/** What it does, with a sample of its work. */
function Feature({ title, text, label, children }: FeatureProps) {
  return (
    <li className="grid items-start gap-5 border-t border-edge py-6 first:border-t-0 first:pt-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:gap-10">
      <div className="grid gap-2">
        <h3 className="text-xl">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      <figure aria-label={label} className="grid gap-3 rounded-lg border border-rule bg-sheet p-5">
        {children}
      </figure>
    </li>
  );
}

const noteClass = 'border-t border-rule pt-2 font-serif text-sm text-ink-soft italic';

/** Only real features: each specimen is the engine's output for an invented resume. */
export function FeatureList() {
  const { title, lead, finding, refused, question, moreTitle, more } = useCopy().homeSections.features;
  return (
    <Section id="features" title={title} lead={lead}>
      <ul>
        <Feature {...refused}>
          <p>
            <del className="text-ink-faint decoration-danger">{refused.proposed}</del>
          </p>
          <p>
            <mark className="marked">{refused.kept}</mark>
          </p>
          <p className={noteClass}>{refused.why}</p>
        </Feature>
        <Feature {...finding}>
          <p>
            <span className="queried">{finding.line}</span>
          </p>
          <p className={noteClass}>
            {finding.issue} {finding.worth}
          </p>
        </Feature>
        <Feature {...question}>
          <p className="font-serif text-lg">{question.question}</p>
          <p>
            <ins className="decoration-accent decoration-2 underline-offset-4">{question.answer}</ins>
          </p>
          <p className={noteClass}>{question.worth(question.points)}</p>
        </Feature>
      </ul>
      <h3 className="border-t border-edge pt-7 text-xl">{moreTitle}</h3>
      <dl className="grid gap-x-10 gap-y-4 pt-5 sm:gap-y-6 sm:grid-cols-2 md:grid-cols-3">
        {more.map((each) => (
          <div key={each.title} className="grid content-start gap-1">
            <dt className="font-medium">{each.title}</dt>
            <dd className="text-sm text-ink-soft">{each.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
