import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.tsx';
import { Badge } from '../../../ui/badge.tsx';

/** How many skills a card shows before all are asked for. */
const shown = 5;

export function SkillList({ skills }: { skills: readonly string[] }) {
  const { listingCard: words } = useCopy();
  const [all, setAll] = useState(false);
  const rest = skills.length - shown;
  if (skills.length === 0) return null;
  return (
    <ul aria-label={words.skills} className="flex flex-wrap items-center gap-1.5">
      {(all ? skills : skills.slice(0, shown)).map((skill) => (
        <li key={skill} className="max-w-full wrap-anywhere">
          <Badge>{skill}</Badge>
        </li>
      ))}
      {rest > 0 && !all && (
        <li>
          <button
            type="button"
            aria-label={`${words.more(rest)}: ${words.moreSkills(rest)}`}
            onClick={(event) => {
              // The button goes, and the focus with it: it stays with the list.
              event.currentTarget.closest('ul')?.setAttribute('tabindex', '-1');
              event.currentTarget.closest('ul')?.focus();
              setAll(true);
            }}
            className="min-h-7 cursor-pointer rounded-sm px-1.5 text-xs font-medium text-ink-soft hover:text-accent pointer-coarse:min-h-11"
          >
            {words.more(rest)}
          </button>
        </li>
      )}
    </ul>
  );
}
