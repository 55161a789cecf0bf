/** Factors that a document's type size, spacing and margins are scaled by, so that its text ends well on its last page. */
export interface Fit {
  type: number;
  space: number;
  margin: number;
}

/** The result of setting a document: its pages, and how far down the last one is filled, from 0 to 1. */
export interface Outcome {
  pages: number;
  lastPage: number;
}

export const normalFit: Fit = { type: 1, space: 1, margin: 1 };
const airyFits: Fit[] = [
  { type: 1.06, space: 1.45, margin: 1.1 },
  { type: 1.04, space: 1.25, margin: 1.05 },
];
const tighterFits: Fit[] = [
  { type: 1, space: 0.92, margin: 0.98 },
  { type: 0.985, space: 0.86, margin: 0.96 },
  { type: 0.96, space: 0.74, margin: 0.9 },
  { type: 0.94, space: 0.62, margin: 0.84 },
];
/** A letter goes on one page, whatever it takes; its type starts larger than a resume's. */
const tightestFits: Fit[] = [
  { type: 0.9, space: 0.55, margin: 0.8 },
  { type: 0.85, space: 0.4, margin: 0.7 },
];
const looserFits: Fit[] = [
  { type: 1.015, space: 1.12, margin: 1.03 },
  { type: 1.03, space: 1.25, margin: 1.06 },
];

/** A last page that's less full than this looks like a mistake. */
const wellFilled = 0.22;
/** A last page that's less full than this is better avoided, if nothing has to be squeezed for it. */
const betterSaved = 0.38;
/** How many of the tighter factors do not look squeezed. */
const unsqueezed = 3;
/** A single page that's less full than this looks unfinished, so it can be set more generously. */
const halfEmpty = 0.66;
/** Nobody reads a fourth page, so type gets smaller before there is one. */
const mostPages = 3;
/** The most pages of text that the tightest factors can fit on one page. */
const mostGained = 1.7;

/**
 * Finds the factors for a document. `measure` sets it with given factors and returns the result. It's called as rarely as possible, since each call
 * sets the whole document. A letter goes on one page if possible.
 */
export function fitPages(kind: 'resume' | 'cover-letter', measure: (fit: Fit) => Outcome): Fit {
  const { pages, lastPage } = measure(normalFit);
  if (pages === 1) {
    return lastPage < halfEmpty ? (airyFits.find((fit) => measure(fit).pages === 1) ?? normalFit) : normalFit;
  }
  const wanted = kind === 'cover-letter' ? 1 : Math.min(pages, mostPages);
  if (wanted === pages && lastPage >= betterSaved) return normalFit;
  const wellEnough = wanted === pages && lastPage >= wellFilled;
  const target = wanted < pages ? wanted : pages - 1;
  // A text that's far too long stays too long. Confirming that isn't worth setting it again.
  const hopeless = pages - 1 + lastPage > target * mostGained;
  const letterFits = kind === 'cover-letter' ? [...tighterFits, ...tightestFits] : tighterFits;
  const candidates = hopeless ? [] : wellEnough ? tighterFits.slice(0, unsqueezed) : letterFits;
  const tighter = candidates.find((fit) => measure(fit).pages <= target);
  if (tighter !== undefined || lastPage >= wellFilled) return tighter ?? normalFit;
  const looser = looserFits.find((fit) => {
    const outcome = measure(fit);
    return outcome.pages === pages && outcome.lastPage >= wellFilled;
  });
  return looser ?? normalFit;
}
