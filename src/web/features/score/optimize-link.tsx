import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { keepResumeInHand, type ResumeInHand } from '../in-hand/kept-resume.ts';

interface OptimizeLinkProps extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  /** The resume that was scored. */
  resume: ResumeInHand | undefined;
}

/** Leads on to optimizing, and takes the resume along. */
export function OptimizeLink({ resume, ...link }: OptimizeLinkProps) {
  return <Link {...link} to={paths.optimize()} onClick={() => resume && keepResumeInHand(sessionStorage, resume)} />;
}
