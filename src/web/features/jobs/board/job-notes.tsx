import { useId, useState } from 'react';
import type { SavedJobView } from '#contract/saved-jobs.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input, Textarea } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ConfirmFirstNotice } from '../../account/confirm-first-notice.tsx';
import { localValue, presetTime, reminderPresets, timeOf } from './reminder-times.ts';
import { useJobNote } from './use-job-note.ts';
import { useSavedJobChange } from './use-saved-jobs.ts';

interface JobNotesProps {
  job: SavedJobView;
  onClose: () => void;
}

function Notes({ job }: { job: SavedJobView }) {
  const { jobNotes: words, validation } = useCopy();
  const note = useJobNote(job);
  return (
    <div className="grid gap-2">
      <Field label={words.notes} hint={words.hint} error={note.tooLong ? validation.notesTooLong : undefined}>
        {(ties) => (
          <Textarea
            {...ties}
            rows={4}
            value={note.text}
            onChange={({ target }) => note.type(target.value)}
            onBlur={note.flush}
          />
        )}
      </Field>
      {/* Empty as long as there is nothing to say, so that what changes in it is read out. */}
      <output className="min-h-6 text-xs text-ink-soft">
        {note.state === 'saving' && words.saving}
        {note.state === 'saved' && words.saved}
      </output>
      {note.state === 'failed' && !note.tooLong && (
        <Notice
          tone="warn"
          role="alert"
          title={words.failed}
          action={
            <Button look="secondary" size="sm" onClick={note.flush}>
              {words.again}
            </Button>
          }
        >
          {sentenceOf(note.error, words.failedText)}
        </Notice>
      )}
    </div>
  );
}

function ReminderForm({ job }: { job: SavedJobView }) {
  const { jobNotes: words } = useCopy();
  const { mutate, isPending } = useSavedJobChange();
  const [value, setValue] = useState(() => (job.reminder === null ? '' : localValue(new Date(job.reminder))));
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');
  const group = useId();
  const [opened] = useState(() => new Date());
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = (typed: string) => {
    setValue(typed);
    setProblem(undefined);
    setSaid('');
  };
  const send = (reminder: string | null) =>
    mutate(
      { job, change: { reminder } },
      {
        onSuccess: () => setSaid(reminder === null ? words.reminderCleared : words.reminderSet(reminder)),
        onError: (error) => setProblem(sentenceOf(error, words.reminderFailed)),
      },
    );
  const set = () => {
    const time = timeOf(value);
    if (!time) setProblem(words.whenRequired);
    else if (time.getTime() <= Date.now()) setProblem(words.whenPast);
    else send(time.toISOString());
  };
  return (
    <form
      noValidate
      aria-labelledby={group}
      className="grid gap-3 border-t border-rule pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) set();
      }}
    >
      <h3 id={group} className="text-base">
        {words.reminder}
      </h3>
      <div className="flex flex-wrap gap-2">
        {reminderPresets.map((preset) => (
          <Button
            key={preset}
            look="secondary"
            size="sm"
            onClick={() => change(localValue(presetTime(preset, new Date())))}
          >
            {words.presets[preset]}
          </Button>
        ))}
      </div>
      <ConfirmFirstNotice before="mails" />
      <Field label={words.when} hint={words.reminderHint(zone)} error={problem}>
        {(ties) => (
          <Input
            {...ties}
            type="datetime-local"
            value={value}
            min={localValue(opened)}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={isPending}>
          {words.set}
        </Button>
        {job.reminder !== null && (
          <Button
            look="quiet"
            size="sm"
            onClick={() => {
              change('');
              send(null);
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
      <output className="text-sm text-ink-soft">{said}</output>
    </form>
  );
}

/** What a person notes about a saved job, and when they want to be reminded of it. */
export function JobNotes({ job, onClose }: JobNotesProps) {
  const { jobNotes: words } = useCopy();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      shape="box"
      close={words.close}
      title={<h2 className="pr-10 text-xl">{words.title(job.jobListing.title)}</h2>}
    >
      <div className="grid gap-4 pt-4">
        <Notes job={job} />
        <ReminderForm job={job} />
      </div>
    </Dialog>
  );
}
