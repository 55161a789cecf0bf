import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';

interface SignInGateProps {
  title: string;
  text: string;
  /** Where to go instead: a link. */
  other?: ReactNode;
}

/** For visitors, in place of what needs an account: how to sign in or to create one, and come back to this address. */
export function SignInGate({ title, text, other }: SignInGateProps) {
  const { signInGate: words } = useCopy();
  const { pathname, search } = useLocation();
  const returnTo = `${pathname}${search}`;
  return (
    <section className="grid max-w-160 content-start justify-items-start gap-4 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-measure text-ink-soft">{text}</p>
      <Actions>
        <ButtonLink>
          <Link to={paths.login({ returnTo })}>{words.signIn}</Link>
        </ButtonLink>
        <ButtonLink look="secondary">
          <Link to={paths.register({ returnTo })}>{words.createAccount}</Link>
        </ButtonLink>
        {other !== undefined && <ButtonLink look="quiet">{other}</ButtonLink>}
      </Actions>
    </section>
  );
}
