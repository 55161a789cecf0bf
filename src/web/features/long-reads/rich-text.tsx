import { Link } from 'react-router';
import { pagePaths, type PageName } from '#contract/pages.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { paths } from '../../paths.ts';
import { InlineDiff } from '../../ui/inline-diff.tsx';
import { OperatorName, PrivacyEmail, SupportEmail } from './operator-facts.tsx';
import { textParts, type TextPart } from './text-parts.ts';

const facts: Readonly<Record<string, () => React.ReactNode>> = {
  operator: OperatorName,
  support: SupportEmail,
  privacy: PrivacyEmail,
};

const isPage = (name: string): name is PageName => Object.hasOwn(pagePaths, name);

function Part({ part, before }: { part: TextPart; before: TextPart | undefined }) {
  const { diffMarks } = useCopy();
  switch (part.kind) {
    case 'plain':
      return part.text;
    case 'strong':
      return <strong className="font-semibold">{part.text}</strong>;
    case 'evidence':
      return <mark className="marked">{part.text}</mark>;
    case 'deleted':
    case 'inserted':
      return (
        <InlineDiff
          parts={[{ kind: part.kind, text: part.text }]}
          words={diffMarks}
          afterStruck={before?.kind === 'deleted'}
        />
      );
    case 'fact': {
      const Fact = facts[part.text];
      return Fact ? <Fact /> : part.text;
    }
    case 'link':
      return (
        <Link
          to={isPage(part.page) ? paths[part.page]() : `#${part.page.replace('#', '')}`}
          className="text-accent underline underline-offset-2 hover:text-accent-strong"
        >
          {part.text}
        </Link>
      );
  }
}

/** A text of a long read with its links, facts and marks. */
export function RichText({ text }: { text: string }) {
  return textParts(text).map((part, at, parts) => {
    // A text's parts never change, and two may be alike.
    const key = `${at} ${part.kind}`;
    return <Part key={key} part={part} before={parts[at - 1]} />;
  });
}
