import { useState, type FormEvent } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { maxAdCharacters, maxTitleCharacters } from '#contract/limits.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Field, Input, Textarea } from '../../../ui/field.tsx';
import { keepJobInHand } from '../../in-hand/job-in-hand.ts';
import { keepResumeInHand } from '../../in-hand/kept-resume.ts';
import type { MadeAssessment, ScoredUpload } from '../../in-hand/made-assessment.ts';
import { useResumeScoring } from '../../score/use-scoring.ts';

interface AdPartProps {
  upload: ScoredUpload;
  /** The score against the ad, once there is one. */
  made: MadeAssessment | undefined;
  onMade: (made: MadeAssessment | undefined) => void;
}

/** The ad: pasted, scored against, and taken along to the wizard with the resume. */
export function AdPart({ upload, made, onMade }: AdPartProps) {
  const { scoreHere: words, scoreToasts } = useCopy();
  const [ad, setAd] = useState('');
  const [title, setTitle] = useState('');
  const [missing, setMissing] = useState(false);
  const scoring = useResumeScoring(onMade);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(ad.trim() === '');
    if (ad.trim() === '') return;
    scoring.mutate({ upload, job: { jobTitle: title.trim(), jobDescription: ad.trim() } });
  };
  const takeAlong = () => {
    keepResumeInHand(sessionStorage, upload);
    keepJobInHand(sessionStorage, { jobTitle: title.trim() || (made?.jobTitle ?? ''), jobDescription: ad.trim() });
  };
  if (made)
    return (
      <div className="grid gap-3 rounded-lg bg-accent-wash p-5">
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink>
            <Link to={paths.optimize()} onClick={takeAlong}>
              {words.optimize}
              <ArrowRight aria-hidden className="size-4" />
            </Link>
          </ButtonLink>
          <Button look="quiet" onClick={() => onMade(undefined)}>
            {words.otherAd}
          </Button>
        </div>
        <p className="text-sm text-ink-soft">{words.optimizeText}</p>
      </div>
    );
  const failure = scoring.error ? sentenceOf(scoring.error, scoreToasts.resumeFailedText) : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 rounded-lg border border-rule bg-paper p-5">
      <div className="grid gap-1">
        <h3 className="text-lg">{words.adTitle}</h3>
        <p className="text-sm text-ink-soft">{words.adText}</p>
      </div>
      <Field label={words.ad} error={missing ? words.adMissing : failure}>
        {(ties) => (
          <Textarea
            {...ties}
            value={ad}
            rows={6}
            maxLength={maxAdCharacters}
            required
            onChange={(event) => {
              setMissing(false);
              setAd(event.target.value);
            }}
          />
        )}
      </Field>
      <Field label={words.jobTitle} remark={words.jobTitleRemark}>
        {(ties) => (
          <Input
            {...ties}
            value={title}
            maxLength={maxTitleCharacters}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" loading={scoring.isPending} className="justify-self-start">
        {scoring.isPending ? words.scoringAd : words.scoreAd}
      </Button>
    </form>
  );
}
