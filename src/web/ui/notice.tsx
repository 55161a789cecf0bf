import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';

const tones = {
  info: { box: 'border-rule bg-well', icon: 'text-ink-soft', Icon: Info },
  success: { box: 'border-accent bg-accent-wash', icon: 'text-accent', Icon: CircleCheck },
  warn: { box: 'border-warn bg-warn-wash', icon: 'text-warn', Icon: TriangleAlert },
  danger: { box: 'border-danger bg-danger-wash', icon: 'text-danger', Icon: CircleAlert },
};

interface NoticeProps {
  tone?: keyof typeof tones;
  title?: ReactNode;
  /** Read out at once when it appears; where it can wait, it is put into an `output`. */
  role?: 'alert';
  /** What can be done about it: a button or two. */
  action?: ReactNode;
  children?: ReactNode;
}

/** Something a person has to know here: what happened, what it means, and what to do. */
export function Notice({ tone = 'info', title, role, action, children }: NoticeProps) {
  const { box, icon, Icon } = tones[tone];
  return (
    <div role={role} className={classNames('flex items-start gap-3 rounded-md border p-4', box)}>
      <Icon aria-hidden className={classNames('mt-0.5 size-5 shrink-0', icon)} />
      <div className="grid min-w-0 flex-1 gap-1">
        {title !== undefined && <p className="font-medium break-words">{title}</p>}
        {children !== undefined && <div className="text-sm break-words text-ink-soft">{children}</div>}
        {action !== undefined && <div className="flex flex-wrap gap-2 pt-2">{action}</div>}
      </div>
    </div>
  );
}
