import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface LoadMoreProps {
  label: string;
  loading: boolean;
  /** The last try failed: then it waits to be pressed. */
  failed: boolean;
  onMore: () => void;
}

/** At the end of a list that goes on: loads what follows when it is scrolled to, or pressed. */
export function LoadMore({ label, loading, failed, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const wanted = !loading && !failed;
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!wanted || !end.current) return undefined;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && more.current());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [wanted]);
  return (
    <div ref={end} className="grid justify-items-center py-2">
      <Button look="quiet" size="sm" loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
