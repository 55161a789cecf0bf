import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PagePicture, type Look } from '../sheet/paper-preview.tsx';

export interface FirstPageProps extends Pick<Look, 'part' | 'template'> {
  optimizationId: string;
  /** Its contents: a new text makes a new page. */
  text: string;
  /** How the text begins: read out after the page, and shown where the page could not be laid out. */
  children: ReactNode;
}

/** The top of a document's first page, as it prints, cut off as a page under another one is. */
export function FirstPage({ optimizationId: id, text, children, ...look }: FirstPageProps) {
  const { sheet: words } = useCopy();
  const client = useApi();
  const { data, isError } = useQuery({
    queryKey: ['printed', id, text, look],
    queryFn: ({ signal }) => client.call(api.printSheet, { params: { id }, query: look, signal }),
    gcTime: 30_000,
  });
  if (isError) return children;
  const [first] = data?.pages ?? [];
  return (
    <>
      <div className="h-48 overflow-hidden border-b border-edge sm:h-60">
        {data === undefined || first === undefined ? (
          <Skeleton className="size-full" />
        ) : (
          <PagePicture picture={first} alt={words.page(1, data.pages.length)} />
        )}
      </div>
      <div className="sr-only">{children}</div>
    </>
  );
}
