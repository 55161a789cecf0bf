import { useEffect, useRef, useState, type Dispatch, type FormEvent, type ReactNode, type SetStateAction } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { industries, seniorities } from '#domain/linkedin/enhancement.ts';
import { api } from '#contract/api.ts';
import { maxTitleCharacters } from '#contract/limits.ts';
import { codeOf, isStatus, sentenceOf, UnreachableError } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input, Select } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useMounted } from '../../ui/use-mounted.ts';
import { useTrack } from '../tracking/use-track.ts';
import type { EnhanceDraft } from './enhance-draft.ts';
import { requestOf, type EnhanceBody, type MissingInput } from './enhance-request.ts';
import { ProfileSource } from './profile-source.tsx';
import { ResumeChoice } from './resume-choice.tsx';
import { usePlanRefresh } from './use-enhancements.ts';

interface TargetProps {
  draft: EnhanceDraft;
  onChange: (part: Partial<EnhanceDraft>) => void;
  problem: string | undefined;
}

/** The target of the profile. People who come back for another target find the role selected. */
function Target({ draft, onChange, problem }: TargetProps) {
  const { enhanceForm: words, industryNames, seniorityNames } = useCopy();
  const { state } = useLocation() as { state: unknown };
  const retarget = typeof state === 'object' && state !== null && 'retarget' in state;
  const role = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (retarget) role.current?.select();
  }, [retarget]);
  useEffect(() => {
    if (problem !== undefined) role.current?.focus();
  }, [problem]);
  return (
    <section className="grid gap-5">
      <h2 className="text-lg">{words.target}</h2>
      <Field label={words.role} error={problem}>
        {(ties) => (
          <Input
            {...ties}
            ref={role}
            maxLength={maxTitleCharacters}
            autoComplete="organization-title"
            placeholder={words.roleExample}
            value={draft.targetRole}
            onChange={({ target }) => onChange({ targetRole: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.industry} remark={words.optional}>
          {(ties) => (
            <Select
              {...ties}
              value={draft.industry}
              onChange={({ target }) =>
                onChange({ industry: industries.find((industry) => industry === target.value) ?? '' })
              }
            >
              <option value="">{words.any}</option>
              {industries.map((industry) => (
                <option key={industry} value={industry}>
                  {industryNames[industry]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={words.seniority} remark={words.optional}>
          {(ties) => (
            <Select
              {...ties}
              value={draft.seniority}
              onChange={({ target }) =>
                onChange({ seniority: seniorities.find((seniority) => seniority === target.value) ?? '' })
              }
            >
              <option value="">{words.any}</option>
              {seniorities.map((seniority) => (
                <option key={seniority} value={seniority}>
                  {seniorityNames[seniority]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <ResumeChoice value={draft.resume} onChange={(resume) => onChange({ resume })} />
    </section>
  );
}

interface EnhanceFormProps {
  draft: EnhanceDraft;
  onDraft: Dispatch<SetStateAction<EnhanceDraft>>;
  /** The text of the profile that was scored last in this tab. */
  scored?: string | undefined;
  /** Stand before its button. */
  tips?: ReactNode;
}

/** A profile and its target. If LinkedIn blocks the address, the form asks for the profile itself. */
export function EnhanceForm({ draft, onDraft, scored, tips }: EnhanceFormProps) {
  const { enhanceForm: words, enhanceToasts, scoreToasts, validation } = useCopy();
  const client = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const isMounted = useMounted();
  const refreshPlan = usePlanRefresh();
  const [missing, setMissing] = useState<MissingInput | undefined>();
  // A second click comes before the button is drawn as busy.
  const sent = useRef(false);
  const change = (part: Partial<EnhanceDraft>) => {
    setMissing(undefined);
    onDraft((before) => ({ ...before, ...part }));
  };

  const track = useTrack();
  const start = useMutation({
    mutationFn: (body: EnhanceBody) => client.call(api.enhanceLinkedin, { body }),
    onSuccess: ({ enhancementId }) => {
      track('linkedin_enhancement_started', { mode: draft.mode });
      // People who have left the page aren't pulled back: it's among the recent ones.
      if (isMounted()) void navigate(paths.enhanceLinkedin({ result: enhancementId }));
    },
    onError: (error) => {
      sent.current = false;
      const code = codeOf(error);
      if (code === 'PROFILE_BLOCKED') {
        toast({ tone: 'notice', title: scoreToasts.blocked, text: enhanceToasts.blockedText });
        change({ mode: 'manual' });
        return;
      }
      // What was chosen is gone; without it the form can be sent.
      if (code === 'OPTIMIZATION_NOT_FOUND' || code === 'UPLOAD_NOT_FOUND') change({ resume: undefined });
      if (code === 'PLAN_REQUIRED') void refreshPlan();
      const title = enhanceToasts.failed;
      // A missing connection is all there is to say.
      const text = error instanceof UnreachableError ? error.message : sentenceOf(error, enhanceToasts.failedText);
      if (code === 'PROFILE_UNREADABLE' || isStatus(error, 422)) setMissing({ part: 'profile', title, text });
      toast({ tone: 'destructive', title, text });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sent.current) return;
    const request = requestOf(draft, { enhanceToasts, scoreToasts, validation });
    if ('part' in request) {
      setMissing(request);
      toast({ tone: 'destructive', title: request.title, text: request.text });
      return;
    }
    sent.current = true;
    setMissing(undefined);
    start.mutate(request);
  };

  return (
    <form noValidate onSubmit={submit} className="grid min-w-0 gap-10">
      <ProfileSource
        draft={draft}
        scored={scored}
        onChange={change}
        problem={missing?.part === 'profile' ? missing.text : undefined}
      />
      <Target draft={draft} onChange={change} problem={missing?.part === 'role' ? missing.text : undefined} />
      {tips}
      <Button type="submit" loading={start.isPending} className="justify-self-start">
        {start.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}
