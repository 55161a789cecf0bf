import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { keepPerson } from '../../in-hand/person-in-hand.ts';
import { scoredUploadSchema, type MadeAssessment, type ScoredUpload } from '../../in-hand/made-assessment.ts';
import { useResumeScoring } from '../../score/use-scoring.ts';
import { useFileReading } from '../../upload/use-file-reading.ts';
import { RecognizedNotice } from '../../review/recognized-notice.tsx';
import { AdPart } from './ad-part.tsx';
import { ScoredPart } from './scored-part.tsx';

interface ScoreSheetProps {
  file: File;
  /** Goes back to choosing a file. */
  another: () => void;
}

/** What was read of the file, in numbers. */
function ReadLine({ upload: { parsed } }: { upload: ScoredUpload }) {
  const { scoreHere: words } = useCopy();
  const { work = [], skills = [] } = parsed.resume;
  const named = new Set(skills.flatMap(({ name, keywords }) => (keywords?.length ? keywords : [name])));
  return <p className="text-sm text-ink-soft">{words.read(work.length, named.size, parsed.lines.length)}</p>;
}

/** A resume from its file to its score, and against an ad, on one sheet of the home page. */
export default function ScoreSheet({ file, another }: ScoreSheetProps) {
  const { scoreHere: words, toasts, scoreToasts } = useCopy();
  const { read: readFile, progress } = useFileReading();
  const heading = useRef<HTMLHeadingElement>(null);
  const [alone, setAlone] = useState<MadeAssessment | undefined>();
  const [withAd, setWithAd] = useState<MadeAssessment | undefined>();
  const scoring = useResumeScoring(setAlone);
  const reading = useMutation({
    mutationFn: async () => scoredUploadSchema.parse(await readFile(file)),
    onSuccess: (upload) => {
      keepPerson(sessionStorage, upload.parsed.resume.basics ?? {});
      scoring.mutate({ upload });
    },
  });
  const begun = useRef(false);
  const { mutate: read } = reading;
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
    // Once, even where React runs effects twice.
    if (begun.current) return;
    begun.current = true;
    read();
  }, [read]);

  const upload = reading.data;
  const shown = withAd ?? alone;
  const failure =
    (reading.error && sentenceOf(reading.error, toasts.uploadFailedText)) ??
    (scoring.error && sentenceOf(scoring.error, scoreToasts.resumeFailedText));
  const tryAgain = () => (upload ? scoring.mutate({ upload }) : read());
  return (
    <section aria-label={words.label} className="grid gap-6 p-5 sm:p-8">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-rule pb-4">
        <div className="grid min-w-0 gap-1">
          <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-lg wrap-anywhere">
            <FileText aria-hidden strokeWidth={1.5} className="size-5 shrink-0 text-accent" />
            {file.name}
          </h2>
          {upload && <ReadLine upload={upload} />}
        </div>
        <Button look="quiet" size="sm" onClick={another}>
          {words.another}
        </Button>
      </div>
      {failure && (
        <Notice
          tone="danger"
          role="alert"
          title={words.failed}
          action={
            <Button look="secondary" size="sm" onClick={tryAgain}>
              {words.again}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
      {!failure && !shown && (
        <div className="grid gap-5">
          <output className="text-sm text-ink-soft">{upload ? words.scoring : (progress ?? words.reading)}</output>
          <SkeletonLines lines={9} />
        </div>
      )}
      {shown && alone && upload && (
        <>
          <RecognizedNotice parsed={upload.parsed} />
          <ScoredPart made={shown} before={withAd && alone} />
          <AdPart upload={upload} made={withAd} onMade={setWithAd} />
        </>
      )}
    </section>
  );
}
