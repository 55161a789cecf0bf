import { createContext, lazy, Suspense, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ToastMessage, ToastWords } from './toast-region.tsx';

/** Loaded by what can show a toast, before it does: without a network it could not be loaded to say so. */
const ToastRegion = lazy(() => import('./toast-region.tsx'));

/** Answers what takes the toast away again, unless another has replaced it. */
type Notify = (message: ToastMessage) => () => void;

interface Toasts {
  notify: Notify;
  prepare: () => void;
}

const ToastContext = createContext<Toasts | undefined>(undefined);

/** Shows a toast; it replaces the current one. */
export function useToast(): Notify {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast is called outside of ToastProvider.');
  const { notify, prepare } = toasts;
  useEffect(prepare, [prepare]);
  return notify;
}

interface ToastProviderProps extends ToastWords {
  children: ReactNode;
}

/** Gives pages their toasts, one at a time. */
export function ToastProvider({ children, ...words }: ToastProviderProps) {
  const [shown, setShown] = useState<{ message: ToastMessage; id: number }>();
  const [wanted, setWanted] = useState(false);
  const notify = useCallback<Notify>((message) => {
    setShown((before) => ({ message, id: (before?.id ?? 0) + 1 }));
    return () => setShown((now) => (now?.message === message ? undefined : now));
  }, []);
  const toasts = useMemo(() => ({ notify, prepare: () => setWanted(true) }), [notify]);
  return (
    <ToastContext value={toasts}>
      {children}
      {wanted && (
        <Suspense>
          <ToastRegion {...words} shown={shown} />
        </Suspense>
      )}
    </ToastContext>
  );
}
