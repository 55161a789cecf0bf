import { useEffect, useRef, type ReactNode } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { NoPrep, PrepFailed, PrepLoadFailed, PrepLoading, PrepUnknown, PrepWorking } from './prep-states.tsx';
import { PrepView } from './prep-view.tsx';
import { usePrep, type Prep } from './use-prep.ts';

function PrepContent({ prep, locked }: { prep: Prep; locked: ReactNode }) {
  const { state, generate, reload, disconnected } = prep;
  switch (state.kind) {
    case 'loading':
      return <PrepLoading />;
    case 'locked':
      return locked;
    case 'none':
      return <NoPrep generate={generate} />;
    case 'processing':
      return <PrepWorking disconnected={disconnected} />;
    case 'unknown':
      return <PrepUnknown generate={generate} />;
    case 'failed':
      return <PrepFailed failure={state.failure} generate={generate} />;
    case 'loadFailed':
      return <PrepLoadFailed error={state.error} generate={generate} reload={reload} />;
    case 'completed':
      return <PrepView prep={state.prep} update={generate} />;
  }
}

interface PrepPanelProps {
  optimizationId: string;
  /** Shown if it isn't paid for. */
  locked: ReactNode;
  /** A link led here, so the focus starts here. */
  arrived: boolean;
  /** It was asked for: where there is none, it is made at once. */
  generateMissing: boolean;
}

/** The interview preparation of an optimization, in whichever state it is. */
export function PrepPanel({ optimizationId, locked, arrived, generateMissing }: PrepPanelProps) {
  const { interviewPrep: words } = useCopy();
  const prep = usePrep(optimizationId, generateMissing);
  const { state, reload } = prep;
  const online = useOnline();
  const title = useRef<HTMLHeadingElement>(null);
  const loading = state.kind === 'loading';
  const awaited = useRef(arrived);
  useEffect(() => {
    // Once it is there: what loads above it no longer moves it away.
    if (loading || !awaited.current) return;
    awaited.current = false;
    title.current?.scrollIntoView();
    title.current?.focus({ preventScroll: true });
  }, [loading]);
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) reload();
    wasOnline.current = online;
  }, [online, reload]);
  return (
    <section aria-labelledby="prep-title" className="grid gap-6 rounded-lg border border-rule bg-sheet p-4 sm:p-7">
      <div className="grid gap-1">
        <h3 id="prep-title" ref={title} tabIndex={-1} className="text-xl">
          {words.title}
        </h3>
        <p className="max-w-measure text-ink-soft">{words.text}</p>
      </div>
      <output className="empty:hidden">{!online && <Notice tone="warn" title={words.offline} />}</output>
      <PrepContent prep={prep} locked={locked} />
    </section>
  );
}
