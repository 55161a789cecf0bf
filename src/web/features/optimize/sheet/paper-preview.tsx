import { useCallback } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import type { PaperSize, TemplateId } from '#domain/resume/document/templates.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export interface Look {
  part: 'resume' | 'coverLetter';
  template: TemplateId;
  paper: PaperSize | undefined;
}

interface PaperPreviewProps extends Look {
  optimizationId: string;
  /** The page is typeset again whenever this rises. */
  revision: number;
  ready: boolean;
}

const pictureOf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: 'image/png' });

/** One page. Its picture has an address as long as it is shown. */
export function PagePicture({ picture, alt }: { picture: string; alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      const address = URL.createObjectURL(pictureOf(picture));
      if (image) image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} alt={alt} className="w-full rounded-sm border border-rule bg-white shadow-lifted" />;
}

/** The document as it prints, following what is done on the sheet. */
export function PaperPreview({ optimizationId: id, revision, ready, ...look }: PaperPreviewProps) {
  const { sheet: words } = useCopy();
  const client = useApi();
  const { data, isError, isFetching } = useQuery({
    queryKey: ['printed', id, revision, look],
    queryFn: ({ signal }) => client.call(api.printSheet, { params: { id }, query: look, signal }),
    enabled: ready,
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });
  if (isError) return <p className="text-sm text-ink-soft">{words.printFailed}</p>;
  if (data === undefined) return <Skeleton className="aspect-[210/297] w-full" />;
  return (
    <section aria-label={words.paper} aria-busy={isFetching} className="grid gap-4">
      {data.pages.map((picture, index) => (
        // A page is its number: its picture changes with what is on it.
        <PagePicture key={`page ${index + 1}`} picture={picture} alt={words.page(index + 1, data.pages.length)} />
      ))}
    </section>
  );
}
