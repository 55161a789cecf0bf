import { describe, expect, test } from 'vitest';
import { fitPages, normalFit, type Fit } from './page-fit.ts';

/** A text that needs this many pages at the normal setting, and more or fewer depending on its factors. */
const textOf = (pages: number) => {
  const asked: Fit[] = [];
  const measure = (fit: Fit) => {
    asked.push(fit);
    const needed = pages * fit.type * fit.type * (0.6 + 0.4 * fit.space) * fit.margin;
    const whole = Math.ceil(needed);
    return { pages: whole, lastPage: needed - whole + 1 };
  };
  return { asked, measure };
};

/** A text with a quarter of a second page, which spacing of at most this factor saves. */
const onePageFrom = (space: number) => (fit: Fit) =>
  fit.space <= space ? { pages: 1, lastPage: 0.99 } : { pages: 2, lastPage: 0.25 };

describe('fitting pages', () => {
  test('a text that ends well is set once', () => {
    const { asked, measure } = textOf(1.6);
    expect(fitPages('resume', measure)).toBe(normalFit);
    expect(asked).toHaveLength(1);
  });

  test('a few lines on a last page are pulled in, no more tightly than needed', () => {
    const { measure } = textOf(1.03);
    const fit = fitPages('resume', measure);
    expect(measure(fit).pages).toBe(1);
    expect(fit.type).toBe(1);
  });

  test('a quarter of a page is saved if that needs no squeezing, and left otherwise', () => {
    expect(fitPages('resume', onePageFrom(0.75)).space).toBeLessThanOrEqual(0.75);
    expect(fitPages('resume', onePageFrom(0.65))).toBe(normalFit);
  });

  test('where they cannot be, the last page is filled further', () => {
    const text = textOf(2.19);
    const stiff = (fit: Fit) => (fit.space < 1 ? { pages: 3, lastPage: 0.19 } : text.measure(fit));
    expect(stiff(fitPages('resume', stiff)).lastPage).toBeGreaterThanOrEqual(0.22);
  });

  test('a fourth page is avoided', () => {
    const { measure } = textOf(3.4);
    expect(measure(fitPages('resume', measure)).pages).toBe(3);
  });

  test('a letter goes on one page', () => {
    const { measure } = textOf(1.25);
    expect(measure(fitPages('cover-letter', measure)).pages).toBe(1);
  });

  test('a letter of half a page too much does as well, a resume does not', () => {
    const { measure } = textOf(1.48);
    expect(measure(fitPages('cover-letter', measure)).pages).toBe(1);
    expect(measure(fitPages('resume', measure)).pages).toBe(2);
  });

  test('a short text gets more space, and stays on its page', () => {
    const { measure } = textOf(0.4);
    const fit = fitPages('resume', measure);
    expect(fit.space).toBeGreaterThan(1);
    expect(measure(fit).pages).toBe(1);
  });

  test('a text far too long is not set again and again', () => {
    const { asked, measure } = textOf(30.5);
    expect(fitPages('resume', measure)).toBe(normalFit);
    expect(asked).toHaveLength(1);
  });
});
