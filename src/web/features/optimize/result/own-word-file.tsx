import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDiff } from 'lucide-react';
import { api } from '#contract/api.ts';
import type { OptimizationView } from '#contract/optimizations.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { Settled } from '../saving.ts';
import { SavingFirst } from './saving-first.tsx';
import { Unsaved, useSavedFirst } from './use-saved-first.ts';

/** The person's own Word file with every change as a tracked change: for who uploaded one. */
export function OwnWordFile({ optimization, settled }: { optimization: OptimizationView; settled: Settled }) {
  const { ownFile: words, downloads } = useCopy();
  const { id, originalFileName, completedAt, access } = optimization;
  const client = useApi();
  const toast = useToast();
  const wanted = access.resume === 'download' && /\.docx$/i.test(originalFileName);
  const params = { optimizationId: id };
  const { data } = useQuery({
    queryKey: ['own file', id, completedAt],
    queryFn: ({ signal }) => client.call(api.getProofread, { params, signal }),
    enabled: wanted,
  });
  const { savedFirst, waiting } = useSavedFirst(id, settled);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await savedFirst();
      return client.file(api.downloadProofread, { params });
    },
    onSuccess: (file) => {
      const name = `${originalFileName.replace(/\.docx$/i, '')}-proofread.docx`;
      saveFile(file, name);
      toast({ title: downloads.started, text: downloads.startedText(name) });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: downloads.failed,
        text: error instanceof Unsaved ? downloads.unsavedText : sentenceOf(error, downloads.failedText),
      }),
  });
  // Without the file, or where nothing can be marked in it, there is nothing to offer.
  if (!wanted || data === undefined || data.placed === 0) return null;
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <h3 className="flex items-center gap-2 text-lg">
        <FileDiff aria-hidden className="size-5 text-accent" />
        {words.title}
      </h3>
      <p className="max-w-measure text-ink-soft">{words.text(data.placed)}</p>
      <Button look="secondary" loading={isPending} onClick={() => mutate()}>
        {words.download}
      </Button>
      {waiting && <SavingFirst />}
      {data.unplaced.length > 0 && (
        <Disclosure summary={words.unplaced(data.unplaced.length)}>
          <ul className="grid max-w-measure gap-3 pt-1">
            {data.unplaced.map(({ original, revised, why }) => (
              <li key={`${original} ${revised}`} className="grid gap-0.5">
                <span className="font-serif break-words">{revised === '' ? original : revised}</span>
                <span className="text-ink-soft">{why}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
