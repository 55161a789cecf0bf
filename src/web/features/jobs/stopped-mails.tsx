import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#contract/api.ts';
import { isStatus } from '../../api/http-error.ts';
import { useApi } from '../../api/services.tsx';
import { useCopy } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadFailed } from '../loading/load-failed.tsx';

export type StopState = 'asked' | 'stopping' | 'stopped' | 'unknown' | 'failed';

interface StopNoticeProps {
  state: StopState;
  /** What went wrong, where something did. */
  error?: unknown;
  onStop: () => void;
}

/** What a mail's link leads to, in each of its states. */
export function StopNotice({ state, error, onStop }: StopNoticeProps) {
  const { stoppedMails: words } = useCopy();
  const close = (
    <ButtonLink look="secondary" size="sm">
      <Link to={paths.jobs()} preventScrollReset>
        {words.close}
      </Link>
    </ButtonLink>
  );
  if (state === 'stopped')
    return (
      <Notice tone="success" title={words.stopped} action={close}>
        {words.stoppedText}
      </Notice>
    );
  if (state === 'unknown')
    return (
      <Notice tone="warn" role="alert" title={words.unknown} action={close}>
        {words.unknownText}
      </Notice>
    );
  if (state === 'failed')
    return <LoadFailed error={error} title={words.failed} again={words.again} loading={false} onRetry={onStop} />;
  return (
    <Notice
      title={words.ask}
      action={
        <>
          <Button size="sm" loading={state === 'stopping'} onClick={onStop}>
            {state === 'stopping' ? words.stopping : words.stop}
          </Button>
          {state !== 'stopping' && close}
        </>
      }
    >
      {words.askText}
    </Notice>
  );
}

/**
 * Ends the daily mails for whom a mail's link names, signed in or not. It is done by a button: programs that look through mails open
 * their links, too.
 */
export function StoppedMails({ token }: { token: string }) {
  const { stoppedMails: words } = useCopy();
  const client = useApi();
  const place = useRef<HTMLDivElement>(null);
  const { error, isPending, isSuccess, mutate } = useMutation({
    mutationFn: () => client.call(api.stopJobMails, { query: { token } }),
  });
  const state: StopState = isSuccess
    ? 'stopped'
    : isPending
      ? 'stopping'
      : error
        ? isStatus(error, 404) || isStatus(error, 400)
          ? 'unknown'
          : 'failed'
        : 'asked';
  useEffect(() => {
    // The pressed button goes, and the focus with it.
    if (state === 'stopped' || state === 'unknown') place.current?.focus();
  }, [state]);
  return (
    <div ref={place} tabIndex={-1} className="mt-8 outline-none">
      <output className="sr-only">{state === 'stopped' ? words.stopped : ''}</output>
      <StopNotice state={state} error={error} onStop={() => mutate()} />
    </div>
  );
}
