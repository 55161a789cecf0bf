import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { pageCopy } from '../../copy/page-locale.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PlanArrival } from '../plans/plan-arrival.tsx';
import { ProofSheet } from './proof-sheet.tsx';

export const meta = () => [
  { title: pageCopy().metadata.home.title },
  { name: 'description', content: pageCopy().metadata.home.description },
];

export default function HomePage() {
  const { home } = useCopy();
  return (
    <main id="content" className="mx-auto max-w-page px-5 md:px-8">
      <PlanArrival />
      <div className="grid items-center gap-12 py-14 md:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-16 lg:py-28">
        <div className="grid gap-7">
          <h1 className="text-3xl">{home.title}</h1>
          <p className="max-w-measure text-lg text-ink-soft">{home.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink>
              <Link to={paths.score()}>{home.score}</Link>
            </ButtonLink>
            <ButtonLink look="secondary">
              <Link to={paths.optimize()}>{home.optimize}</Link>
            </ButtonLink>
            <ButtonLink look="quiet">
              <Link to={paths.jobs()}>{home.jobs}</Link>
            </ButtonLink>
          </div>
        </div>
        <ProofSheet />
      </div>
      <ol className="grid border-t border-rule md:grid-cols-3">
        {home.steps.map(({ title, text }) => (
          <li
            key={title}
            className="grid content-start gap-2 border-rule py-7 not-last:border-b md:px-8 md:py-10 md:not-last:border-r md:not-last:border-b-0 md:first:pl-0"
          >
            <h2 className="text-xl">{title}</h2>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </main>
  );
}
