import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { FirstPage, type FirstPageProps } from './first-page.tsx';
import { LockedText } from './locked-text.tsx';
import { Watermark } from './watermark.tsx';

/** How much of an unlocked document its preview shows, in characters. */
const previewCharacters = 200;

interface DocumentPreviewProps {
  title: string;
  /** Null while it is being written. */
  text: string | null;
  locked: boolean;
  /** Where all of it can be read and edited, and what leads there. */
  whole: { address: string; open: string };
  /** Whose page shows how it looks, once it is open. */
  page: Omit<FirstPageProps, 'text' | 'children'>;
}

function Content({ text, locked, page }: Pick<DocumentPreviewProps, 'text' | 'locked' | 'page'>) {
  if (text === null) return <SkeletonLines lines={9} />;
  if (!locked)
    return (
      <FirstPage {...page} text={text}>
        <p className="text-xs whitespace-pre-line text-ink-soft wrap-anywhere">
          {text.length > previewCharacters ? `${text.slice(0, previewCharacters)}…` : text}
        </p>
      </FirstPage>
    );
  return (
    <>
      <LockedText text={text} />
      <Watermark />
    </>
  );
}

/** The beginning of a document on its page, and a link to the sheet with all of it; while it is locked, under the watermark. */
export function DocumentPreview({ title, text, locked, whole, page }: DocumentPreviewProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-lg">{title}</h3>
      <div
        className={classNames(
          'relative overflow-hidden rounded-lg border border-rule bg-sheet p-5 text-sm',
          locked || text === null ? 'h-72' : 'grow',
        )}
      >
        <div className={locked || text === null ? 'mask-b-from-75% h-full' : undefined}>
          <Content text={text} locked={locked} page={page} />
        </div>
      </div>
      {text !== null && !locked && (
        <ButtonLink look="secondary" size="sm" className="self-start">
          <Link to={whole.address}>{whole.open}</Link>
        </ButtonLink>
      )}
    </section>
  );
}
