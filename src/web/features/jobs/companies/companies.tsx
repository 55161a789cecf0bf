import { useRef, useState, type FormEvent } from 'react';
import { Building2 } from 'lucide-react';
import { addCompany } from '#contract/job-companies.ts';
import { maxOwnCompanies, type CompanyView } from '#contract/job-companies.ts';
import { boardProviders } from '#contract/job-sources.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy, useValidation } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field, Input, Select } from '../../../ui/field.tsx';
import { ConfirmFirstNotice } from '../../account/confirm-first-notice.tsx';
import { LoadedList } from '../loaded-list.tsx';
import { CompanyRow, newsOf } from './company-row.tsx';
import { useCompanies, useCompanyAddition, useCompanyRemoval } from './use-companies.ts';

/** Adds a company's board. Errors are shown at the field, and the text stays. */
function AddCompany({ companies }: { companies: readonly CompanyView[] | undefined }) {
  const { companyList: words, sourceNames } = useCopy();
  const said = useValidation();
  const [company, setCompany] = useState('');
  const [provider, setProvider] = useState<(typeof boardProviders)[number]>();
  const [problem, setProblem] = useState<string>();
  const [added, setAdded] = useState<CompanyView>();
  const field = useRef<HTMLInputElement>(null);
  const add = useCompanyAddition((company) => {
    setCompany('');
    setAdded(company);
  });
  // As the list has it by now: its jobs are fetched after it was added.
  const news = added && (companies?.find(({ id }) => id === added.id) ?? added);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setAdded(undefined);
    const checked = addCompany.body.safeParse({ company, provider });
    setProblem(said(checked.error?.issues[0]?.message));
    if (!checked.success) {
      field.current?.focus();
      return;
    }
    add.mutate(checked.data, {
      onError: (error) => {
        setProblem(sentenceOf(error, words.addFailed));
        field.current?.focus();
      },
    });
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_16rem]">
        <Field label={words.address} hint={words.addressHint} error={problem}>
          {(ties) => (
            <Input
              {...ties}
              ref={field}
              value={company}
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => {
                setCompany(target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
        <Field label={words.provider}>
          {(ties) => (
            <Select
              {...ties}
              value={provider ?? ''}
              onChange={({ target }) => setProvider(boardProviders.find((one) => one === target.value))}
            >
              <option value="">{words.anyProvider}</option>
              {boardProviders.map((one) => (
                <option key={one} value={one}>
                  {sourceNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" loading={add.isPending}>
          {add.isPending ? words.submitting : words.submit}
        </Button>
        <output className="text-sm text-ink-soft">{news && newsOf(news, words)}</output>
      </div>
    </form>
  );
}

/** Companies with boards that are read: the person's, which can be changed, and everybody's. */
export function Companies() {
  const { companyList: words } = useCopy();
  const query = useCompanies();
  const [asked, setAsked] = useState<CompanyView>();
  const region = useRef<HTMLElement>(null);
  const removal = useCompanyRemoval(() => {
    setAsked(undefined);
    // The row that had the focus goes, and the dialog gives it back to nothing.
    requestAnimationFrame(() => region.current?.focus());
  });
  const companies = query.data?.companies;
  const shared = companies?.filter(({ isOwn }) => !isOwn) ?? [];
  return (
    <section ref={region} tabIndex={-1} aria-labelledby="companies-title" className="grid gap-5 outline-none">
      <div>
        <h2 id="companies-title" className="text-xl">
          {words.title}
        </h2>
        <p className="text-sm text-ink-soft">{words.text}</p>
      </div>
      <ConfirmFirstNotice before="boards" />
      <AddCompany companies={companies} />
      <LoadedList
        items={companies?.filter(({ isOwn }) => isOwn)}
        query={query}
        words={words}
        row="h-14 w-full"
        rows={2}
      >
        {(own) => (
          <div>
            <h3 className="flex flex-wrap items-baseline justify-between gap-2 text-lg">
              {words.list}
              <span className="text-sm font-normal text-ink-faint">{words.limit(own.length, maxOwnCompanies)}</span>
            </h3>
            {own.length === 0 ? (
              <div className="pt-3">
                <EmptyState icon={Building2} title={words.empty} />
              </div>
            ) : (
              <ul aria-label={words.list} className="grid">
                {own.map((company) => (
                  <CompanyRow key={company.id} company={company} onRemove={() => setAsked(company)} />
                ))}
              </ul>
            )}
          </div>
        )}
      </LoadedList>
      {shared.length > 0 && (
        <Disclosure summary={words.shared}>
          <ul aria-label={words.shared} className="-ml-5.5 grid">
            {shared.map((company) => (
              <CompanyRow key={company.id} company={company} />
            ))}
          </ul>
        </Disclosure>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={words.removeTitle}
        text={words.removeText(asked?.name ?? '')}
        confirm={words.remove}
        cancel={words.cancel}
        pending={removal.isPending}
        onConfirm={() => asked && removal.mutate(asked)}
      />
    </section>
  );
}
