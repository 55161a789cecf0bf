import type { OptimizationView } from '#contract/optimizations.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Facts } from '../../../ui/facts.tsx';

/** Notes next to the result: its purpose, and what was changed and refused. */
export function ResultMargin({ optimization }: { optimization: OptimizationView }) {
  const { optimization: words, templates } = useCopy();
  const { jobTitle, companyName, originalFileName, selectedTemplate, changesCount, refusalsCount } = optimization;
  return (
    <div className="grid gap-7">
      <Facts
        facts={[
          { name: words.jobTitle, value: jobTitle },
          ...(companyName === null ? [] : [{ name: words.company, value: companyName }]),
          { name: words.file, value: originalFileName },
          { name: words.template, value: templates[selectedTemplate].name },
        ]}
      />
      {changesCount !== null && refusalsCount !== null && (
        <ul className="grid gap-1 border-t border-rule pt-5 font-serif text-ink-soft italic">
          <li>{words.changes(changesCount)}</li>
          <li>{words.refusals(refusalsCount)}</li>
        </ul>
      )}
    </div>
  );
}
