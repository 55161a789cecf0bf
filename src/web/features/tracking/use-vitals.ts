import { useEffect } from 'react';
import { forgetVitals, keepVital } from './kept-vitals.ts';
import { useTrack } from './use-track.ts';

/** Measures the page for those who agreed to it, keeps what was measured, and reports it to the operator. Loaded when it is agreed. */
export function useVitals(agreed: boolean): void {
  const track = useTrack();
  useEffect(() => {
    if (!agreed) return;
    let stop: (() => void) | undefined;
    let stopped = false;
    void import('./observe-vitals.ts').then(({ observeVitals }) => {
      if (stopped) return undefined;
      stop = observeVitals((record) => {
        const { name: metric, value, rating } = record;
        keepVital(localStorage, record);
        track('web_vital', { metric, value: Math.round(value * 1000) / 1000, rating });
      });
      return stop;
    });
    return () => {
      stopped = true;
      stop?.();
      forgetVitals(localStorage);
    };
  }, [agreed, track]);
}
