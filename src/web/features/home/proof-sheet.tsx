import type { PageCopy } from '#copy/copy.ts';
import { useCopy } from '../../copy/use-copy.tsx';

type ProofPart = PageCopy['home']['proof']['lines'][number]['parts'][number];

function Part({ part }: { part: ProofPart }) {
  if (part.kind === 'deleted') return <del className="text-ink-faint decoration-danger">{part.text}</del>;
  if (part.kind === 'inserted')
    return <ins className="decoration-accent decoration-2 underline-offset-4">{part.text}</ins>;
  if (part.kind === 'evidence') return <mark className="marked">{part.text}</mark>;
  return part.text;
}

const rowClass = 'grid gap-2 sm:grid-cols-[minmax(0,1fr)_11rem] sm:gap-6';
const noteClass =
  'border-l-2 border-rule pl-4 font-serif text-sm text-ink-soft italic sm:border-l-0 sm:border-t sm:pt-1.5 sm:pl-0';

/** A resume edited as a proofreader would: each change with its reason in the margin. */
export function ProofSheet() {
  const { proof } = useCopy().home;
  return (
    <section aria-label={proof.label} className="px-5 py-6 sm:px-8">
      <h2 className="border-b border-rule pb-2 text-lg">{proof.section}</h2>
      <p className="flex justify-between gap-4 pt-3 text-sm font-medium">
        {proof.role}
        <span className="figures font-normal text-ink-faint">{proof.dates}</span>
      </p>
      <ul className="grid gap-5 pt-2">
        {proof.lines.map(({ parts, note }) => (
          <li key={note} className={rowClass}>
            <p className="leading-8">
              {parts.map((part, index) => (
                <span key={part.text}>
                  {index > 0 && ' '}
                  <Part part={part} />
                </span>
              ))}
              .
            </p>
            <p className={noteClass}>{note}</p>
          </li>
        ))}
        <li className={`${rowClass} border-t border-rule pt-5`}>
          <p className="font-serif text-lg">{proof.question}</p>
          <p className={noteClass}>{proof.questionNote}</p>
        </li>
      </ul>
    </section>
  );
}
