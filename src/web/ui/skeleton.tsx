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
export function SkeletonField({ tall = false, beside = false }: { tall?: boolean; beside?: boolean }) {
  return (
    <div className={classNames('grid gap-2', beside && 'max-md:grid-cols-[4.25rem_minmax(0,1fr)] max-md:items-center')}>
      <Skeleton className={beside ? 'h-4 w-14 md:w-24' : 'h-4 w-24'} />
      <Skeleton className={tall ? 'h-48 w-full' : 'h-11 w-full'} />
    </div>
  );
}
