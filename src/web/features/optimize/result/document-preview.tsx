import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
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
  /** What opens the whole document, and what it is called there. */
  whole: { open: string; title: string };
}

function Content({ text, locked }: Pick<DocumentPreviewProps, 'text' | 'locked'>) {
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

/** The whole of an open document, to read. */
function WholeDocument({ text, whole }: { text: string; whole: DocumentPreviewProps['whole'] }) {
  const { optimization: words } = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {whole.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        shape="full"
        close={words.closeWhole}
        title={<h2 className="mx-auto max-w-measure px-5 pt-8 pr-16 text-xl">{whole.title}</h2>}
      >
        <div className="mx-auto grid max-w-measure gap-6 px-5 pt-6 pb-16">
          <p className="rounded-lg border border-rule bg-sheet p-5 text-sm whitespace-pre-wrap sm:p-8">{text}</p>
          {/* The button above is out of sight for who has read to the end. */}
          <Button look="secondary" className="justify-self-start" onClick={() => setOpen(false)}>
            {words.closeWhole}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The beginning of a document on its page, and a button to the rest; while it is locked, under the watermark. */
export function DocumentPreview({ title, text, locked, whole }: DocumentPreviewProps) {
  const shortened = text !== null && !locked && text.length > previewCharacters;
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-lg">{title}</h3>
      <div className="relative h-72 overflow-hidden rounded-lg border border-rule bg-sheet p-5 text-sm">
        <div className="mask-b-from-75% h-full">
          <Content text={text} locked={locked} />
        </div>
      </div>
      {shortened && <WholeDocument text={text} whole={whole} />}
    </section>
  );
}
