import { useEffect, useRef, useState } from 'react';

const countingMs = 250;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A whole number that counts from its old to its new value; screen readers hear only the new one. */
export function CountedNumber({
  value,
  first = value,
}: {
  value: number;
  /** What it counts from at first. */ first?: number;
}) {
  const [shown, setShown] = useState(first);
  const from = useRef(first);
  useEffect(() => {
    const start = from.current;
    const begun = performance.now();
    const step = (now: number): void => {
      const part = wantsNoMotion() ? 1 : Math.min(1, Math.max(0, now - begun) / countingMs);
      // Fast at first, as the other motions.
      from.current = Math.round(start + (value - start) * (1 - (1 - part) ** 3));
      setShown(from.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <>
      <span aria-hidden className="figures">
        {shown}
      </span>
      <span className="sr-only">{value}</span>
    </>
  );
}
