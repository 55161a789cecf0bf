import { Check, PenLine, X } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

const icons = {
  strength: <Check aria-hidden className="mt-1 size-4 shrink-0 text-band-green" />,
  issue: <X aria-hidden className="mt-1 size-4 shrink-0 text-band-red" />,
  suggestion: <PenLine aria-hidden className="mt-1 size-4 shrink-0 text-accent" />,
};

interface FindingListProps {
  title: string;
  items: string[];
  kind: keyof typeof icons;
}

/** Strengths, weaknesses, or things to do. */
export function FindingList({ title, items, kind }: FindingListProps) {
  if (items.length === 0) return null;
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-2 text-sm">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5">
            {icons[kind]}
            <span className="min-w-0 break-words">{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function KeywordList({ title, keywords }: { title: string; keywords: string[] }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {keywords.map((keyword) => (
          <li key={keyword}>
            <Badge>{keyword}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
