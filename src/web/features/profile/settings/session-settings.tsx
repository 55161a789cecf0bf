import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '#contract/account-sessions.ts';
import { api } from '#contract/api.ts';
import { sentenceOf } from '../../../api/http-error.ts';
import { readOptions } from '../../../api/queries.ts';
import { useApi } from '../../../api/services.tsx';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { SignOutEverywhere } from '../../account/sign-out-everywhere.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { SettingsPart } from './settings-part.tsx';

const sessionsQuery = readOptions(api.listSessions, undefined);

function useSignOutOf({ id, device }: AccountSession) {
  const { accountSessions: words } = useCopy();
  const client = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => client.call(api.endSession, { params: { id } }),
    onSuccess: async () => {
      toast({ title: words.signedOut, text: words.signedOutText(words.device(device)) });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      // The session's entry is gone, and the focus with it.
      document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]')?.focus();
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: words.signOutFailed, text: sentenceOf(error, words.signOutFailedText) }),
  });
}

function SessionItem({ session }: { session: AccountSession }) {
  const { accountSessions: words } = useCopy();
  const { device, signedInAt, lastUsedAt, isCurrent } = session;
  const { mutate, isPending } = useSignOutOf(session);
  const name = words.device(device);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule py-4 first:pt-0 last:border-b-0 last:pb-0">
      <div className="grid min-w-0 flex-1 basis-40 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isCurrent && <Badge tone="accent">{words.here}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
          <span>{words.signedIn(signedInAt)}</span>
          <span>{words.used(lastUsedAt)}</span>
        </p>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          look="secondary"
          loading={isPending}
          aria-label={words.signOutNamed(name, signedInAt)}
          onClick={() => mutate()}
        >
          {isPending ? words.signingOut : words.signOut}
        </Button>
      )}
    </li>
  );
}

function SessionList() {
  const { accountSessions: words } = useCopy();
  return (
    <Loaded query={useQuery({ ...sessionsQuery, refetchOnMount: 'always' })} words={words}>
      {({ sessions }) => (
        <>
          <ul aria-label={words.list}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && <p className="pt-2 text-sm text-ink-soft">{words.unfamiliar}</p>}
        </>
      )}
    </Loaded>
  );
}

/** Where the account is signed in, and signing out there. */
export function SessionSettings() {
  const { accountSessions: words } = useCopy();
  return (
    <SettingsPart id="sessions" title={words.title} text={words.text}>
      <SessionList />
      <SignOutEverywhere />
    </SettingsPart>
  );
}
