import { useEffect, useState } from 'react';
import { maxNoteCharacters, type SavedJobView } from '#contract/saved-jobs.ts';
import { draftsInHand, keepDraft } from '../../in-hand/draft-in-hand.ts';
import { createNoteSaving, type NoteState } from './note-saving.ts';
import { useSavedJobChange } from './use-saved-jobs.ts';

const pauseMs = 800;
const draftKey = 'notes';

const canSave = (text: string): boolean => text.trim().length <= maxNoteCharacters;

/** The notes of a saved job, as they are typed: kept in the browser until the server has them. */
export function useJobNote(job: SavedJobView) {
  const { mutateAsync } = useSavedJobChange();
  const place = `saved job ${job.id}`;
  const [text, setText] = useState(() => draftsInHand(localStorage, place)[draftKey]?.text ?? job.notes ?? '');
  const [{ state, error }, tell] = useState<{ state: NoteState; error?: unknown }>({ state: 'idle' });
  const [saving] = useState(() =>
    createNoteSaving({
      saved: job.notes ?? '',
      send: (notes) => mutateAsync({ job, change: { notes: notes.trim() === '' ? null : notes.trim() } }),
      keep: (notes) =>
        keepDraft(localStorage, place, draftKey, notes === undefined ? undefined : { text: notes }, Date.now()),
      tell: (next, cause) => tell({ state: next, error: cause }),
      canSave,
      pauseMs,
    }),
  );
  const tooLong = !canSave(text);
  // What an earlier visit could not save is sent now; what this one has typed, when it ends.
  useEffect(() => {
    if (text !== (job.notes ?? '')) saving.type(text);
    return () => saving.flush();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what was found.
  }, [saving]);
  return {
    text,
    state,
    error,
    tooLong,
    type(typed: string) {
      setText(typed);
      saving.type(typed);
    },
    flush: () => saving.flush(),
  };
}
