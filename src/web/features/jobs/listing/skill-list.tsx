import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';

/** How many skills a card shows before "show all". */
const shown = 5;

export function SkillList({ skills }: { skills: readonly string[] }) {
  const { listingCard: words } = useCopy();
  const [all, setAll] = useState(false);
  const listed = all ? skills : skills.slice(0, shown);
  const rest = skills.length - shown;
  if (skills.length === 0) return null;
  return (
    <ul aria-label={words.skills} className="text-sm wrap-anywhere text-ink-soft *:inline">
      <li aria-hidden className="font-medium text-ink">
        {words.skills}:{' '}
      </li>
      {listed.map((skill, at) => (
        <li key={skill} className={at < listed.length - 1 ? 'after:content-[",_"]' : undefined}>
          {skill}
        </li>
      ))}
      {rest > 0 && !all && (
        <li>
          {' '}
          <button
            type="button"
            aria-label={`${words.more(rest)}: ${words.moreSkills(rest)}`}
            onClick={(event) => {
              // The button goes, and the focus with it: it stays with the list.
              event.currentTarget.closest('ul')?.setAttribute('tabindex', '-1');
              event.currentTarget.closest('ul')?.focus();
              setAll(true);
            }}
            className="inline cursor-pointer rounded-sm font-medium whitespace-nowrap text-ink underline decoration-rule underline-offset-4 hover:text-accent"
          >
            {words.more(rest)}
          </button>
        </li>
      )}
    </ul>
  );
}
