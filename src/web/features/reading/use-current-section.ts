import { useEffect, useState } from 'react';

/** The section that is being read: the one that reaches into the upper part of the window. */
export function useCurrentSection(sections: readonly { kind: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new IntersectionObserver(
      (changes) => {
        const entered = changes.find(({ isIntersecting }) => isIntersecting)?.target;
        if (entered) setCurrent(entered.getAttribute('aria-labelledby') ?? undefined);
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
