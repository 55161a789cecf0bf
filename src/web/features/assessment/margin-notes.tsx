import { useState } from 'react';
import { ChevronsUpDown } from 'lucide-react';
import type { AssessmentDetail, AssessmentFinding } from '#contract/scores.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { MarginRules } from '../../ui/margin-rules.tsx';
import { useMarginLayout } from '../../ui/use-margin-layout.ts';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { bracketsOf, gathered, notedLines, type Bracket, type Note, type NotedLine, type Piece } from './notes.ts';

interface FoldedFindingProps {
  finding: AssessmentFinding;
  /** Ties it to the number at its line. */
  number?: number;
  /** What it is worth, and where else it counts. */
  remark: string;
  firstOpen?: boolean;
}

/** What's wrong and what it's worth; unfolded, why it matters and what to do. */
function FoldedFinding({ finding: { issue, why, fix }, number, remark, firstOpen = false }: FoldedFindingProps) {
  return (
    <Disclosure
      firstOpen={firstOpen}
      summary={
        <span className="grid gap-0.5 py-0.5">
          <span className="text-ink">
            {number !== undefined && (
              <span aria-hidden className="figures mr-1.5 font-serif text-ink-faint italic">
                {number}
              </span>
            )}
            {issue}
          </span>
          <span className="figures text-xs font-normal text-ink-faint">{remark}</span>
        </span>
      }
    >
      <div className="grid gap-1">
        <p className="font-serif text-ink-soft italic">{why}</p>
        <p>{fix}</p>
      </div>
    </Disclosure>
  );
}

/** A note next to a line, as an editor writes it: what, why, how, and the gain. If there are many, they're folded, so that each is near its line. */
function NoteText({ note: { number, finding, alsoAbout }, wide }: { note: Note; wide: boolean }) {
  const { assessment: words } = useCopy();
  const remark = `${finding.worth} ${alsoAbout > 0 ? words.alsoAbout(alsoAbout) : ''}`;
  if (wide)
    return (
      <div role="note" aria-label={words.note(number)} className="border-l border-edge pl-2">
        <FoldedFinding finding={finding} number={number} remark={remark} firstOpen={number === 1} />
      </div>
    );
  return (
    <MarginNote label={words.note(number)} number={number} title={finding.issue} why={finding.why} remark={remark}>
      {finding.fix}
    </MarginNote>
  );
}

/** The words of a line; those that a note is about are underlined, as an editor does. The marker is only for evidence. */
function Words({ noted: { line, quoted } }: { noted: NotedLine }) {
  if (quoted === undefined) return line.text;
  const at = line.text.indexOf(quoted);
  return (
    <>
      {line.text.slice(0, at)}
      <mark className="queried">{quoted}</mark>
      {line.text.slice(at + quoted.length)}
    </>
  );
}

const bracketClass: Record<Bracket, string> = {
  first: 'before:top-1 before:-bottom-0.5 before:border-t',
  middle: 'before:-inset-y-0.5',
  last: 'before:-top-0.5 before:bottom-1 before:border-b',
};

interface LineProps {
  noted: NotedLine;
  wide: boolean;
  /** Lines with the same notes are bracketed, and their numbers appear once. */
  bracket?: Bracket | undefined;
}

function Line({ noted, wide, bracket }: LineProps) {
  const { assessment: words } = useCopy();
  const [open, setOpen] = useState(false);
  const { line, notes, numbers } = noted;
  const shown = wide || open;
  return (
    <li className={classNames('py-0.5', line.heading && 'pt-5')}>
      <p
        className={classNames(
          'flex gap-2 break-words',
          line.bullet && 'pl-4',
          line.heading && 'font-serif text-lg',
          bracket && 'relative before:absolute before:w-1.5 before:border-l before:border-edge',
          bracket && (line.bullet ? 'before:left-0' : 'before:-left-3'),
          bracket && bracketClass[bracket],
        )}
      >
        {line.bullet && <span aria-hidden>•</span>}
        <span data-words className="min-w-0">
          <Words noted={noted} />
          {numbers.length > 0 && (wide || notes.length === 0) && (
            <sup className="figures ml-1 font-serif text-xs whitespace-nowrap text-ink-faint italic">
              <span className="sr-only">{words.notesOf(numbers)}</span>
              {(bracket === undefined || bracket === 'first') && <span aria-hidden>{numbers.join(', ')}</span>}
            </sup>
          )}
          {!wide && notes.length > 0 && (
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className={
                'ml-2 inline-flex min-h-6 pointer-coarse:min-h-11 cursor-pointer items-center rounded-full border border-edge ' +
                'px-2 text-xs text-ink-soft hover:border-accent hover:text-accent'
              }
            >
              {words.notesOf(notes.map(({ number }) => number))}
            </button>
          )}
        </span>
      </p>
      {shown &&
        notes.map((note) => (
          <div key={note.number} data-note={note.number} className={wide ? 'absolute right-6 w-96' : 'my-3 ml-1'}>
            <NoteText note={note} wide={wide} />
          </div>
        ))}
    </li>
  );
}

/** Lines that no note is about, until someone wants to see them. */
function FoldedLines({ lines, wide }: { lines: NotedLine[]; wide: boolean }) {
  const { assessment: words } = useCopy();
  const [open, setOpen] = useState(false);
  if (open) return lines.map((noted) => <Line key={noted.line.id} noted={noted} wide={wide} />);
  return (
    <li className="py-1">
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-xs text-ink-faint hover:text-accent pointer-coarse:min-h-11"
      >
        <ChevronsUpDown aria-hidden className="size-3.5" />
        {words.folded(lines.length)}
      </button>
    </li>
  );
}

const keyOf = (piece: Piece): string => (piece.kind === 'line' ? piece.noted.line.id : `${piece.lines[0]?.line.id} on`);

/** A finding about the whole resume: what's wrong and why it matters, with what to do and what that's worth. */
function WholeFinding({ finding: { issue, why, fix, worth } }: { finding: AssessmentFinding }) {
  return (
    <div className="grid grid-cols-2 gap-x-12">
      <div className="grid content-start gap-1">
        <p className="font-medium">{issue}</p>
        <p className="font-serif text-ink-soft italic">{why}</p>
      </div>
      <div className="grid content-start gap-1">
        <p>{fix}</p>
        <p className="figures text-xs text-ink-faint">{worth}</p>
      </div>
    </div>
  );
}

/** The resume's own lines, proofread: each finding beside the line it quotes, joined by a rule; under it on small screens. */
export function MarginNotes({ detail }: { detail: AssessmentDetail }) {
  const { assessment: words } = useCopy();
  const wide = useWideScreen();
  const { container, rules, height } = useMarginLayout(wide);
  const { pieces: placed, whole } = notedLines(detail);
  const pieces = wide ? placed : gathered(placed);
  const brackets = bracketsOf(pieces);
  // A note that shares its line, or is about several, is joined with it only while it is looked at.
  const single = new Set(
    pieces.flatMap((piece) => {
      const [note, ...more] = piece.kind === 'line' ? piece.noted.notes : [];
      return note && more.length === 0 && note.alsoAbout === 0 ? [String(note.number)] : [];
    }),
  );
  return (
    <div className="grid gap-8">
      {whole.length > 0 && (
        <section className="grid gap-4">
          <h4 className="font-medium">{words.wholeTitle}</h4>
          <ul className="grid border-t border-rule text-sm">
            {whole.map((finding) => (
              <li key={`${finding.check} ${finding.code}`} className="border-b border-rule py-2 lg:py-4">
                {wide ? <WholeFinding finding={finding} /> : <FoldedFinding finding={finding} remark={finding.worth} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-4">
        <h4 className="font-medium">{words.notesTitle}</h4>
        <div className="relative">
          <ol
            ref={container}
            className="rounded-lg border border-rule bg-sheet px-4 py-5 text-sm sm:px-8 sm:py-7 lg:relative lg:pr-116"
            style={{ minHeight: height > 0 ? `${height + 32}px` : undefined }}
          >
            {pieces.map((piece, at) =>
              piece.kind === 'line' ? (
                <Line key={keyOf(piece)} noted={piece.noted} wide={wide} bracket={brackets[at]} />
              ) : (
                <FoldedLines key={keyOf(piece)} lines={piece.lines} wide={wide} />
              ),
            )}
          </ol>
          <MarginRules rules={rules.filter(({ number, active }) => active || single.has(number))} />
        </div>
      </section>
    </div>
  );
}
