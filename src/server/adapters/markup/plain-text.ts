import { compile } from 'html-to-text';

/**
 * Text as HTML reads it: paragraphs apart by an empty line, bullets as lines that begin with "- ", nothing of scripts, styles, pictures and addresses of
 * links.
 */
const convert = compile({
  wordwrap: false,
  limits: { maxInputLength: 400_000, maxDepth: 60, ellipsis: '' },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'svg', format: 'skip' },
    { selector: 'script', format: 'skip' },
    { selector: 'style', format: 'skip' },
    { selector: 'template', format: 'skip' },
    { selector: 'noscript', format: 'skip' },
    { selector: 'iframe', format: 'skip' },
    { selector: 'object', format: 'skip' },
    { selector: 'form', format: 'skip' },
    { selector: 'hr', format: 'lineBreak' },
    { selector: 'blockquote', format: 'block' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 },
    })),
    { selector: 'table', format: 'block' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td', format: 'inline' },
  ],
});

/** Tags that ads are written with: in a text that is said to be plain, they still are markup. */
const tagNames =
  'a|article|b|body|br|div|em|font|form|h[1-6]|head|html|i|iframe|img|input|li|link|meta|object|ol|p|script|section|span|strong|style|svg|table|td|tr|u|' +
  'ul|video|audio|embed|base|template|noscript';
const tags = new RegExp(String.raw`</?(?:${tagNames})\b[^<>]*>`, 'i');
const entities = /&(?:[a-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/i;

/** How often a source may have escaped its HTML: Greenhouse does it twice. */
const mostPasses = 4;

/** An ad has hundreds. Elements within elements take the parser a time that grows with the square of their number: from here on tags are only dropped. */
const mostTags = 8_000;

/**
 * A source's text without markup. Texts that were escaped more than once are unescaped as often; what then still looks like a tag that ads use is dropped.
 * Plain text is left as it is unless it contains tags or entities.
 */
export function plainText(text: string, isHtml: boolean): string {
  let plain = text.slice(0, 400_000);
  for (let pass = 0; pass < mostPasses; pass += 1) {
    if (!tags.test(plain) && !entities.test(plain)) return plain;
    if (plain.split('<', mostTags + 1).length > mostTags) break;
    // A plain text's lines are its own; HTML's are not.
    const lines =
      isHtml && pass === 0
        ? plain
        : tags.test(plain) && /<(?:p|br|div|li|ul|h\d)\b/i.test(plain)
          ? plain
          : plain.replaceAll('\n', '<br>');
    plain = convert(lines);
  }
  return plain.replace(new RegExp(tags.source, 'gi'), ' ');
}
