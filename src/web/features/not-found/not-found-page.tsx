import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../page-meta.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { InlineDiff } from '../../ui/inline-diff.tsx';

export const meta = () => pageMeta('notFound');

const places = ['score', 'jobs', 'careerGuide', 'contact'] as const;

export default function NotFoundPage() {
  const { notFound, diffMarks } = useCopy();
  return (
    <main
      id="content"
      className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-5 py-14 md:px-8 md:py-24 lg:grid-cols-2"
    >
      <div className="grid justify-items-start gap-6">
        <h1 className="text-3xl">{notFound.title}</h1>
        <p className="max-w-measure text-lg text-ink-soft">{notFound.text}</p>
        <Actions>
          <ButtonLink>
            <Link to={paths.home()}>{notFound.home}</Link>
          </ButtonLink>
          <ButtonLink look="secondary">
            <Link to={paths.optimize()}>{notFound.optimize}</Link>
          </ButtonLink>
        </Actions>
      </div>
      <section aria-label={notFound.label} className="rounded-lg border border-rule bg-sheet px-5 py-6 sm:px-8 sm:py-8">
        <p className="border-b border-rule pb-5 font-serif text-lg">
          <InlineDiff parts={notFound.proofread} words={diffMarks} />
        </p>
        <ul className="divide-y divide-rule">
          {places.map((page) => (
            <li key={page} className="py-4 last:pb-0">
              <Link
                to={paths[page]()}
                className="inline-flex items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
              >
                {notFound.places[page].title}
              </Link>
              <p className="text-sm text-ink-soft">{notFound.places[page].text}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
