import { Lock, ShieldCheck } from 'lucide-react';
import { useCopy } from '../../copy/use-copy.tsx';

export function TrustLabels() {
  const { checkout: words } = useCopy();
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-ink-soft">
      {words.trust.map((label, index) => {
        const Icon = index === 0 ? Lock : ShieldCheck;
        return (
          <li key={label} className="flex items-center gap-2">
            <Icon aria-hidden className="size-4 text-accent" />
            {label}
          </li>
        );
      })}
    </ul>
  );
}
