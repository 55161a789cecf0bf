import type { ReactNode } from 'react';
import { useCopy } from '../../copy/use-copy.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { EnhancementDetails } from './enhancement-details.ts';

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section aria-label={title}>
      <Card className="grid h-full content-start gap-4">
        <div>
          <h3 className="text-lg">{title}</h3>
          <p className="max-w-measure text-sm text-ink-soft">{text}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}

/** What the role calls for but nothing shows. */
export function Missing({ missing }: Pick<EnhancementDetails, 'missing'>) {
  const { enhancementResult: words } = useCopy();
  if (missing.length === 0) return null;
  return (
    <Part title={words.missing} text={words.missingText}>
      <ul className="grid list-disc gap-1.5 pl-5">
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Where profile and resume disagree, line by line. */
export function Contradictions({ contradictions }: Pick<EnhancementDetails, 'contradictions'>) {
  const { enhancementResult: words } = useCopy();
  if (contradictions === null) return <Part title={words.compared} text={words.noResume} />;
  if (contradictions.length === 0) return <Part title={words.compared} text={words.noContradictions} />;
  return (
    <Part title={words.contradictions} text={words.contradictionsText}>
      <ul className="grid gap-5">
        {contradictions.map(({ kind, what, profile, resume }) => (
          <li key={`${kind} ${what} ${profile} ${resume}`} className="grid gap-2 border-l border-edge pl-3">
            <p className="font-medium">{what}</p>
            <dl className="grid gap-3 sm:grid-cols-2 sm:gap-6">
              {[
                { name: words.profileLine, text: profile },
                { name: words.resumeLine, text: resume },
              ].map(({ name, text }) => (
                <div key={name} className="min-w-0">
                  <dt className="text-xs text-ink-faint">{name}</dt>
                  <dd className="break-words">
                    {text === '' ? (
                      <span className="text-ink-faint">{words.noLine}</span>
                    ) : (
                      <span className="font-serif">{text}</span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Wordings that said more than the person's lines show. */
export function Refusals({ refusals }: Pick<EnhancementDetails, 'refusals'>) {
  const { enhancementResult: words } = useCopy();
  if (refusals.length === 0) return null;
  return (
    <Disclosure summary={words.refusals(refusals.length)}>
      <div className="grid max-w-measure gap-4 pt-1">
        <p className="text-ink-soft">{words.refusalsText}</p>
        <ul className="grid gap-4">
          {refusals.map(({ section, proposed, claim }) => (
            <li key={`${section} ${proposed} ${claim}`} className="grid gap-1 border-l border-dashed border-edge pl-3">
              <p className="text-xs text-ink-faint">{words.sections[section]}</p>
              <p className="font-serif text-ink-faint line-through decoration-1">{proposed}</p>
              <p>{words.refusal(claim)}</p>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}
