import { isListOfLines } from '../data-export.ts';
import { pageSection } from './page-headings.ts';
import { periodOf } from './period.ts';

/** Lines of work typed under a position's dates, each with a bullet where each tells a thing: as paragraphs they would be read as one sentence. */
export function statementsApart(lines: readonly string[]): string[] {
  const marked = [...lines];
  let inWork = false;
  for (const [at, line] of lines.entries()) {
    inWork = line === '' ? inWork : (pageSectionOf(line) ?? inWork);
    if (!inWork || periodOf(line)?.startDate === undefined) continue;
    const length = lines.slice(at + 1).findIndex(endsStatements);
    const told = lines.slice(at + 1, length < 0 ? undefined : at + 1 + length);
    if (isListOfLines(told) && !told.some((text) => bullet.test(text)))
      marked.splice(at + 1, told.length, ...told.map((text) => `• ${text}`));
  }
  return marked;
}

const bullet = /^[-–•*▪●]/;

/** Whether a heading begins the work; undefined for a line that is no heading. */
const pageSectionOf = (line: string): boolean | undefined => {
  const section = line.length <= 40 ? pageSection(line) : undefined;
  return section === undefined ? undefined : section === 'work';
};

const endsStatements = (line: string, at: number, rest: readonly string[]): boolean =>
  line === '' ||
  pageSectionOf(line) !== undefined ||
  // Without an empty line between, the next position's dates tell where it is: its head is not told apart from a line of work.
  rest.slice(at, at + 4).some((text) => periodOf(text) !== undefined);
