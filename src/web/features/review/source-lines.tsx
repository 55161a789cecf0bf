import { useCopy } from '../../copy/use-copy.tsx';
import { markedParts } from './marked-parts.ts';

/** The lines that values were read from, with the relevant words marked; next to the values, on a phone below them. */
export function SourceLines({ lines, values }: { lines: readonly string[]; values: readonly string[] }) {
  const { review: words } = useCopy();
  return (
    <div className="min-w-0 border-l-2 border-rule pl-4 font-serif text-sm break-words text-ink-soft">
      <span className="sr-only">{words.line}: </span>
      {lines.length === 0 && <span className="italic">{words.noLine}</span>}
      {lines.map((line, index) => (
        <p key={`${index} ${line}`} className="leading-7">
          {markedParts(line, values).map(({ text, marked, start }) =>
            marked ? (
              <mark key={start} className="marked">
                {text}
              </mark>
            ) : (
              <span key={start}>{text}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
