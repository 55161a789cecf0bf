import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { LockedText } from './locked-text.tsx';
import { Watermark } from './watermark.tsx';

/** How much of an unlocked document its preview shows, in characters. */
const previewCharacters = 200;

interface DocumentPreviewProps {
  title: string;
  /** Null while it is being written. */
  text: string | null;
  locked: boolean;
}

function Content({ text, locked }: Omit<DocumentPreviewProps, 'title'>) {
  if (text === null) return <SkeletonLines lines={9} />;
  if (!locked)
    return (
      <p className="break-words whitespace-pre-wrap">
        {text.length > previewCharacters ? `${text.slice(0, previewCharacters)}…` : text}
      </p>
    );
  return (
    <>
      <LockedText text={text} />
      <Watermark />
    </>
  );
}

/** The beginning of a document on its page; while it is locked, under the watermark. */
export function DocumentPreview({ title, text, locked }: DocumentPreviewProps) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      <div className="relative h-72 overflow-hidden rounded-lg border border-rule bg-sheet p-5 text-sm">
        <div className="mask-b-from-75% h-full">
          <Content text={text} locked={locked} />
        </div>
      </div>
    </section>
  );
}
