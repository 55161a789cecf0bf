/** A number that says how well something is done, as far as the material shows. */
export interface Figure {
  name: string;
  value: number;
  /** Which way is up. */
  better: 'more' | 'less';
  /** How far it may fall without being called a fall: what an unrelated change moves it by. */
  noise: number;
}

/** What measures several figures in one go. The engine knows neither clock nor chance, so the same code gives the same figures. */
export type Measure = () => Figure[] | Promise<Figure[]>;

/** A share in percent. */
export const share = (name: string, part: number, all: number, noise = 0.5): Figure => ({
  name,
  value: all === 0 ? 0 : (100 * part) / all,
  better: 'more',
  noise,
});

/** How many of something that is wanted. */
export const gained = (name: string, value: number, noise: number): Figure => ({ name, value, better: 'more', noise });

/** How many of something that should not be. */
export const lost = (name: string, value: number, noise: number): Figure => ({ name, value, better: 'less', noise });

/** Names a group's figures after it. */
export const within = (group: string, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => ({ ...figure, name: `${group}: ${figure.name}` }));
