import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCopy } from '../../copy/use-copy.tsx';
import { Actions } from '../../ui/actions.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SignInGate } from '../account/sign-in-gate.tsx';
import { keepEnhanceWanted } from '../in-hand/enhance-wanted.ts';
import { InlineDiff } from '../../ui/inline-diff.tsx';

/** A line as the product rewords it, with the words it rests on. */
function Example() {
  const { enhanceGate: words, enhancementResult } = useCopy();
  const { parts, evidence, note } = words.example;
  return (
    <Card className="grid content-start gap-4">
      <div>
        <h3 className="text-lg">{words.exampleTitle}</h3>
        <p className="text-sm text-ink-soft">{words.exampleText}</p>
      </div>
      <p className="font-serif text-lg">
        <InlineDiff parts={parts} words={enhancementResult.diff} /> <mark className="marked">{evidence}</mark>
      </p>
      <p className="border-l border-edge pl-3 font-serif text-sm text-ink-soft italic">{note}</p>
    </Card>
  );
}

function Included() {
  const { enhanceGate: words } = useCopy();
  return (
    <div className="grid content-start gap-3">
      <h3 className="text-lg">{words.includesTitle}</h3>
      <ul className="grid gap-2.5">
        {words.includes.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
            <span className="max-w-measure">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For visitors: how to sign in, and what they would get. */
export function EnhanceSignIn() {
  const { enhanceGate: words } = useCopy();
  return (
    <div className="grid gap-10 pt-8">
      <SignInGate
        title={words.signInTitle}
        text={words.signInText}
        other={<Link to={paths.score()}>{words.score}</Link>}
      />
      <div className="grid gap-8 md:grid-cols-2 lg:gap-12">
        <Included />
        <Example />
      </div>
    </div>
  );
}

/** For accounts without the lifetime plan: what it brings and costs, and what is free. */
export function UpgradeGate() {
  const { enhanceGate: words } = useCopy();
  return (
    <div className="grid gap-10 pt-8">
      <section className="grid justify-items-start gap-4 rounded-lg border border-accent bg-accent-wash p-5 sm:p-7">
        <h2 className="text-xl">{words.title}</h2>
        <p className="max-w-measure text-ink-soft">{words.text}</p>
        <Actions>
          <ButtonLink>
            <Link to={paths.checkout({ plan: 'unlimited' })} onClick={() => keepEnhanceWanted(sessionStorage, true)}>
              {words.upgrade}
            </Link>
          </ButtonLink>
          <ButtonLink look="secondary">
            <Link to={paths.score()}>{words.score}</Link>
          </ButtonLink>
        </Actions>
      </section>
      <div className="grid gap-8 md:grid-cols-2 lg:gap-12">
        <Included />
        <Example />
      </div>
    </div>
  );
}
