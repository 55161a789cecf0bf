import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** What to do where an address could not be confirmed; nothing where it is tried again on the same page. */
export function VerifyRemedy({ code }: { code: string | undefined }) {
  const { emailVerification: words } = useCopy();
  if (code === 'VERIFICATION_NEEDS_SIGN_IN')
    return (
      <Actions>
        <ButtonLink>
          <Link to={paths.login({ returnTo: paths.verifyEmail() })}>{words.signIn}</Link>
        </ButtonLink>
        <ButtonLink look="secondary">
          <Link to={paths.forgotPassword()}>{words.setPassword}</Link>
        </ButtonLink>
      </Actions>
    );
  if (code !== 'VERIFICATION_UNKNOWN') return null;
  return (
    <ButtonLink>
      <Link to={paths.profile({ tab: 'settings' })}>{words.onward}</Link>
    </ButtonLink>
  );
}
