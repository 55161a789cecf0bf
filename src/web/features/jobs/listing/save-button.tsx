import { useMutation } from '@tanstack/react-query';
import { Bookmark, Check } from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import type { ListingView } from '#contract/job-listings.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useApi } from '../../../api/services.tsx';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useJobsCache } from '../jobs-cache.ts';
import { useReturnTo } from '../jobs-sign-in.tsx';

interface SaveButtonProps {
  listing: ListingView;
  named: string;
  /** Takes the focus when the button that has it is disabled. */
  onSaved: () => void;
}

/** In place of saving, for a visitor: leads to signing in, and back. */
export function SignInToSave({ named }: { named: string }) {
  const { listingCard: words } = useCopy();
  const returnTo = useReturnTo();
  return (
    <Tooltip text={words.signInToSave}>
      <Link
        to={paths.login({ returnTo })}
        aria-label={`${words.signInToSave} ${named}`}
        className={
          '-mt-1 -mr-2 grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors duration-150 ' +
          'hover:bg-well hover:text-ink pointer-coarse:-mt-2 pointer-coarse:size-11'
        }
      >
        <Bookmark aria-hidden className="size-4.5" />
      </Link>
    </Tooltip>
  );
}

/** Saves a listing; once that is done it says so, and cannot be pressed. */
export function SaveButton({ listing: { id, saved, title }, named, onSaved }: SaveButtonProps) {
  const { listingCard: words, jobToasts } = useCopy();
  const client = useApi();
  const toast = useToast();
  const { changeListing, refreshCounts } = useJobsCache();
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.call(api.saveJob, { body: { jobListingId: id, status: 'interested' } }),
    onSuccess: async (made) => {
      onSaved();
      changeListing(id, (listing) => ({ ...listing, saved: { id: made.id, status: made.status } }));
      toast({ title: words.savedToast, text: title });
      await refreshCounts();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: jobToasts.saveFailed, text: sentenceOf(error, jobToasts.tryAgain) }),
  });
  const Icon = saved ? Check : Bookmark;
  return (
    <Button look="secondary" size="sm" loading={isPending} disabled={saved !== null} onClick={() => mutate()}>
      {!isPending && <Icon aria-hidden className="size-4" />}
      {saved ? words.saved : words.save} <span className="sr-only">{named}</span>
    </Button>
  );
}
