import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Claim } from './claim.tsx';
import { Section } from './section.tsx';

const colours = {
  green: 'bg-accent-wash text-accent-strong',
  ochre: 'bg-warn-wash text-warn',
  ink: 'bg-well text-ink',
};

export function Testimonials() {
  const { homeSections, claims } = useCopy();
  const { title, lead } = homeSections.testimonials;
  return (
    <Claim>
      <Section id="testimonials" title={title} lead={lead}>
        <ul className="grid gap-6 sm:gap-8">
          {claims.testimonials.map(({ name, title: role, content, initial, colour }) => (
            <li key={name} className="border-t border-edge pt-6 first:border-t-0 first:pt-0">
              <figure className="grid gap-4">
                <blockquote className="max-w-measure font-serif text-md sm:text-lg">{content}</blockquote>
                <figcaption className="flex items-center gap-3 text-sm">
                  <span
                    aria-hidden
                    className={classNames(
                      'grid size-9 shrink-0 place-items-center rounded-full font-medium',
                      colours[colour],
                    )}
                  >
                    {initial}
                  </span>
                  <span className="grid">
                    <span className="font-medium">{name}</span>
                    <span className="text-ink-soft">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
    </Claim>
  );
}
