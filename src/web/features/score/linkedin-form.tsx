import type { MadeAssessment } from '../in-hand/made-assessment.ts';
import { useState, type FormEvent } from 'react';
import { isProfileAddress } from '#domain/linkedin/profile-address.ts';
import { maxProfileCharacters } from '#contract/limits.ts';
import type { PageCopy } from '#copy/copy.ts';
import { codeOf, sentenceOf } from '../../api/http-error.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useProfileFileSentence } from '../upload/profile-file-sentence.ts';
import { LinkedinFileDrop } from '../upload/linkedin-file-drop.tsx';
import { profileModes, type ProfileDraft } from './score-draft.ts';
import { useLinkedinScoring, type ProfileInput } from './use-scoring.ts';

/** What to score, or what's missing for it. */
function inputOf(
  { mode, url, text, file }: ProfileDraft,
  { scoreToasts, validation }: Pick<PageCopy, 'scoreToasts' | 'validation'>,
): ProfileInput | { title: string; text: string } {
  if (mode === 'file')
    return file ? { file } : { title: scoreToasts.fileRequired, text: scoreToasts.linkedinFileRequiredText };
  const given = (mode === 'url' ? url : text).trim();
  if (mode === 'manual' && given.length > maxProfileCharacters)
    return { title: scoreToasts.inputTooLong, text: validation.linkedinTooLong };
  if (mode === 'manual')
    return given === ''
      ? { title: scoreToasts.inputRequired, text: validation.linkedinTextRequired }
      : { profileText: given };
  if (given === '') return { title: scoreToasts.inputRequired, text: validation.linkedinUrlRequired };
  return isProfileAddress(given)
    ? { profileUrl: given }
    : { title: scoreToasts.invalidUrl, text: validation.linkedinUrlInvalid };
}

interface LinkedinFormProps {
  draft: ProfileDraft;
  onDraft: (draft: ProfileDraft) => void;
  onMade: (made: MadeAssessment) => void;
}

/** A LinkedIn profile to score. LinkedIn blocks access to its addresses: the form then asks for the text. */
export function LinkedinForm({ draft, onDraft, onMade }: LinkedinFormProps) {
  const { scoreToasts, score, linkedinForm: words, validation } = useCopy();
  const toast = useToast();
  const scoring = useLinkedinScoring(onMade);
  const [missing, setMissing] = useState<string | undefined>();
  const change = (part: Partial<ProfileDraft>) => {
    setMissing(undefined);
    scoring.reset();
    onDraft({ ...draft, ...part });
  };
  const ofFile = draft.mode === 'file';
  const failedText = ofFile ? scoreToasts.linkedinUploadFailedText : scoreToasts.linkedinFailedText;
  const fileSentence = useProfileFileSentence();
  const sentence = (error: unknown) => (ofFile ? fileSentence : sentenceOf)(error, failedText);
  const failure = scoring.error ? sentence(scoring.error) : undefined;
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
      onError: (error) => {
        if (codeOf(error) === 'PROFILE_BLOCKED') {
          toast({ tone: 'notice', title: scoreToasts.blocked, text: scoreToasts.blockedText });
          change({ mode: 'manual' });
          return;
        }
        toast({
          tone: 'destructive',
          title: ofFile ? scoreToasts.uploadFailed : scoreToasts.scoringFailed,
          text: sentence(error),
        });
      },
    });
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      <Choice
        label={score.modes}
        options={profileModes.map((value) => ({ value, label: words[value] }))}
        value={draft.mode}
        onChange={(mode) => change({ mode })}
      />
      {draft.mode === 'file' && (
        <LinkedinFileDrop
          state={scoring.isPending ? 'uploading' : failure !== undefined ? 'failure' : draft.file ? 'chosen' : 'idle'}
          missing={missing}
          detail={failure ?? draft.file?.name}
          onFile={(file) => change({ file })}
          onRejected={(text) => {
            change({ file: undefined });
            toast({ tone: 'destructive', title: scoreToasts.uploadFailed, text });
          }}
        />
      )}
      {draft.mode === 'url' && (
        <Field label={words.address} hint={words.addressHint} error={problem}>
          {(ties) => (
            <Input
              {...ties}
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder={words.addressExample}
              value={draft.url}
              onChange={(event) => change({ url: event.target.value })}
            />
          )}
        </Field>
      )}
      {draft.mode === 'manual' && (
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
      <Button type="submit" loading={scoring.isPending} className="justify-self-start">
        {scoring.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
