import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { SignInGate } from '../account/sign-in-gate.tsx';
import { tabQuery, type JobTab, type JobsAddress } from './jobs-address.ts';

/** This address, to come back to after signing in: what was searched for is in it. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

const link = 'font-medium whitespace-nowrap text-accent underline hover:text-accent-strong';

/** The two ways in, within a sentence: what can be done here without an account comes first. */
export function SignInLinks() {
  const { jobStatCards: words } = useCopy();
  const returnTo = useReturnTo();
  return (
    <>
      <Link to={paths.login({ returnTo })} className={link}>
        {words.signIn}
      </Link>{' '}
      <span aria-hidden>·</span>{' '}
      <Link to={paths.register({ returnTo })} className={link}>
        {words.createAccount}
      </Link>
    </>
  );
}

/** What a tab would show, and how to sign in for it. */
export function JobsSignIn({ tab, address }: { tab: Exclude<JobTab, 'search'> | 'savedSearch'; address: JobsAddress }) {
  const { jobsSignIn: words, jobMatches } = useCopy();
  return (
    <SignInGate
      title={words[tab].title}
      text={words[tab].text}
      other={<Link to={paths.jobs(tabQuery('search', address))}>{jobMatches.toSearch}</Link>}
    />
  );
}
