import { layoutShift } from './layout-shift.ts';
import { vitalRecord, type Measured, type VitalRecord } from './kept-vitals.ts';

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const navigationOf = (): PerformanceNavigationTiming | undefined =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** The page that was loaded, which may not be the current one. */
const loadedPage = (): URL => new URL(navigationOf()?.name ?? location.href);

const circumstances = () => {
  const { origin, pathname } = loadedPage();
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  return {
    navigationType: navigationOf()?.type ?? 'navigate',
    timestamp: Date.now(),
    url: origin + pathname,
    userAgent: navigator.userAgent,
    connectionType: connection?.effectiveType ?? 'unknown',
  };
};

/**
 * Measures how the page was for its person, each vital once, what came before included: the first paint, the first byte and the first input as soon as they are
 * known, the largest paint and the shifts of the layout when the page is first hidden. Answers how to stop.
 */
export function observeVitals(report: (record: VitalRecord) => void): () => void {
  const observers: PerformanceObserver[] = [];
  const told = new Set<string>();
  const tell = (measured: Measured): void => {
    if (told.has(measured.name) || !Number.isFinite(measured.value) || measured.value < 0) return;
    told.add(measured.name);
    const id = `${measured.name}-${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
    report(vitalRecord(measured, { id, ...circumstances() }));
  };
  const observe = (type: string, heard: (entries: PerformanceEntry[]) => void) => {
    // A browser that does not measure this is not asked to.
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
    const observer = new PerformanceObserver((list) => heard(list.getEntries()));
    observer.observe({ type, buffered: true });
    observers.push(observer);
    return () => heard(observer.takeRecords());
  };

  const { responseStart = -1 } = navigationOf() ?? {};
  if (responseStart > 0) tell({ name: 'TTFB', value: responseStart });
  observe('paint', (entries) => {
    const first = entries.find(({ name }) => name === 'first-contentful-paint');
    if (first) tell({ name: 'FCP', value: first.startTime });
  });
  observe('first-input', (entries) => {
    const [first] = entries as PerformanceEventTiming[];
    if (first) tell({ name: 'FID', value: first.processingStart - first.startTime });
  });
  let largest: number | undefined;
  const takeLargest = observe('largest-contentful-paint', (entries) => {
    largest = entries.at(-1)?.startTime ?? largest;
  });
  const shifts: ShiftEntry[] = [];
  const takeShifts = observe('layout-shift', (entries) => {
    shifts.push(...(entries as ShiftEntry[]).filter(({ hadRecentInput }) => !hadRecentInput));
  });
  const finish = (): void => {
    if (document.visibilityState !== 'hidden') return;
    takeLargest?.();
    takeShifts?.();
    if (largest !== undefined) tell({ name: 'LCP', value: largest });
    if (takeShifts) tell({ name: 'CLS', value: layoutShift(shifts) });
  };
  document.addEventListener('visibilitychange', finish);
  return () => {
    document.removeEventListener('visibilitychange', finish);
    for (const observer of observers) observer.disconnect();
  };
}
