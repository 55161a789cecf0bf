import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Claim } from './claim.tsx';

/** The last word: what to do now. */
export function Closing() {
  const { home, homeSections, claims } = useCopy();
  const { title, text } = homeSections.closing;
  return (
    <section className="border-t border-rule py-16 md:py-24">
      <div className="mx-auto grid max-w-measure justify-items-center gap-5 text-center">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-lg text-ink-soft">{text}</p>
        <div className="flex flex-wrap justify-center gap-3 pt-1">
          <ButtonLink>
            <Link to={paths.score()}>{home.score}</Link>
          </ButtonLink>
          <ButtonLink look="secondary">
            <Link to={paths.optimize()}>{home.optimize}</Link>
          </ButtonLink>
        </div>
        <Claim>
          <p className="text-sm text-ink-soft">{claims.audience}</p>
        </Claim>
      </div>
    </section>
  );
}
