import { useRef, useState } from 'react';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFoot } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { FilterFields } from './filter-fields.tsx';
import type { SearchForm } from './use-search-form.ts';

interface SearchBarProps {
  form: SearchForm;
  searching: boolean;
  /** How many filters are set. */
  set: number;
  /** The filters are next to the results, and need no button. */
  wide: boolean;
}

/** The query and the place; on a small screen, also the button for the filters. */
export function SearchBar({ form, searching, set, wide }: SearchBarProps) {
  const { jobSearchForm: words } = useCopy();
  const [open, setOpen] = useState(false);
  const query = useRef<HTMLInputElement>(null);
  const { draft, problems, edit, submit } = form;
  return (
    <search aria-label={words.label}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!submit() && draft.query.trim() === '') query.current?.focus();
        }}
        className="grid items-start gap-3 md:gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]"
      >
        <Field
          beside="phone"
          label={
            <>
              {words.queryStart}
              <span className="max-md:sr-only">{words.queryRest}</span>
            </>
          }
          error={problems.query && words.requiredText}
        >
          {(ties) => (
            <Input
              {...ties}
              ref={query}
              type="search"
              required
              maxLength={200}
              value={draft.query}
              placeholder={words.queryExample}
              onChange={({ target }) => edit({ query: target.value })}
            />
          )}
        </Field>
        <Field beside="phone" label={words.location} remark={words.optional}>
          {(ties) => (
            <Input
              {...ties}
              maxLength={200}
              value={draft.location}
              placeholder={words.locationExample}
              onChange={({ target }) => edit({ location: target.value })}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3 md:col-span-2 lg:col-span-1 lg:pt-[calc(var(--text-sm)*var(--text-sm--line-height)+--spacing(1.5))]">
          <Button type="submit" loading={searching} className="flex-1">
            {!searching && <Search aria-hidden className="size-4" />}
            {searching ? words.submitting : words.submit}
          </Button>
          {!wide && (
            <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <SlidersHorizontal aria-hidden className="size-4" />
              {words.filtersOpen(set)}
            </Button>
          )}
        </div>
      </form>
      {!wide && (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          shape="sheet"
          close={words.close}
          title={<h2 className="pr-10 pb-4 text-lg">{words.filters}</h2>}
        >
          <FilterFields form={form} set={set} />
          <div className="h-5" />
          <DialogFoot>
            <Button className="w-full" onClick={() => setOpen(false)}>
              {words.show}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </search>
  );
}
