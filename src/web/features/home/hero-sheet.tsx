import { lazy, Suspense, useState } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ProcessingCard } from './processing-card.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { ResumePicker } from './resume-picker.tsx';

/** Loaded when somebody has a resume: most who open the page only look. */
const ScoreSheet = lazy(() => import('./score-here/score-sheet.tsx'));

const sheetClass = 'rounded-lg border border-rule bg-sheet shadow-lifted';

/** The sheet of the first screen: an example of an edited resume, or the person's own, read and scored in its place. */
export function HeroSheet() {
  const { scoreHere } = useCopy();
  const [file, setFile] = useState<File | undefined>();
  if (file === undefined)
    return (
      <>
        <div className={sheetClass}>
          <div className="border-b border-rule p-4 sm:p-5">
            <ResumePicker onFile={setFile} />
          </div>
          <ProofSheet />
        </div>
        <div className="relative mx-3 -mt-3 sm:mr-6 sm:ml-auto sm:max-w-md">
          <ProcessingCard />
        </div>
      </>
    );
  return (
    <div className={sheetClass}>
      <Suspense
        fallback={
          <div className="grid gap-4 p-5 sm:p-8">
            <output className="sr-only">{scoreHere.reading}</output>
            <SkeletonLines lines={9} />
          </div>
        }
      >
        <ScoreSheet file={file} another={() => setFile(undefined)} />
      </Suspense>
    </div>
  );
}
