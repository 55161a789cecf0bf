/** What a person typed, for boards that know neither quotes nor a leading minus. */
export interface SearchWords {
  wanted: string;
  /** What was typed with a minus in front, by spaces apart. */
  unwanted: string;
}

/** Takes a search apart: `chef -pastry "head chef"` wants "chef head chef" and not "pastry". */
export function searchWords(text: string): SearchWords {
  const words = text
    .replaceAll(/["“”„]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isUnwanted = (word: string) => /^-[\p{L}\d]/u.test(word);
  return {
    wanted: words.filter((word) => !isUnwanted(word)).join(' '),
    unwanted: words
      .filter(isUnwanted)
      .map((word) => word.slice(1))
      .join(' '),
  };
}
