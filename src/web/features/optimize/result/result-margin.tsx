import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{name}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );
}

/** Notes next to the result: its purpose, and what was changed and refused. */
export function ResultMargin({ optimization }: { optimization: OptimizationView }) {
  const { optimization: words, templates } = useCopy();
  const { jobTitle, companyName, originalFileName, selectedTemplate, changesCount, refusalsCount } = optimization;
  return (
    <div className="grid gap-7">
      <dl className="grid gap-3">
        <Fact name={words.jobTitle} value={jobTitle} />
        {companyName !== null && <Fact name={words.company} value={companyName} />}
        <Fact name={words.file} value={originalFileName} />
        <Fact name={words.template} value={templates[selectedTemplate].name} />
      </dl>
      {changesCount !== null && refusalsCount !== null && (
        <ul className="grid gap-1 border-t border-rule pt-5 font-serif text-ink-soft italic">
          <li>{words.changes(changesCount)}</li>
          <li>{words.refusals(refusalsCount)}</li>
        </ul>
      )}
    </div>
  );
}
