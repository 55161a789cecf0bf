import { Button } from '../../ui/button.tsx';
import { InlineDiff, type DiffPart } from '../../ui/inline-diff.tsx';
import { MarginNote } from '../../ui/margin-note.tsx';
import { MarginRules } from '../../ui/margin-rules.tsx';
import { useMarginLayout } from '../../ui/use-margin-layout.ts';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { Stack, type Specimen } from './specimen.tsx';

const words = { inserted: 'inserted:', deleted: 'deleted:', end: 'end of change' };

const rewritten: readonly DiffPart[] = [
  { kind: 'deleted', text: 'Responsible for managing' },
  { kind: 'inserted', text: 'Managed' },
  { kind: 'same', text: ' the stock counts of 3 stores' },
  { kind: 'inserted', text: ' in SAP' },
];

const markedIfInserted = ({ kind, text }: DiffPart) =>
  kind === 'inserted' ? <mark className="marked">{text}</mark> : text;

function Diffs() {
  return (
    <ul className="grid gap-2 font-serif text-lg">
      <li>
        <InlineDiff parts={rewritten} words={words} />
      </li>
      <li>
        <InlineDiff parts={[{ kind: 'inserted', text: 'Trained 12 new colleagues' }]} words={words} />
      </li>
      <li>
        <InlineDiff
          parts={[
            { kind: 'same', text: 'A line with words of the person’s own: ' },
            { kind: 'inserted', text: 'point of sale' },
          ]}
          words={words}
          draw={markedIfInserted}
        />
      </li>
    </ul>
  );
}

function Notes() {
  const why = 'A verb at the start says at once what you did.';
  return (
    <Stack>
      <MarginNote number="1" title="Starts with a verb" why={why} remark="+2 points">
        “Managed the stock counts of 3 stores”
      </MarginNote>
      <MarginNote
        number="2"
        title="Starts with a verb"
        look="active"
        why={why}
        remark="+2 points"
        action={
          <Button look="secondary" size="sm">
            Put it back
          </Button>
        }
      />
      <MarginNote number="3" title="Starts with a verb" look="refused" remark="You put your own words back" />
    </Stack>
  );
}

const lines = [
  { number: '1', text: 'Managed the stock counts of 3 stores', note: 'Starts with a verb' },
  { number: '2', text: 'Trained 12 new colleagues', note: 'Says how many' },
];

/** Lines with their notes in the margin on wide screens, under them on small ones. */
function Margin() {
  const wide = useWideScreen();
  const { container, rules, height } = useMarginLayout(wide);
  return (
    <div className="relative">
      <ol ref={container} className="relative grid gap-3 lg:pr-56" style={{ minHeight: `${height}px` }}>
        {lines.map(({ number, text, note }) => (
          <li key={number} className="text-sm">
            <span data-words>{text}</span>
            <div data-note={number} className={wide ? 'absolute right-0 w-48' : 'my-2 ml-1'}>
              <MarginNote number={number} title={note} />
            </div>
          </li>
        ))}
      </ol>
      <MarginRules rules={rules} />
    </div>
  );
}

export const proofreading: readonly Specimen[] = [
  { primitive: 'inline-diff', text: 'What changed in a line. The marker stays for evidence.', Example: Diffs },
  { primitive: 'margin-note', text: 'A note beside the line it is about.', Example: Notes },
  { primitive: 'margin-rules', text: 'Joins notes with their lines.', Example: Margin },
];
