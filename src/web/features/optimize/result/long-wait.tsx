import { useEffect, useState } from 'react';
import { Mail } from 'lucide-react';
import { Link } from 'react-router';
import { useCopy } from '../../../copy/use-copy.tsx';
import { paths } from '../../../paths.ts';
import { useSession } from '../../account/use-session.ts';
import { claimTokenOf } from '../claim-tokens.ts';

/** In milliseconds: who has waited for so long may want to do something else. */
const longWait = 10_000;

/** Says to who waits long that a mail comes, or how to get one: an account claims the optimization, and its person is mailed. */
export function LongWait({ optimizationId }: { optimizationId: string }) {
  const { optimization: words } = useCopy();
  const session = useSession();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  if (!long || session === undefined) return null;
  const claimToken = claimTokenOf(sessionStorage, optimizationId);
  const query = claimToken === undefined ? {} : { claimToken, returnTo: paths.optimize() };
  return (
    <output className="flex gap-2 text-sm text-ink-soft">
      <Mail aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
      {session ? (
        words.mailComes
      ) : (
        <span>
          {words.mailOffered}{' '}
          <Link to={paths.register(query)} className="text-ink underline hover:text-accent">
            {words.mailSignUp}
          </Link>
        </span>
      )}
    </output>
  );
}
