import { useState, type FormEvent } from 'react';
import { BookmarkPlus } from 'lucide-react';
import { Link } from 'react-router';
import type { SearchTerms } from '#contract/job-search.ts';
import { maxSavedSearches, saveSearch } from '#contract/saved-searches.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { paths } from '../../../paths.ts';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { ConfirmFirstNotice } from '../../account/confirm-first-notice.tsx';
import { useSession } from '../../account/use-session.ts';
import { useReturnTo } from '../jobs-sign-in.tsx';
import { useSavedSearches, useSearchSaving } from './use-saved-searches.ts';

interface SaveSearchFormProps {
  terms: SearchTerms;
  onDone: () => void;
}

function SaveSearchForm({ terms, onDone }: SaveSearchFormProps) {
  const { savedSearchList: words } = useCopy();
  const said = useValidation();
  const toast = useToast();
  const { data } = useSavedSearches();
  const [name, setName] = useState(() => words.nameOf(terms.query, terms.location).slice(0, 80));
  const [dailyMail, setDailyMail] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = useSearchSaving((search) => {
    onDone();
    toast({ title: words.saved, text: search.name });
  });
  const kept = data?.savedSearches.length;
  const full = kept !== undefined && kept >= maxSavedSearches;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const checked = saveSearch.body.safeParse({ ...terms, name, dailyMail });
    setProblem(said(checked.error?.issues[0]?.message));
    if (checked.success) save.mutate(checked.data);
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4 pt-4">
      {full && <Notice tone="warn" title={words.full(maxSavedSearches)} />}
      <Field
        label={words.name}
        error={problem}
        hint={kept === undefined ? undefined : words.limit(kept, maxSavedSearches)}
      >
        {(ties) => (
          <Input
            {...ties}
            value={name}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <Switch label={words.dailyMail} hint={words.dailyMailHint} checked={dailyMail} onChange={setDailyMail} />
      {dailyMail && <ConfirmFirstNotice before="mails" />}
      {save.error && <Notice tone="danger" role="alert" title={sentenceOf(save.error, words.saveFailed)} />}
      <div className="flex flex-wrap gap-3 pt-1">
        <Button type="submit" loading={save.isPending} disabled={full}>
          {save.isPending ? words.submitting : words.submit}
        </Button>
        <Button look="secondary" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Keeps the search that was just made, to be run again and to get mails of. Visitors sign in first, and come back to it. */
export function SaveSearchButton({ terms }: { terms: SearchTerms }) {
  const { savedSearchList: words } = useCopy();
  const session = useSession();
  const returnTo = useReturnTo();
  const [open, setOpen] = useState(false);
  if (session === null)
    return (
      <ButtonLink look="secondary" size="sm" className="justify-self-start">
        <Link to={paths.login({ returnTo })}>
          <BookmarkPlus aria-hidden className="size-4" />
          {words.signIn}
        </Link>
      </ButtonLink>
    );
  return (
    <>
      <Button
        look="secondary"
        size="sm"
        className="justify-self-start"
        disabled={session === undefined}
        onClick={() => setOpen(true)}
      >
        <BookmarkPlus aria-hidden className="size-4" />
        {words.save}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        shape="box"
        close={words.close}
        title={<h2 className="pr-10 text-xl">{words.saveTitle}</h2>}
      >
        <SaveSearchForm terms={terms} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
