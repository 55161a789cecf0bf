import tokens from '../../styles/tokens.css?raw';
import { colourPairs } from './colour-pairs.ts';
import { coloursIn, contrastOf } from './contrast.ts';

const colours = coloursIn(tokens);

/** The names and values of the tokens of a kind, as their file has them. */
const tokensOf = (kind: string): [name: string, value: string][] =>
  [...tokens.matchAll(new RegExp(`--(${kind}-[a-z0-9]+): ([^;]+);`, 'g'))].map(([, name = '', value = '']) => [
    name,
    value,
  ]);

function Swatches() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3">
      {[...colours.keys()].map((name) => (
        <li key={name} className="grid gap-1 text-xs">
          <span className="h-11 rounded-md border border-rule" style={{ background: `var(--color-${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

function Contrasts({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
      {colourPairs.map(({ front, ground, least }) => {
        const [one, other] = [colours.get(front), colours.get(ground)];
        const contrast = one && other ? contrastOf(one[theme], other[theme]) : 0;
        return (
          <li
            key={`${front} ${ground}`}
            className="grid rounded-sm border border-rule px-2 py-1.5 text-xs"
            style={{ background: `var(--color-${ground})` }}
          >
            <span style={{ color: least === 3 ? 'var(--color-ink)' : `var(--color-${front})` }}>
              {front} on {ground}
            </span>
            <span
              className="figures"
              style={{ color: ground === 'ink' ? 'var(--color-paper)' : `var(--color-${least === 3 ? 'ink' : front})` }}
            >
              {contrast.toFixed(1)} : 1{contrast < least && ' — too low'}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function TypeScale() {
  const sizes = tokensOf('text');
  return (
    <ul className="grid gap-3">
      {sizes.map(([name, value]) => (
        <li key={name} className="min-w-0">
          <p className="text-xs text-ink-faint">
            {name} · {value}
          </p>
          <p
            className="font-serif font-medium break-words"
            style={{ fontSize: `var(--${name})`, lineHeight: `var(--${name}--line-height)` }}
          >
            A good editor at your side
          </p>
          <p style={{ fontSize: `var(--${name})`, lineHeight: `var(--${name}--line-height)` }} className="break-words">
            Managed 3 stores
          </p>
        </li>
      ))}
      <li className="font-mono text-sm">JetBrains Mono, for figures in tables: 0123456789</li>
    </ul>
  );
}

export function Shapes() {
  return (
    <div className="grid gap-6">
      <ul className="flex flex-wrap items-end gap-4 text-xs text-ink-faint">
        {[1, 2, 3, 5, 7, 10, 16].map((steps) => (
          <li key={steps} className="grid justify-items-start gap-1">
            <span className="h-4 bg-accent" style={{ width: `calc(var(--spacing) * ${steps})` }} />
            {steps * 4} px
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-4 text-xs text-ink-faint">
        {tokensOf('radius').map(([name, value]) => (
          <li key={name} className="grid justify-items-start gap-1">
            <span className="h-12 w-20 border border-edge bg-sheet" style={{ borderRadius: `var(--${name})` }} />
            {name} · {value}
          </li>
        ))}
        <li className="grid justify-items-start gap-1">
          <span className="h-12 w-20 rounded-md bg-sheet shadow-lifted" />
          shadow-lifted
        </li>
      </ul>
      <ul className="flex flex-wrap gap-4 text-xs text-ink-faint">
        {tokensOf('animate').map(([name, value]) => (
          <li key={name}>
            {name} · {value}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Colours({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div className="grid gap-6">
      <Swatches />
      <Contrasts theme={theme} />
    </div>
  );
}
