/** A line of a Markdown text without its marks, and what the marks meant. */
export interface MarkedLine {
  text: string;
  /** From 1; undefined for a line that is no heading. */
  level?: number | undefined;
  /** The whole line is emphasised. */
  bold: boolean;
  /** Its parts, where some are links. */
  links: readonly { text: string; link?: string | undefined }[];
}

const hashed = /^ {0,3}(#{1,6})\s+(\S.*)$/;
const closingHashes = /(?<=\s)#{1,20}$/;
const rule = /^ {0,3}(?:-{3,}|\*{3,}|_{3,}|={3,})\s*$/;
const tableRule = /^\s*\|?(?:\s*:?-{3,}:?\s*\|)+(?:\s*:?-{3,}:?\s*)?$/;
// The length of emphasised text is limited, otherwise the search for the end of unclosed marks would run to the end of the text each time.
const strong = /(\*\*|__)(?=\S)(.{1,400}?)(?<=\S)\1/g;
const emphasis = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_]*[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
const wholeStrong = /^(\*\*|__)(?:(?!\1).)+\1$/;
const link =
  /!?\[([^\][]*)\]\(\s*<?([^\s()<>]+(?:\([^\s()]*\))?)>?(?:\s+"[^"]*")?\s*\)|<((?:https?:|mailto:)[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/g;

const numbered = /^(\s*)\d{1,2}[.)]\s+(?=\S)/;

/** How many headings make a text Markdown: a single mark at the start of a line may mean anything. */
const minHeadings = 2;

/**
 * The lines of a Markdown text (CommonMark's headings, emphasis, lists, links, rules, and tables as GitHub has them), one for each source line, empty ones
 * empty. Undefined for a text that is not Markdown.
 */
export function markdownLines(text: string): MarkedLine[] | undefined {
  const lines = text.split('\n');
  const levels = lines.map((line, index) => levelOf(line, lines[index + 1]));
  if (levels.filter((level) => level !== undefined).length < minHeadings) return undefined;
  return lines.map((line, index) => {
    if (rule.test(line) || tableRule.test(line) || isTableHead(lines, index))
      return { text: '', bold: false, links: [] };
    const heading = hashed.exec(line)?.[2]?.trimEnd().replace(closingHashes, '').trimEnd();
    const content = heading ?? withoutTable(line).replace(numbered, '$1- ');
    const links = linksOf(content);
    const plain = links.map((part) => part.text).join('');
    return { text: plain, level: levels[index], bold: wholeStrong.test(content.trim()), links };
  });
}

function levelOf(line: string, below: string | undefined): number | undefined {
  const signs = hashed.exec(line)?.[1];
  if (signs !== undefined) return signs.length;
  const underlined = line.trim() !== '' && !/^\s*[-*+>|]/.test(line) && !rule.test(line) && below !== undefined;
  if (underlined && /^={3,}\s*$/.test(below)) return 1;
  return underlined && /^-{3,}\s*$/.test(below) ? 2 : undefined;
}

function cellsOf(line: string): string[] | undefined {
  const row = line.trim();
  if (row.length < 3 || !row.startsWith('|') || !row.endsWith('|')) return undefined;
  return row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** The cells of a table row, separated by tabs; a name before its list by a colon. */
function withoutTable(line: string): string {
  const cells = cellsOf(line);
  if (!cells) return line;
  const [label = '', list = ''] = cells;
  const named = cells.length === 2 && label.length <= 30 && /^[^\d,:]+$/.test(label) && list.includes(',');
  return cells.join(named ? ': ' : '\t');
}

/**
 * The names of a table's columns: a word or two each, above more than one row. Anything longer is content that was put in the head because Markdown requires
 * one.
 */
function isTableHead(lines: readonly string[], index: number): boolean {
  const cells = cellsOf(lines[index] ?? '');
  const [below = '', first = '', second = ''] = lines.slice(index + 1, index + 4);
  if (!cells || !tableRule.test(below) || !cellsOf(first) || !cellsOf(second)) return false;
  return cells.every((cell) => /^\p{L}*(?: \p{L}+)?$/u.test(cell));
}

function linksOf(content: string): MarkedLine['links'] {
  const parts: { text: string; link?: string }[] = [];
  let from = 0;
  // Emphasis around or across a link is resolved first: otherwise its marks would be split.
  const bare = content
    .replace(strong, '$2')
    .replace(emphasis, '$2')
    .replace(/`\s+`/g, ', ')
    .replace(/`([^`]+)`/g, '$1');
  for (const found of bare.matchAll(link)) {
    parts.push({ text: unescaped(bare.slice(from, found.index)) });
    const target = found[2] ?? found[3] ?? '';
    const shown = found[1] ?? target.replace(/^mailto:/, '');
    parts.push(found[0].startsWith('!') ? { text: shown } : { text: shown, link: target });
    from = found.index + found[0].length;
  }
  parts.push({ text: unescaped(bare.slice(from)) });
  return parts.filter((part) => part.text !== '');
}

/** Escaped marks, line breaks, quotation marks. */
const unescaped = (text: string): string =>
  text
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/<br\s*\/?>|\\$/gi, ' ')
    .replace(/^\s*>\s?/, '');
