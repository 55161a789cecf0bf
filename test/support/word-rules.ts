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

/** The words of a list or a record, those of lists, records and calls in it included; nothing where anything else is among them. */
function wordsIn(node: ts.Node): number | undefined {
  if (isText(node)) return alternativesIn(node.text);
  if (ts.isNumericLiteral(node)) return 0;
  // What a call is given may be names; alternatives are words.
  if (ts.isCallExpression(node) && node.arguments.some(isAlternatives)) return sum(node.arguments.map(wordsIn));
  return sum(partsOf(node)?.map(wordsIn) ?? [undefined]);
}

const isAlternatives = (node: ts.Node): boolean => isText(node) && alternativesIn(node.text) > 1;

function partsOf(node: ts.Node): readonly ts.Node[] | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return node.properties.map((each) => (ts.isPropertyAssignment(each) ? each.initializer : each));
}

const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce((all, each) => (all === undefined || each === undefined ? undefined : all + each), 0);

const alternativesIn = (pattern: string): number => pattern.split('|').length;

/** A list of names that types are derived from (`['a', 'b'] as const`) is part of the program. */
const isNames = (node: ts.Node): boolean =>
  ts.isAsExpression(node.parent) && node.parent.getText().endsWith('as const');

/** Whether a text is split into words: `'one two'.split(' ')`. */
const isCut = ({ parent }: ts.Node): boolean => ts.isPropertyAccessExpression(parent) && parent.name.text === 'split';

/** Whether a node is texts put together by `+`. */
const isTexts = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && [node.left, node.right].every((side) => isText(side) || isTexts(side));

const joined = (node: ts.Node): string =>
  ts.isBinaryExpression(node) ? joined(node.left) + joined(node.right) : isText(node) ? node.text : '';

function isWordTable(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return alternativesIn(node.text) > mostAlternatives;
  if (isText(node))
    return (
      node.text.length > longestText ||
      alternativesIn(node.text) > mostAlternatives ||
      (isCut(node) && node.text.split(/[\s,|]+/).length > mostWords)
    );
  if (isTexts(node)) return alternativesIn(joined(node)) > mostAlternatives;
  return (
    (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) &&
    !isNames(node) &&
    (wordsIn(node) ?? 0) > mostWords
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
