import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
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

const { findAll, getOuterHTML, textContent } = DomUtils;
type Element = ReturnType<typeof findAll>[number];

/** The element and all around it. */
const upwards = (element: Element): Element[] => {
  const { parent } = element;
  return [element, ...(parent && 'attribs' in parent ? upwards(parent) : [])];
};

describe('the parts as people hear them', () => {
  const page = parseDocument(markup);
  const tagged = (...names: string[]) => findAll(({ name }) => names.includes(name), page.children);
  const ids = new Set(findAll(({ attribs }) => 'id' in attribs, page.children).map(({ attribs }) => attribs['id']));
  const labelled = new Set(tagged('label').map(({ attribs }) => attribs['for']));
  const isHidden = (element: Element) =>
    upwards(element).some(({ attribs }) => attribs['aria-hidden'] === 'true' || 'hidden' in attribs);
  const isNamed = (element: Element): boolean => {
    const { attribs } = element;
    const named = attribs['aria-label'] ?? attribs['aria-labelledby'] ?? attribs['alt'] ?? textContent(element).trim();
    return named !== '' || labelled.has(attribs['id']) || upwards(element).some(({ name }) => name === 'label');
  };
  const shown = (element: Element) => getOuterHTML(element).slice(0, 200);

  test('have a name each', () => {
    const parts = tagged('button', 'a', 'input', 'textarea', 'select', 'meter', 'progress', 'img');
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((part) => !isHidden(part) && !isNamed(part)).map(shown)).toEqual([]);
  });

  test('are tied to what is there', () => {
    const ties = ['aria-labelledby', 'aria-describedby', 'for'];
    const loose = findAll(
      ({ attribs }) => ties.some((tie) => (attribs[tie] ?? '').split(' ').some((id) => id !== '' && !ids.has(id))),
      page.children,
    );
    expect(loose.map(shown)).toEqual([]);
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
