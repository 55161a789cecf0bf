import { useCopy } from '../../copy/use-copy.tsx';
import { Section } from './section.tsx';

export function HowItWorks() {
  const { title, lead, steps } = useCopy().homeSections.howItWorks;
  return (
    <Section id="how-it-works" title={title} lead={lead}>
      <ol className="grid gap-x-12 gap-y-6 sm:grid-cols-2 sm:gap-y-8">
        {steps.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-edge pt-4">
            <span aria-hidden className="figures font-serif text-lg text-ink-faint">
              {index + 1}
            </span>
            <div className="grid content-start gap-1.5">
              <h3 className="text-lg">{step.title}</h3>
              <p className="text-ink-soft">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
