import { Parser } from 'htmlparser2';
import { claimAttribute, filledFacts, pageFactsId, sitePlaceholders, type PageFacts } from '#contract/page-facts.ts';

interface Span {
  start: number;
  end: number;
}

/** Where a page's claims and scripts are; of nested elements, only the outermost. */
function spansOf(html: string): { claims: Span[]; scripts: Span[]; headEnd: number | undefined } {
  const found = { claims: [] as Span[], scripts: [] as Span[], headEnd: undefined as number | undefined };
  const open: { start: number; claim: boolean; script: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push({ start: parser.startIndex, claim: claimAttribute in attributes, script: name === 'script' });
    },
    onclosetag(name) {
      const element = open.pop();
      if (name === 'head') found.headEnd ??= parser.startIndex;
      if (!element) return;
      const span = { start: element.start, end: parser.endIndex + 1 };
      if (element.script) found.scripts.push(span);
      if (element.claim && !open.some(({ claim }) => claim)) found.claims.push(span);
    },
  });
  parser.end(html);
  return found;
}

/** A text without some of its parts, which do not overlap and are in order. */
function cut(text: string, spans: readonly Span[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    kept.push(text.slice(from, start));
    from = end;
  }
  return [...kept, text.slice(from)].join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
/** As React writes a text, so that it finds its own words again. */
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** As JSON within a script element, which `<` might end. */
const jsonIn = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
/** Within a string of structured data. */
const inString = (text: string): string => jsonIn(text).slice(1, -1);

const filled = (html: string, facts: PageFacts, written: (text: string) => string): string => {
  let text = html;
  for (const name of filledFacts) text = text.replaceAll(sitePlaceholders[name], () => written(facts[name]));
  return text;
};

/** Structured data is JSON; everything else of a page is text and attributes. */
function withFacts(html: string, facts: PageFacts): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of spansOf(html).scripts) {
    parts.push(filled(html.slice(from, start), facts, inHtml), filled(html.slice(start, end), facts, inString));
    from = end;
  }
  return [...parts, filled(html.slice(from), facts, inHtml)].join('');
}

/**
 * A prerendered page as this site serves it: with its operator's facts where the build left places for them, without claims that the operator does not
 * make, and with the facts as data for the components, which then find their own words.
 */
export function filledPage(html: string, facts: PageFacts): string {
  const shown = withFacts(facts.claims ? html : cut(html, spansOf(html).claims), facts);
  const { headEnd } = spansOf(shown);
  if (headEnd === undefined) return shown;
  const data = `<script type="application/json" id="${pageFactsId}">${jsonIn(facts)}</script>`;
  return shown.slice(0, headEnd) + data + shown.slice(headEnd);
}
