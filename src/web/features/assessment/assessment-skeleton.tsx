import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx';

const bars = [1, 2, 3, 4, 5, 6];

/** Placeholder of an assessment: its title, the overall score with its six parts, and the findings. */
export function AssessmentSkeleton() {
  return (
    <div aria-hidden className="grid gap-10">
      <Skeleton className="h-7 w-52" />
      <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
        <div className="grid content-start gap-4">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-16 w-24" />
          <Skeleton className="h-1.5 w-full" />
        </div>
        <div className="grid content-start gap-x-12 gap-y-5 sm:grid-cols-2">
          {bars.map((bar) => (
            <div key={bar} className="grid gap-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-1.5 w-full" />
            </div>
          ))}
        </div>
      </div>
      <div className="grid gap-8 border-t border-rule pt-8 md:grid-cols-2">
        <SkeletonLines lines={5} />
        <SkeletonLines lines={5} />
      </div>
    </div>
  );
}
