import { Link } from 'react-router';
import { metadata, notFound } from '#copy/pages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

export const meta = () => [
  { title: metadata.notFound.title },
  { name: 'description', content: metadata.notFound.description },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
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
