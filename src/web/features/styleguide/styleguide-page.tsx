import type { ReactNode } from 'react';
import { actions } from './actions.tsx';
import { feedback } from './feedback.tsx';
import { inputs } from './inputs.tsx';
import { proofreading } from './proofreading.tsx';
import type { Specimen } from './specimen.tsx';
import { structure } from './structure.tsx';
import { Colours, Shapes, TypeScale } from './tokens-part.tsx';
import { useShownStates } from './use-shown-states.ts';

const parts: readonly { name: string; specimens: readonly Specimen[] }[] = [
  { name: 'Actions', specimens: actions },
  { name: 'Inputs', specimens: inputs },
  { name: 'Feedback', specimens: feedback },
  { name: 'Structure', specimens: structure },
  { name: 'Proofreading', specimens: proofreading },
];

const themes = ['light', 'dark'] as const;

/** The same in both themes: `light-dark()` follows the colour scheme of its element. */
function Themed({ children }: { children: (theme: (typeof themes)[number]) => ReactNode }) {
  return (
    <div className="grid border border-rule lg:grid-cols-2">
      {themes.map((theme) => (
        <div
          key={theme}
          data-panel={theme}
          className="min-w-0 bg-paper p-4 text-ink sm:p-6"
          style={{ colorScheme: theme }}
        >
          {children(theme)}
        </div>
      ))}
    </div>
  );
}

function Part({ id, title, text, children }: { id: string; title: string; text?: string; children: ReactNode }) {
  return (
    <section id={id} data-primitive={id} className="grid gap-3">
      <div>
        <h3 className="text-lg">{title}</h3>
        {text !== undefined && <p className="text-sm text-ink-soft">{text}</p>}
      </div>
      {children}
    </section>
  );
}

export const meta = () => [{ title: 'Style guide' }];

/** Every primitive in all its states, in both themes. In development only: the production build has no such address. */
export default function StyleguidePage() {
  useShownStates();
  return (
    <main id="content" className="mx-auto grid max-w-[100rem] gap-14 px-4 py-10 sm:px-8">
      <header className="grid gap-3">
        <h1 className="text-2xl">Style guide</h1>
        <p className="max-w-measure text-ink-soft">
          What pages are built from, each file of src/web/ui in all its states. Pages use the tokens and these, and
          nothing else.
        </p>
        <ul className="flex flex-wrap gap-x-4 text-sm">
          {parts.flatMap(({ specimens }) =>
            specimens.map(({ primitive }) => (
              <li key={primitive}>
                <a className="inline-block py-1 text-accent underline-offset-4 hover:underline" href={`#${primitive}`}>
                  {primitive}
                </a>
              </li>
            )),
          )}
        </ul>
      </header>
      <section className="grid gap-8">
        <h2 className="text-xl">Tokens</h2>
        <Part id="colours" title="Colours, with the contrast of each pair that is used">
          <Themed>{(theme) => <Colours theme={theme} />}</Themed>
        </Part>
        <Part id="type" title="Type">
          <TypeScale />
        </Part>
        <Part id="shapes" title="Space, corners, shadow, motion">
          <Themed>{() => <Shapes />}</Themed>
        </Part>
      </section>
      {parts.map(({ name, specimens }) => (
        <section key={name} className="grid gap-8">
          <h2 className="text-xl">{name}</h2>
          {specimens.map(({ primitive, text, Example }) => (
            <Part key={primitive} id={primitive} title={primitive} text={text}>
              <Themed>{() => <Example />}</Themed>
            </Part>
          ))}
        </section>
      ))}
    </main>
  );
}
