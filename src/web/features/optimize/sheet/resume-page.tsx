import { editKeys } from '#domain/tailoring/decisions/decisions.ts';
import type { SheetView } from '#contract/sheets.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { MarginRules } from '../../../ui/margin-rules.tsx';
import { useMarginLayout } from '../../../ui/use-margin-layout.ts';
import { LineRow } from './line-row.tsx';
import { reasonsSaid, sheetLines } from './sheet-lines.ts';
import { useChangeKeys } from './use-change-keys.ts';
import type { Sheet } from './use-sheet.ts';

interface ResumePageProps {
  optimizationId: string;
  sheet: Pick<Sheet, 'texts' | 'act'>;
  resume: NonNullable<SheetView['resume']>;
  view: Pick<SheetView, 'changes' | 'refused'>;
  marked: boolean;
  wide: boolean;
}

/** The resume as a page on the desk: every line, struck and underlined where it was changed, with its notes. */
export function ResumePage({ optimizationId, sheet, resume, view, marked, wide }: ResumePageProps) {
  const { sheet: words } = useCopy();
  const inMargin = wide && marked;
  const { container, rules, height } = useMarginLayout(inMargin);
  useChangeKeys();
  const lines = sheetLines(resume, view);
  const said = reasonsSaid(lines);
  return (
    <div className="relative">
      <div
        aria-hidden
        className={classNames(
          'absolute inset-y-0 left-0 rounded-lg border border-rule bg-sheet shadow-lifted',
          inMargin ? 'right-90' : 'right-0',
        )}
      />
      <ol
        ref={container}
        aria-label={words.resume}
        className={classNames('relative px-4 py-6 sm:px-10 sm:py-9', inMargin && 'pr-102 sm:pr-100')}
        style={{ minHeight: height > 0 ? `${height + 32}px` : undefined }}
      >
        {lines.map((line) => (
          <LineRow
            key={line.id}
            optimizationId={optimizationId}
            line={line}
            marked={marked}
            wide={inMargin}
            written={
              line.editKey === undefined || line.editKey === editKeys.skills ? undefined : sheet.texts.get(line.editKey)
            }
            reasonSaid={said}
            act={sheet.act}
          />
        ))}
      </ol>
      <MarginRules rules={rules} />
    </div>
  );
}
