import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { SignInGate } from '../account/sign-in-gate.tsx';
import { tabQuery, type JobTab, type JobsAddress } from './jobs-address.ts';

/** This address, to come back to after signing in: what was searched for is in it. */
export function useReturnTo(): string {
  const { pathname, search } = useLocation();
  return `${pathname}${search}`;
}

export function SignInLinks() {
  const { jobStatCards: words } = useCopy();
  const returnTo = useReturnTo();
  return (
    <Actions phone="paired">
      <ButtonLink size="sm">
        <Link to={paths.login({ returnTo })}>{words.signIn}</Link>
      </ButtonLink>
      <ButtonLink size="sm" look="secondary">
        <Link to={paths.register({ returnTo })}>{words.createAccount}</Link>
      </ButtonLink>
    </Actions>
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
