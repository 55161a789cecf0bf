/** The title of a page, within a `group/page`: where a result is shown (`data-result`), it steps back and makes room. */
export const pageTitle =
  'text-2xl group-has-data-result/page:font-sans group-has-data-result/page:text-sm group-has-data-result/page:text-ink-faint';
