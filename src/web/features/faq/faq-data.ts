import type { PageCopy } from '#copy/copy.ts';
import type { Faq } from '#copy/long-reads/long-read.ts';
import { textParts } from '../long-reads/text-parts.ts';

/** An answer without its links and marks. */
const plainText = (text: string, { contactPage }: PageCopy['siteOperator']): string =>
  textParts(text)
    .map((part) => (part.kind === 'fact' ? contactPage : part.text))
    .join('');

/** The questions for search engines: https://schema.org/FAQPage. */
export const faqData = (faq: Faq, words: PageCopy['siteOperator']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.categories.flatMap(({ questions }) =>
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, words) },
    })),
  ),
});
