import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { useSession } from '../account/use-session.ts';
import { SpendPackage } from './spend-package.tsx';

/** In place of a payment: a package that was bought before, and that opens this optimization. */
export function PackageHeld({ optimizationId }: { optimizationId: string }) {
  const { packages: words } = useCopy();
  const navigate = useNavigate();
  const held = useSession()?.membership.credits ?? 1;
  return (
    <section className="mt-6 grid max-w-measure justify-items-start gap-5 rounded-lg border border-rule bg-sheet p-5 sm:p-7">
      <h2 className="text-xl">{words.toSpend(held)}</h2>
      <p className="text-ink-soft">{words.before}</p>
      <SpendPackage
        id={optimizationId}
        onSpent={() => navigate(paths.optimize({ result: optimizationId }), { replace: true })}
      />
    </section>
  );
}
