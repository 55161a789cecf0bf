import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Actions } from '../../../ui/actions.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { claimTokenOf } from '../claim-tokens.ts';

/** The link to an account, with the token that claims this optimization. */
export function SignUpLinks({ optimizationId }: { optimizationId: string }) {
  const { unlocking } = useCopy();
  const claimToken = claimTokenOf(sessionStorage, optimizationId);
  const query = claimToken === undefined ? {} : { claimToken, returnTo: paths.optimize() };
  return (
    <Actions className="lg:flex-col lg:items-start">
      <ButtonLink>
        <Link to={paths.register(query)}>{unlocking.signUp}</Link>
      </ButtonLink>
      <ButtonLink look="secondary">
        <Link to={paths.login(query)}>{unlocking.signIn}</Link>
      </ButtonLink>
    </Actions>
  );
}
