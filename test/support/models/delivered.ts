import type { Tailoring } from '#domain/tailoring/tailoring.ts';
import type { Said } from './worded-people.ts';

/** What came of what a model said. */
export interface Delivered {
  /** Lies of which a trace is in anything that was delivered. */
  lies: string[];
  /** How many were told. */
  told: number;
  honest: number;
  kept: number;
  /** Honest texts that are not in what was delivered, with why. */
  lost: string[];
}

const flat = (text: string): string => text.replace(/[\s\u00ad]+/g, ' ').replace(/(?<=\w)- (?=\w)/g, '');

/** Compares what a model said with all texts that were delivered. */
export function deliveredOf(said: Said, texts: readonly string[], tailoring: Tailoring): Delivered {
  const all = flat(texts.join('\n'));
  const bare = (text: string): string => flat(text).replace(/[.\s]+$/, '');
  const lost = said.honest.filter(({ text }) => !all.includes(bare(text)));
  const why = (text: string): string => {
    const refusal = tailoring.refusals.find(({ proposed }) => proposed.includes(bare(text)));
    return refusal === undefined ? 'left out for the score or the facts' : JSON.stringify(refusal.claims);
  };
  return {
    lies: said.lies.filter(({ marker }) => all.includes(flat(marker))).map(({ kind, text }) => `${kind}: ${text}`),
    told: said.lies.length,
    honest: said.honest.length,
    kept: said.honest.length - lost.length,
    lost: lost.map(({ at, text }) => `${at}: ${text} (${why(text)})`),
  };
}
