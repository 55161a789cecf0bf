import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ToastProvider } from '../../ui/toast.tsx';
import { TooltipProvider } from '../../ui/tooltip.tsx';
import { colourPairs } from './colour-pairs.ts';
import { coloursIn, contrastOf } from './contrast.ts';
import StyleguidePage from './styleguide-page.tsx';

const here = import.meta.dirname;
const ui = join(here, '../../ui');
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const componentsIn = (text: string) => [...text.matchAll(/^export function ([A-Z]\w*)/gm)].map(([, name = '']) => name);

const primitives = readdirSync(ui)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ name: basename(file, '.tsx'), components: componentsIn(read(ui, file)) }))
  .filter(({ components }) => components.length > 0);

const examples = readdirSync(here)
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => read(here, file))
  .join('\n');

const markup = renderToStaticMarkup(
  <TooltipProvider>
    <ToastProvider region="Notifications" label="Notification" close="Close">
      <StyleguidePage />
    </ToastProvider>
  </TooltipProvider>,
);

describe.each(primitives)('$name', ({ name, components }) => {
  test('has its part on the style guide', () => {
    expect(markup).toContain(`data-primitive="${name}"`);
  });

  // Providers are around the whole page.
  test.each(components.filter((component) => !component.endsWith('Provider')))('%s is shown', (component) => {
    expect(examples).toMatch(new RegExp(`<${component}\\b`));
  });
});

describe('contrast', () => {
  test('is that of WCAG: 21 for black on white, 1 for a colour on itself, 4.54 for #767676 on white', () => {
    const grey = (lightness: number) => ({ lightness, chroma: 0, hue: 0 });
    expect(contrastOf(grey(0), grey(1))).toBeCloseTo(21, 1);
    expect(contrastOf(grey(0.5), grey(0.5))).toBe(1);
    expect(contrastOf(grey(0.5659), grey(1))).toBeCloseTo(4.54, 1);
  });

  const colours = coloursIn(read(join(here, '../../styles'), 'tokens.css'));

  test.each(colourPairs)('$front on $ground is at least $least in both themes', ({ front, ground, least }) => {
    const [one, other] = [colours.get(front), colours.get(ground)];
    if (!one || !other) throw new Error(`There is no colour ${one ? ground : front}.`);
    expect(contrastOf(one.light, other.light)).toBeGreaterThanOrEqual(least);
    expect(contrastOf(one.dark, other.dark)).toBeGreaterThanOrEqual(least);
  });
});
