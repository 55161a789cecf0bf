import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { api } from '#contract/api.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useProfileFileSentence } from '../upload/profile-file-sentence.ts';
import { trackedFile } from '../tracking/tracked-file.ts';
import { useTrack } from '../tracking/use-track.ts';
import { LinkedinFileDrop } from '../upload/linkedin-file-drop.tsx';
import type { EnhanceDraft } from './enhance-draft.ts';
import { fieldsOfProfile, fieldsOfText, filledUp, profileText, type ProfileFields } from './profile-fields.ts';

interface ProfileSourceProps {
  draft: EnhanceDraft;
  onChange: (part: Partial<EnhanceDraft>) => void;
  /** What's wrong with the address, or with the fields as a whole. */
  problem: string | undefined;
}

/** The profile by its address. */
function ProfileAddress({ draft, onChange, problem }: ProfileSourceProps) {
  const { enhanceForm: words } = useCopy();
  return (
    <>
      <Field label={words.url} hint={words.urlHint} error={problem}>
        {(ties) => (
          <Input
            {...ties}
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder={words.urlExample}
            value={draft.url}
            onChange={({ target }) => onChange({ url: target.value })}
          />
        )}
      </Field>
      <Button look="secondary" size="sm" className="justify-self-start" onClick={() => onChange({ mode: 'manual' })}>
        {words.toManual}
      </Button>
    </>
  );
}

/** LinkedIn's own file, which fills the fields. */
function ProfileFile({ draft, onChange }: Omit<ProfileSourceProps, 'problem'>) {
  const { enhanceForm: words, linkedinFile } = useCopy();
  const client = useApi();
  const toast = useToast();
  const sentenceOf = useProfileFileSentence();
  const track = useTrack();
  const reading = useMutation({
    mutationFn: (file: File) => client.call(api.uploadLinkedin, { file }),
    onSuccess: ({ profile }, file) => {
      const { name } = file;
      track('file_uploaded', trackedFile(file));
      const read = fieldsOfProfile(profile);
      // What was typed stays where the file has nothing; what an earlier file brought does not.
      const fields = draft.fileName === undefined ? filledUp(read, draft.fields) : read;
      onChange({ fields, fileName: name });
      // In place of what was said about the file before.
      toast({ title: linkedinFile.success, text: name });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: linkedinFile.failed,
        text: sentenceOf(error, linkedinFile.failedText),
      }),
  });
  const problem = reading.error ? sentenceOf(reading.error, linkedinFile.failedText) : undefined;
  const settled = problem === undefined ? (draft.fileName === undefined ? 'idle' : 'success') : 'failure';
  return (
    <>
      <LinkedinFileDrop
        state={reading.isPending ? 'uploading' : settled}
        detail={problem ?? draft.fileName}
        onFile={(file) => reading.mutate(file)}
        onRejected={(text) => toast({ tone: 'destructive', title: linkedinFile.failed, text })}
      />
      {draft.fileName !== undefined && problem === undefined && !reading.isPending && (
        <output>
          <Notice>{words.read(draft.fileName)}</Notice>
        </output>
      )}
    </>
  );
}

interface TextFieldProps {
  name: keyof ProfileFields;
  label: string;
  hint?: string;
  placeholder?: string;
  /** Lines; a single-line field without. */
  rows?: number;
}

/** The profile part by part, typed or read from LinkedIn's file. */
function ProfileParts({ draft, onChange, problem }: ProfileSourceProps) {
  const { enhanceForm: words } = useCopy();
  const { fields } = draft;
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is far below.
    if (problem !== undefined) told.current?.focus();
  }, [problem]);
  const parts: readonly TextFieldProps[] = [
    { name: 'name', label: words.name },
    { name: 'headline', label: words.headline, placeholder: words.headlineExample },
    { name: 'about', label: words.about, rows: 6 },
    { name: 'experience', label: words.experience, hint: words.experienceHint, rows: 12 },
    { name: 'skills', label: words.skills, hint: words.skillsHint, rows: 3 },
    // There only where a file brought it: the other five are the ones to type.
    ...(fields.more === '' && draft.fileName === undefined
      ? []
      : [{ name: 'more' as const, label: words.more, hint: words.moreHint, rows: 6 }]),
  ];
  return (
    <>
      {problem !== undefined && (
        <div ref={told} tabIndex={-1}>
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      {parts.map(({ name, label, hint, placeholder, rows }) => (
        <Field key={name} label={label} {...(hint !== undefined && { hint })}>
          {(ties) => {
            const shared = { ...ties, placeholder, value: fields[name] };
            const set = (text: string) => onChange({ fields: { ...fields, [name]: text } });
            return rows === undefined ? (
              <Input
                {...shared}
                autoComplete={name === 'name' ? 'name' : 'off'}
                onChange={({ target }) => set(target.value)}
              />
            ) : (
              <Textarea {...shared} rows={rows} onChange={({ target }) => set(target.value)} />
            );
          }}
        </Field>
      ))}
    </>
  );
}

/** The profile to enhance: its address, or its contents. */
export function ProfileSource({
  scored,
  ...props
}: ProfileSourceProps & {
  /** The profile that was scored last, offered where nothing is entered yet. */
  scored: string | undefined;
}) {
  const { enhanceForm: words } = useCopy();
  const { draft, onChange } = props;
  return (
    <fieldset className="grid min-w-0 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <legend className="contents">
          <h2 className="text-lg">{words.source}</h2>
        </legend>
        {draft.mode === 'manual' && (
          <Button look="quiet" size="sm" onClick={() => onChange({ mode: 'url' })}>
            {words.toUrl}
          </Button>
        )}
      </div>
      {draft.mode === 'url' ? (
        <ProfileAddress {...props} />
      ) : (
        <>
          <p className="max-w-measure text-sm text-ink-soft">{words.fileLead}</p>
          <ProfileFile draft={draft} onChange={onChange} />
          {scored !== undefined && profileText(draft.fields) === '' && (
            <Button
              look="secondary"
              size="sm"
              className="justify-self-start"
              onClick={() => onChange({ fields: fieldsOfText(scored) })}
            >
              {words.scored}
            </Button>
          )}
          <ProfileParts {...props} />
        </>
      )}
    </fieldset>
  );
}
