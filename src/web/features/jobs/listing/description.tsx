import { useId, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { descriptionBlocks, descriptionPreview } from './description-blocks.ts';

interface DescriptionProps {
  text: string;
  /** What it describes, for people who hear only the button. */
  named: string;
  firstOpen: boolean;
}

/** What a job is about: the beginning, and on demand all of it. Plain text, whatever a source sends. */
export function Description({ text, named, firstOpen }: DescriptionProps) {
  const { listingCard: words } = useCopy();
  const id = useId();
  const preview = descriptionPreview(text);
  const [open, setOpen] = useState(firstOpen);
  if (text.trim() === '') return null;
  return (
    <div className="grid justify-items-start gap-1">
      <div id={id} className="max-w-measure min-w-0 text-sm wrap-anywhere text-ink-soft">
        {open || preview.whole ? (
          <div className="grid gap-2.5">
            {descriptionBlocks(text).map((block, at) =>
              block.kind === 'text' ? (
                <p key={at}>{block.text}</p>
              ) : (
                <ul key={at} className="grid list-disc gap-1 pl-5">
                  {block.items.map((item, line) => (
                    <li key={line}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </div>
        ) : (
          <p className="line-clamp-2 sm:line-clamp-3">{preview.text}</p>
        )}
      </div>
      {!preview.whole && (
        <Button
          look="quiet"
          size="sm"
          className="-my-1.5 -ml-3"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? words.showLess : words.showMore} <span className="sr-only">{named}</span>
        </Button>
      )}
    </div>
  );
}
