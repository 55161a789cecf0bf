import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { api } from '#contract/api.ts';
import { contactSchema, type ContactMessage } from '#contract/contact.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useSession } from '../account/use-session.ts';
import { emptyDraft, keepDraft, keptDraft, nameParts, type ContactDraft } from './contact-draft.ts';

interface ContactFormState {
  register: UseFormRegister<ContactDraft>;
  errors: FieldErrors<ContactDraft>;
  send: (event: React.BaseSyntheticEvent) => void;
  sending: boolean;
  /** Whether the last message went. */
  sent: boolean;
  error: Error | null;
}

/** The form, filled with what was begun in this tab and with what the account says of a person; cleared once its message has gone. */
export function useContactForm(): ContactFormState {
  const { contactPage: words } = useCopy();
  const client = useApi();
  const notify = useToast();
  const user = useSession()?.user;
  const form = useForm<ContactDraft, unknown, ContactMessage>({
    resolver: zodResolver(contactSchema),
    defaultValues: emptyDraft,
  });
  const { register, handleSubmit, formState, reset, subscribe, getValues, setValue } = form;

  useEffect(() => {
    const kept = keptDraft(sessionStorage);
    if (kept) reset(kept);
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(sessionStorage, values) });
  }, [reset, subscribe]);

  useEffect(() => {
    if (!user) return;
    for (const [name, value] of Object.entries({ ...nameParts(user.name), email: user.email }) as [
      'firstName' | 'lastName' | 'email',
      string,
    ][])
      if (getValues(name) === '') setValue(name, value);
  }, [user, getValues, setValue]);

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (body: ContactMessage) => client.call(api.sendContactMessage, { body }),
    onSuccess: () => {
      reset({ ...emptyDraft, ...(user && { ...nameParts(user.name), email: user.email }) });
      keepDraft(sessionStorage, undefined);
      notify({ title: words.sent, text: words.sentText });
    },
  });
  const submit = handleSubmit((message) => mutate(message));
  return {
    register,
    errors: formState.errors,
    send: (event) => void submit(event),
    sending: isPending,
    sent: isSuccess,
    error,
  };
}
