/** Markdown, markup, placeholders, and characters that nobody sees. */
const notPlain = /\*\*|__|`|^#{1,6}\s|\]\(|<\/?\w+[^>]*>|\[[^\]]*\]|\{\{|[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

/** A model's text on one line, without the bullet that models like to set; nothing where it is not plain. */
export function plainText(written: string, longest: number): string | undefined {
  const text = written
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-*•–]\s+/u, '');
  return text === '' || text.length > longest || notPlain.test(text) ? undefined : text;
}
