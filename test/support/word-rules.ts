import ts from 'typescript';
import { wideFiles, wordyFiles } from './files-to-fix.ts';
import { code, type ArchitectureRule, type SourceFile } from './source-files.ts';

/** The longest text allowed in the domain's code: longer ones are word tables. */
const longestText = 400;
/** The most words in a list or a record. */
const mostWords = 24;
/** The most alternatives of a pattern: more are a word table. */
const mostAlternatives = 40;
/** The maximum width of a line. */
const widest = 160;
/** The most lines of code in a file, not counting comments and empty lines. */
const longestFile = 300;

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);

/** The texts of a list or a record, including those of lists and records in it; none where it contains anything else. */
function wordsIn(node: ts.Node): number {
  if (isText(node)) return 1;
  const parts = partsOf(node);
  const words = parts?.map(wordsIn) ?? [];
  return words.includes(0) ? 0 : sum(words);
}

function partsOf(node: ts.Node): readonly ts.Node[] | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.map((each) => (ts.isPropertyAssignment(each) ? each.initializer : each));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const alternativesIn = (pattern: string): number => pattern.split('|').length;

/** A list of names that types are derived from (`['a', 'b'] as const`) is part of the program. */
const isNames = (node: ts.Node): boolean =>
  ts.isAsExpression(node.parent) && node.parent.getText().endsWith('as const');

/** Whether a text is split into words: `'one two'.split(' ')`. */
const isCut = ({ parent }: ts.Node): boolean => ts.isPropertyAccessExpression(parent) && parent.name.text === 'split';

function isWordTable(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return alternativesIn(node.text) > mostAlternatives;
  if (isText(node))
    return (
      node.text.length > longestText ||
      alternativesIn(node.text) > mostAlternatives ||
      (isCut(node) && node.text.split(/[\s,|]+/).length > mostWords)
    );
  return (
    (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) &&
    !isNames(node) &&
    wordsIn(node) > mostWords
  );
}

/** The lines of word tables in a file. */
export function wordTablesIn({ path, text }: SourceFile): number[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isWordTable(node)) lines.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  return lines;
}

/** Lines that are too wide. */
export const wideLinesIn = ({ text }: SourceFile): number[] =>
  text.split('\n').flatMap((line, at) => (line.length > widest ? [at + 1] : []));

export const wordRules: ArchitectureRule[] = [
  {
    name: 'human words are in tables under domain/words, not in the code of the domain',
    broken: (file) =>
      !file.path.startsWith('src/domain/') || file.path.endsWith('.test.ts') || wordyFiles.includes(file.path)
        ? []
        : wordTablesIn(file),
  },
  {
    name: 'no line is wider than 160 columns',
    broken: (file) => (wideFiles.includes(file.path) ? [] : wideLinesIn(file)),
  },
  {
    name: 'no file has more than 300 lines of code',
    broken: ({ text }) => {
      const lines = code(text)
        .split('\n')
        .flatMap((line, at) => (line.trim() === '' ? [] : [at + 1]));
      return lines.slice(longestFile, longestFile + 1);
    },
  },
];
