/** Whether a text of at least three letters is set in capitals; scripts without them never are. */
export const isCaps = (text: string): boolean => {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
};
