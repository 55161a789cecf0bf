import { useEffect, useRef, useState } from 'react';
import { ArrowLeft, Download } from 'lucide-react';
import { Link } from 'react-router';
import type { OptimizationView } from '#contract/optimizations.ts';
import type { SheetView as SheetData } from '#contract/sheets.ts';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Kbd } from '../../../ui/kbd.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Tabs, type Tab } from '../../../ui/tabs.tsx';
import { useWideScreen } from '../../../ui/use-wide-screen.ts';
import { useDownload } from '../result/use-download.ts';
import { DocumentLook } from '../result/document-look.tsx';
import { SavingFirst } from '../result/saving-first.tsx';
import { LetterPage } from './letter-page.tsx';
import { PaperPreview, type Look } from './paper-preview.tsx';
import { RefusalList } from './refusal-list.tsx';
import { ResumePage } from './resume-page.tsx';
import { SheetToolbar } from './sheet-toolbar.tsx';
import type { Acts } from './use-acts.ts';
import { useSheet, type Sheet } from './use-sheet.ts';

export type SheetPart = 'resume' | 'letter';
type View = 'marked' | 'clean' | 'paper';

interface SheetProps {
  optimization: OptimizationView;
  acts: Acts;
  part: SheetPart;
  onPartChange: (part: SheetPart) => void;
}

function KeyHelp() {
  const { sheet: words } = useCopy();
  return (
    <dl aria-label={words.keys} className="hidden flex-wrap gap-x-4 gap-y-1 text-xs text-ink-faint lg:flex">
      {words.keyHelp.map(([key, what]) => (
        <div key={key} className="flex items-center gap-1.5">
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All changes together: how many, and what to do with them at one stroke. */
function AllChanges({ view, act }: { view: SheetData; act: Sheet['act'] }) {
  const { sheet: words } = useCopy();
  const { changes, refused } = view;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="font-medium">
        {changes.length + refused.length === 0 ? words.noChanges : words.changes(changes.length, refused.length)}
      </p>
      {changes.length > 0 && (
        <Button look="secondary" size="sm" onClick={() => act({ act: 'refuse-all' })}>
          {words.refuseAll}
        </Button>
      )}
      {refused.length > 0 && (
        <Button look="secondary" size="sm" onClick={() => act({ act: 'take-all' })}>
          {words.takeAll}
        </Button>
      )}
    </div>
  );
}

/** One document of the sheet, with a print preview next to it if there's room. */
function Document({
  optimization,
  acts,
  part,
  sheet,
  view,
}: Omit<SheetProps, 'onPartChange'> & { sheet: Sheet; view: SheetData }) {
  const { sheet: words, downloads } = useCopy();
  const { id, selectedTemplate, access } = optimization;
  const wide = useWideScreen();
  const [shown, setShown] = useState<View>('marked');
  const [look, setLook] = useState<Pick<Look, 'template' | 'paper'>>({ template: selectedTemplate, paper: undefined });
  const printed = part === 'resume' ? 'resume' : 'coverLetter';
  const { mutate, isPending, waiting } = useDownload(id, acts.settled);
  const paper = (
    <div className="grid gap-4">
      <DocumentLook {...look} onChange={setLook} />
      <PaperPreview
        optimizationId={id}
        part={printed}
        revision={view.revision}
        ready={view.status === 'completed'}
        {...look}
      />
    </div>
  );
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <SegmentedControl
          label={words.views}
          value={shown}
          onChange={setShown}
          options={(['marked', 'clean', 'paper'] as const)
            .filter((each) => part === 'resume' || each !== 'clean')
            .map((value) => ({ value, label: part === 'letter' && value === 'marked' ? words.letter : words[value] }))}
        />
        {access[printed] === 'download' && (
          <div className="flex flex-wrap items-center gap-3">
            {waiting && <SavingFirst />}
            <Button size="sm" loading={isPending} onClick={() => mutate({ part: printed, format: 'pdf', ...look })}>
              <Download aria-hidden className="size-4" />
              {part === 'resume' ? downloads.resume : downloads.letter}
            </Button>
          </div>
        )}
      </div>
      {shown === 'paper' ? (
        <div className="mx-auto w-full max-w-measure">{paper}</div>
      ) : (
        <div
          className={classNames(
            'grid gap-8',
            // A letter has no notes, and leaves more room to the preview.
            part === 'letter' ? 'xl:grid-cols-[minmax(0,1fr)_30rem]' : 'xl:grid-cols-[minmax(0,1fr)_24rem]',
          )}
        >
          <div className="grid min-w-0 content-start gap-5">
            {part === 'resume' && view.resume && (
              <>
                <AllChanges view={view} act={sheet.act} />
                <KeyHelp />
                <ResumePage
                  optimizationId={id}
                  sheet={sheet}
                  resume={view.resume}
                  view={view}
                  marked={shown === 'marked'}
                  wide={wide}
                />
                <RefusalList refusals={view.refusals} />
              </>
            )}
            {part === 'letter' && view.letter && (
              <LetterPage optimizationId={id} letter={view.letter} act={sheet.act} />
            )}
          </div>
          <aside className="hidden xl:block">
            <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto px-2 pb-8">{paper}</div>
          </aside>
        </div>
      )}
    </div>
  );
}

/** The sheet: the documents proofread, every change to take, refuse or edit, and the page as it prints. */
export function SheetView({ optimization, acts, part, onPartChange }: SheetProps) {
  const { sheet: words } = useCopy();
  const sheet = useSheet(optimization.id, acts);
  const { view } = sheet;
  const title = useRef<HTMLHeadingElement>(null);
  // As every step: its heading has the focus, and the keys of the sheet work from there.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const document = (which: SheetPart) =>
    view && <Document key={which} optimization={optimization} acts={acts} part={which} sheet={sheet} view={view} />;
  const tabs: Tab<SheetPart>[] = [
    ...(view?.resume ? [{ value: 'resume' as const, label: words.resume, content: document('resume') }] : []),
    ...(view?.letter ? [{ value: 'letter' as const, label: words.letter, content: document('letter') }] : []),
  ];
  const value = tabs.some((tab) => tab.value === part) ? part : (tabs[0]?.value ?? part);
  return (
    <section data-sheet aria-labelledby="sheet-title" data-result className="animate-rise pt-6">
      <div className="top-0 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule bg-paper py-3 md:sticky">
        <div className="flex flex-wrap items-center gap-x-3">
          <Link
            to={paths.optimize({ result: optimization.id })}
            className="inline-flex min-h-9 items-center gap-1.5 text-sm whitespace-nowrap text-ink-soft hover:text-accent pointer-coarse:min-h-11"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {words.back}
          </Link>
          <h2 ref={title} id="sheet-title" tabIndex={-1} className="text-lg max-sm:basis-full max-sm:text-xl">
            {part === 'letter' ? words.letterTitle : words.title}
          </h2>
        </div>
        <SheetToolbar optimization={optimization} sheet={sheet} />
      </div>
      <div className="pt-5">
        {view ? (
          <Tabs label={words.documents} tabs={tabs} value={value} onValueChange={onPartChange} />
        ) : sheet.failed ? (
          <Notice
            tone="danger"
            title={words.failed}
            action={
              <Button look="secondary" size="sm" onClick={sheet.retry}>
                {words.retry}
              </Button>
            }
          >
            {words.failedText}
          </Notice>
        ) : (
          <div className="rounded-lg border border-rule bg-sheet p-8" aria-busy>
            <p className="sr-only">{words.loading}</p>
            <SkeletonLines lines={14} />
          </div>
        )}
      </div>
    </section>
  );
}
