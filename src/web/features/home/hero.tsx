import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { TourButton } from '../tours/tour-button.tsx';
import { Claim } from './claim.tsx';
import { HeroSheet } from './hero-sheet.tsx';
import { SampleOpener } from './sample-opener.tsx';

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 border-t border-rule py-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm font-medium">{title}</dt>
      <dd className="text-sm text-ink-soft">{children}</dd>
    </div>
  );
}

const gridClass =
  'grid items-start gap-x-14 gap-y-10 pt-10 pb-14 md:pt-14 ' +
  'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pb-20';

/** What it is, what it costs, and the sheet that a resume is dropped on. */
export function Hero() {
  const { home, claims, userMenu } = useCopy();
  const { facts } = home;
  return (
    <>
      <div className={gridClass}>
        <div className="grid gap-6 lg:pt-4">
          <h1 className="text-3xl">{home.title}</h1>
          <p className="max-w-measure text-lg text-ink-soft">{home.lead}</p>
          <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
            <ButtonLink className="max-sm:col-span-2">
              <Link to={paths.score()} data-testid="tour-score">
                {home.score}
              </Link>
            </ButtonLink>
            <ButtonLink look="secondary" className="max-sm:px-2">
              <Link to={paths.optimize()} data-testid="tour-optimize">
                {home.optimize}
              </Link>
            </ButtonLink>
            <ButtonLink look="quiet" className="max-sm:border-edge max-sm:px-2">
              <Link to={paths.jobs()} data-testid="tour-jobs">
                {userMenu.jobs}
              </Link>
            </ButtonLink>
          </div>
        </div>
        <div className="min-w-0 lg:row-span-2">
          <HeroSheet />
        </div>
        <dl aria-label={facts.label} className="border-b border-rule">
          <Fact title={facts.cost.title}>{facts.cost.text}</Fact>
          <Fact title={facts.file.title}>{facts.file.text}</Fact>
          <Fact title={facts.result.title}>
            {facts.result.text} <SampleOpener />
          </Fact>
          <Fact title={facts.tour.title}>
            {facts.tour.text} <TourButton tour="home-first-visit" />
          </Fact>
        </dl>
      </div>
      <Claim>
        <section aria-label={claims.label} className="grid gap-5 border-t border-rule py-8">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
            {claims.figures.map(({ value, text }) => (
              <div key={text} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-ink-soft">{text}</dt>
                <dd className="figures font-serif text-2xl font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      </Claim>
    </>
  );
}
