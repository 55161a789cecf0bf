import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { pageCopy } from '../../copy/page-locale.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { ButtonLink } from '../../ui/button.tsx';

export const meta = () => [
  { title: pageCopy().metadata.notFound.title },
  { name: 'description', content: pageCopy().metadata.notFound.description },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  const { notFound } = useCopy();
  return (
    <main id="content" className="mx-auto grid max-w-page justify-items-start gap-6 px-5 py-24 md:px-8 md:py-36">
      <h1 className="text-3xl">{notFound.title}</h1>
      <p className="max-w-measure text-lg text-ink-soft">{notFound.text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink>
          <Link to={paths.home()}>{notFound.home}</Link>
        </ButtonLink>
        <ButtonLink look="secondary">
          <Link to={paths.optimize()}>{notFound.optimize}</Link>
        </ButtonLink>
      </div>
    </main>
  );
}
