import { useCopy } from '../../copy/use-copy.tsx';

/** What makes an enhancement better, for who is about to ask for one. */
export function EnhanceTips() {
  const { enhanceTips: words } = useCopy();
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{words.title}</h2>
      <ul className="grid gap-3 text-sm text-ink-soft">
        {words.tips.map((tip) => (
          <li key={tip} className="border-l border-edge pl-3">
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
