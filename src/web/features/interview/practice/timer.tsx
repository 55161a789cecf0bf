import { useState } from 'react';
import { Timer as TimerIcon } from 'lucide-react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Button } from '../../../ui/button.tsx';

interface TimerProps {
  seconds: number;
  shown: boolean;
  onShownChange: (shown: boolean) => void;
}

/** The time taken so far. It may be hidden, and is read out only when asked for. */
export function Timer({ seconds, shown, onShownChange }: TimerProps) {
  const { practice: words } = useCopy();
  const [said, setSaid] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
      {shown && (
        <p role="timer" aria-label={words.time} className="figures flex items-center gap-1.5 font-medium">
          <TimerIcon aria-hidden className="size-4 text-ink-faint" />
          {words.clock(seconds)}
        </p>
      )}
      <Button look="quiet" size="sm" onClick={() => onShownChange(!shown)}>
        {shown ? words.hideTimer : words.showTimer}
      </Button>
      <Button
        look="quiet"
        size="sm"
        className="sr-only focus:not-sr-only"
        onClick={() => setSaid(words.saidTime(seconds))}
      >
        {words.sayTime}
      </Button>
      <output className="sr-only">{said}</output>
    </div>
  );
}
