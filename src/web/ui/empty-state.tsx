import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  /** What would be here, and how it comes to be. */
  text?: ReactNode;
  action?: ReactNode;
}

/** Stands where there is nothing yet. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-lg border border-dashed border-edge px-5 py-10 text-center">
      {Icon && <Icon aria-hidden className="mb-1 size-7 text-ink-faint" strokeWidth={1.5} />}
      <p className="font-serif text-lg font-medium text-balance">{title}</p>
      {text !== undefined && <p className="max-w-measure text-sm text-pretty text-ink-soft">{text}</p>}
      {action !== undefined && <div className="flex flex-wrap justify-center gap-2 pt-3">{action}</div>}
    </div>
  );
}
