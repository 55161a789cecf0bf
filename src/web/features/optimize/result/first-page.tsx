import { useQuery } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { PagePicture, type Look } from '../sheet/paper-preview.tsx';

interface FirstPageProps extends Pick<Look, 'part' | 'template'> {
  optimizationId: string;
  /** What is on it: a new text is a new page. */
  text: string;
}

/** The top of a document's first page, as it prints; nothing where it could not be laid out. */
export function FirstPage({ optimizationId: id, text, ...look }: FirstPageProps) {
  const { sheet: words } = useCopy();
  const client = useApi();
  const { data, isError } = useQuery({
    queryKey: ['printed', id, text, look],
    queryFn: ({ signal }) => client.call(api.printSheet, { params: { id }, query: look, signal }),
    gcTime: 30_000,
  });
  if (isError) return null;
  const [first] = data?.pages ?? [];
  return (
    <div className="h-48 overflow-hidden mask-b-from-75% sm:h-60">
      {data === undefined || first === undefined ? (
        <Skeleton className="size-full" />
      ) : (
        <PagePicture picture={first} alt={words.page(1, data.pages.length)} />
      )}
    </div>
  );
}
