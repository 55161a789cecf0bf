import { Lock, ShieldCheck } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';

/** Below the payment, in three columns; in a row where there is room. */
export function TrustLabels() {
  const { checkout: words } = useCopy();
  return (
    <ul className="grid grid-cols-3 gap-x-3 border-t border-rule pt-5 text-xs text-ink-soft lg:flex lg:flex-wrap lg:gap-x-6 lg:gap-y-2">
      {words.trust.map((label, index) => {
        const Icon = index === 0 ? Lock : ShieldCheck;
        return (
          <li
            key={label}
            className="grid content-start justify-items-center gap-1.5 text-center text-balance lg:flex lg:items-center lg:gap-2"
          >
            <Icon aria-hidden className="size-4 text-accent" />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
