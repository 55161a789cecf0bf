import { useCopy } from '../../../copy/use-copy.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { InlineDiff } from '../../../ui/inline-diff.tsx';
import { wordDiff } from '../../../ui/word-diff.ts';
import result from './sample-result.json';

interface SampleDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const sectionClass = 'grid gap-4 border-t border-rule pt-6';

/** A finished result for an invented person, as the engine made it; a test makes it again and compares. */
export default function SampleDialog({ open, onOpenChange }: SampleDialogProps) {
  const { sampleResult: words } = useCopy();
  const { scores, asked, changes, letter } = result;
  const steps = [
    { name: words.before, score: scores.before },
    { name: words.reworded, score: scores.reworded },
    { name: words.after(asked.length), score: scores.after },
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="full"
      close={words.close}
      title={
        // As wide as the text below it: the measure is counted in characters of that.
        <h2 className="mx-auto max-w-measure px-5 pt-16 font-sans tracking-normal md:px-8">
          <span className="font-serif text-2xl tracking-tight">{words.title}</span>
        </h2>
      }
    >
      <div className="mx-auto grid max-w-measure gap-8 px-5 pt-3 pb-20 md:px-8">
        <p className="text-ink-soft">{words.lead}</p>
        <dl className="grid gap-5 sm:grid-cols-3">
          {steps.map(({ name, score }) => (
            <div key={name} className="grid gap-1 border-t border-edge pt-3">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="flex items-baseline gap-2">
                <span className="figures font-serif text-2xl font-medium">{score}</span>
                <span className="text-sm text-ink-faint">{words.of}</span>
              </dd>
            </div>
          ))}
        </dl>
        <section className={sectionClass}>
          <h3 className="text-lg">{words.changed}</h3>
          <ul className="grid gap-5">
            {changes.map(({ original, revised, label, why }) => (
              <li key={revised} className="grid gap-1">
                <p className="leading-7">
                  <InlineDiff parts={wordDiff(original, revised)} words={words.diff} />
                </p>
                <p className="font-serif text-sm text-ink-soft italic">
                  {label}. {why}
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section className={sectionClass}>
          <h3 className="text-lg">{words.asked}</h3>
          <ul className="grid gap-5">
            {asked.map(({ question, points, answer }) => (
              <li key={question} className="grid gap-1">
                <p className="font-serif">{question}</p>
                <p>
                  <mark className="marked">{answer}</mark>
                </p>
                <p className="figures text-sm text-ink-faint">{words.points(points)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className={sectionClass}>
          <h3 className="text-lg">{words.letter}</h3>
          <div className="grid gap-4 rounded-lg border border-rule bg-sheet p-6 sm:p-8">
            {letter.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      </div>
    </Dialog>
  );
}
