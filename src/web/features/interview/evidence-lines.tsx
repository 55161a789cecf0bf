import type { PrepQuestionView } from '#contract/interview-preps.ts';

type EvidenceLine = PrepQuestionView['evidence'][number];

/** Lines of the person's own resume under the marker, each with the entry it belongs to. */
export function EvidenceLines({ lines }: { lines: readonly EvidenceLine[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map(({ text, entry }) => (
        <li key={`${entry ?? ''} ${text}`} className="grid gap-0.5 break-words">
          <span>
            <mark className="marked">{text}</mark>
          </span>
          {entry !== undefined && <span className="text-xs text-ink-faint">{entry}</span>}
        </li>
      ))}
    </ul>
  );
}
