import { useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { maxSavedSearches, updateSavedSearch, type SavedSearchView } from '#contract/saved-searches.ts';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { ConfirmFirstNotice } from '../../account/confirm-first-notice.tsx';
import { LoadedList } from '../loaded-list.tsx';
import { filterWords } from './search-terms.ts';
import { useSavedSearches, useSearchChange, useSearchDeletion, type SearchChange } from './use-saved-searches.ts';

interface RenameProps {
  search: SavedSearchView;
  onName: (name: string) => void;
  onCancel: () => void;
}

function Rename({ search, onName, onCancel }: RenameProps) {
  const { savedSearchList: words } = useCopy();
  const said = useValidation();
  const [name, setName] = useState(search.name);
  const [problem, setProblem] = useState<string>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    const checked = updateSavedSearch.body.safeParse({ name });
    setProblem(said(checked.error?.issues[0]?.message));
    if (checked.success) onName(checked.data.name ?? search.name);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-3">
      <Field label={words.renameLabel(search.name)} error={problem}>
        {(ties) => (
          <Input
            {...ties}
            ref={(input) => input?.focus()}
            value={name}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setProblem(undefined);
            }}
            onKeyDown={(event) => event.key === 'Escape' && onCancel()}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" size="sm">
          {words.keepName}
        </Button>
        <Button look="quiet" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

interface SearchRowProps {
  search: SavedSearchView;
  onRun: () => void;
  onChange: (change: SearchChange) => void;
  onDelete: () => void;
}

/** A search that is kept: what it looks for, what is new, and what can be done with it. */
export function SearchRow({ search, onRun, onChange, onDelete }: SearchRowProps) {
  const copy = useCopy();
  const { savedSearchList: words } = copy;
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, terms, newJobs, lastRunAt, dailyMail } = search;
  const called = words.nameOf(terms.query, terms.location);
  const details = [...(called === name ? [] : [called]), ...filterWords(terms, copy)];
  const endRenaming = () => {
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  return (
    <li className="grid gap-3 border-t border-rule py-4 first:border-t-0 first:pt-0 last:pb-0">
      {renaming ? (
        <Rename
          search={search}
          onCancel={endRenaming}
          onName={(wanted) => {
            endRenaming();
            if (wanted !== name) onChange({ name: wanted });
          }}
        />
      ) : (
        <div className="grid gap-0.5">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium wrap-anywhere">{name}</span>
            {newJobs > 0 && (
              <Badge tone="accent">
                <span aria-hidden>{words.newJobs(newJobs)}</span>
                <span className="sr-only">{words.newJobsOf(newJobs)}</span>
              </Badge>
            )}
          </p>
          {details.length > 0 && <p className="text-sm wrap-anywhere text-ink-soft">{details.join(' · ')}</p>}
          <p className="text-xs text-ink-faint">{lastRunAt === null ? words.neverRun : words.lastRun(lastRunAt)}</p>
        </div>
      )}
      <Switch
        label={
          <>
            <span aria-hidden>{words.dailyMail}</span>
            <span className="sr-only">{words.dailyMailFor(name)}</span>
          </>
        }
        checked={dailyMail}
        onChange={(wanted) => onChange({ dailyMail: wanted })}
      />
      {!renaming && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="sm" aria-label={words.runNamed(name)} onClick={onRun}>
            {words.run}
          </Button>
          <Button
            ref={renameButton}
            look="quiet"
            size="sm"
            aria-label={words.renameNamed(name)}
            onClick={() => setRenaming(true)}
          >
            {words.rename}
          </Button>
          <Button look="quiet" size="sm" aria-label={words.removeNamed(name)} onClick={onDelete}>
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

interface SavedSearchesProps {
  /** Shows what a search finds now. This component tells the server that the person has looked. */
  onRun: (search: SavedSearchView) => void;
}

/** The searches that the person who is signed in keeps. */
export function SavedSearches({ onRun }: SavedSearchesProps) {
  const { savedSearchList: words } = useCopy();
  const query = useSavedSearches();
  const { mutate: change } = useSearchChange();
  const [asked, setAsked] = useState<SavedSearchView>();
  const region = useRef<HTMLElement>(null);
  const title = useId();
  const deletion = useSearchDeletion(() => {
    setAsked(undefined);
    // The row that had the focus goes, and the dialog gives it back to nothing.
    requestAnimationFrame(() => region.current?.focus());
  });
  const searches = query.data?.savedSearches;
  return (
    <section ref={region} tabIndex={-1} aria-labelledby={title} className="grid content-start gap-4 outline-none">
      <div>
        <h2 id={title} className="text-lg">
          {words.title}
        </h2>
        {searches && searches.length > 0 && (
          <p className="text-xs text-ink-faint">{words.limit(searches.length, maxSavedSearches)}</p>
        )}
      </div>
      {searches?.some(({ dailyMail }) => dailyMail) && <ConfirmFirstNotice before="mails" />}
      <LoadedList items={searches} query={query} words={words} row="h-24 w-full" rows={2}>
        {(kept) =>
          kept.length === 0 ? (
            <p className="text-sm text-ink-soft">{words.empty}</p>
          ) : (
            <ul className="grid">
              {kept.map((search) => (
                <SearchRow
                  key={search.id}
                  search={search}
                  onRun={() => {
                    change({ search, change: { seen: true } });
                    onRun(search);
                  }}
                  onChange={(wanted) => change({ search, change: wanted })}
                  onDelete={() => setAsked(search)}
                />
              ))}
            </ul>
          )
        }
      </LoadedList>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={words.removeTitle}
        text={words.removeText(asked?.name ?? '')}
        confirm={words.remove}
        cancel={words.cancel}
        pending={deletion.isPending}
        onConfirm={() => asked && deletion.mutate(asked)}
      />
    </section>
  );
}
