import { useState, type FormEvent } from 'react';
import { maxResumeCharacters } from '#domain/document/size-limits.ts';
import type { PageCopy } from '#copy/copy.ts';
import { sentenceOf } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field, Textarea } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { MadeAssessment } from '../in-hand/made-assessment.ts';
import { FileDrop } from '../upload/file-drop.tsx';
import { OptimizationChoice } from './optimization-choice.tsx';
import { resumeModes, type ResumeDraft } from './score-draft.ts';
import { useResumeScoring, type ResumeInput } from './use-scoring.ts';

type InputWords = Pick<PageCopy, 'scoreToasts' | 'validation'>;

interface Missing {
  title: string;
  text: string;
}

/** What to score, or what's missing for it. */
function inputOf(
  { mode, file, text, optimizationId }: ResumeDraft,
  { scoreToasts, validation }: InputWords,
): ResumeInput | Missing {
  if (mode === 'upload')
    return file ? { file } : { title: scoreToasts.fileRequired, text: scoreToasts.fileRequiredText };
  if (mode === 'paste') {
    const trimmed = text.trim();
    if (trimmed.length > maxResumeCharacters)
      return { title: scoreToasts.inputTooLong, text: validation.resumeTooLong };
    return trimmed === ''
      ? { title: scoreToasts.inputRequired, text: validation.resumeTextRequired }
      : { text: trimmed };
  }
  return optimizationId === ''
    ? { title: scoreToasts.selectionRequired, text: scoreToasts.selectionRequiredText }
    : { optimizationId };
}

interface ResumeFormProps {
  draft: ResumeDraft;
  onDraft: (draft: ResumeDraft) => void;
  onMade: (made: MadeAssessment) => void;
}

/** A resume to score: a file, a text, or one optimized here. */
export function ResumeForm({ draft, onDraft, onMade }: ResumeFormProps) {
  const { scoreToasts, score, resumeForm: words, validation } = useCopy();
  const toast = useToast();
  const scoring = useResumeScoring(onMade);
  const [missing, setMissing] = useState<string | undefined>();
  const change = (part: Partial<ResumeDraft>) => {
    setMissing(undefined);
    scoring.reset();
    onDraft({ ...draft, ...part });
  };
  const failedText = draft.mode === 'upload' ? scoreToasts.uploadFailedText : scoreToasts.resumeFailedText;
  const failure = scoring.error ? sentenceOf(scoring.error, failedText) : undefined;
  const problem = missing ?? failure;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = inputOf(draft, { scoreToasts, validation });
    if ('title' in input) {
      setMissing(input.text);
      toast({ tone: 'destructive', ...input });
      return;
    }
    scoring.mutate(input, {
      onError: (error) =>
        toast({
          tone: 'destructive',
          title: draft.mode === 'upload' ? scoreToasts.uploadFailed : scoreToasts.scoringFailed,
          text: sentenceOf(error, failedText),
        }),
    });
  };

  const chosen = draft.file ? 'chosen' : 'idle';
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <Choice
        label={score.modes}
        options={resumeModes.map((value) => ({ value, label: words[value] }))}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
      />
      {draft.mode === 'upload' && (
        <FileDrop
          state={scoring.isPending ? 'uploading' : failure === undefined ? chosen : 'failure'}
          missing={missing}
          detail={failure ?? scoring.progress ?? draft.file?.name}
          onFile={(file) => change({ file })}
          onRejected={(text) => {
            change({ file: undefined });
            toast({ tone: 'destructive', title: scoreToasts.uploadFailed, text });
          }}
        />
      )}
      {draft.mode === 'paste' && (
        <Field label={words.text} hint={words.textHint} error={problem}>
          {(ties) => (
            <Textarea
              {...ties}
              rows={16}
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
            />
          )}
        </Field>
      )}
      {draft.mode === 'optimization' && (
        <OptimizationChoice
          value={draft.optimizationId}
          error={problem}
          onChange={(optimizationId) => change({ optimizationId })}
        />
      )}
      <Button type="submit" loading={scoring.isPending} className="justify-self-start">
        {scoring.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
