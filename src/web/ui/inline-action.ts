/** The class of a button that is words of a sentence. */
export const inlineAction =
  'cursor-pointer rounded-sm font-medium text-ink underline decoration-edge underline-offset-4 hover:text-accent ' +
  'pointer-coarse:min-h-11';
