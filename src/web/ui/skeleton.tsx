import { classNames } from './class-names.ts';

/** A placeholder for something that is being loaded. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-sm bg-rule/65', className)} />;
}

/** Placeholders for lines of text. */
export function SkeletonLines({ lines }: { lines: number }) {
  const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3'];
  return (
    <div className="grid gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-3', widths[line % widths.length])} />
      ))}
    </div>
  );
}

/** A placeholder for a control under its label. */
export function SkeletonField({ tall = false }: { tall?: boolean }) {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-4 w-24" />
      <Skeleton className={tall ? 'h-48 w-full' : 'h-11 w-full'} />
    </div>
  );
}
