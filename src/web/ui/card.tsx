import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet lying on the paper. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-rule bg-sheet p-5 sm:p-7', className)} />;
}
