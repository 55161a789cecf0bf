import { useEffect, useState } from 'react';

/** The section that is being read: the one that reaches into the upper part of the window. */
export function useCurrentSection(sections: readonly { kind: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // Of two that reach into it, the one that begins there.
    const inside = new Set<string | null>();
    const seen = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          inside[isIntersecting ? 'add' : 'delete'](target.getAttribute('aria-labelledby'));
        const last = sections.findLast(({ kind }) => inside.has(kind));
        if (last) setCurrent(last.kind);
      },
      { rootMargin: '-15% 0px -75% 0px' },
    );
    for (const { kind } of sections) {
      const section = document.getElementById(kind)?.closest('section');
      if (section) seen.observe(section);
    }
    return () => seen.disconnect();
  }, [sections]);
  return current;
}
