import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { projectRoot } from '#server/root.ts';

/** A rule of the engine, and how its source reads with it switched off. */
export interface Rule {
  /** "src/domain/posting/fields/title.ts:12 /\s*\|.*$/s". */
  name: string;
  kind: 'pattern' | 'predicate' | 'words';
  url: string;
  start: number;
  end: number;
  instead: string;
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json)$/.test(file) && !file.includes('.test.'))
    .map((file) => join(folder, file))
    .toSorted();

/** The rules in a file or a folder below the project: patterns that then match nothing, predicates that say no, groups of words that are empty. */
export function rulesIn(path: string): Rule[] {
  const whole = join(projectRoot(), path);
  const files = /\.(?:ts|json)$/.test(path) ? [whole] : sourcesIn(whole);
  return files.flatMap((file) => (file.endsWith('.json') ? groupsOf(file) : rulesOf(file)));
}

const shortened = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 70);

function rulesOf(file: string): Rule[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Rule[] = [];
  const add = (kind: Rule['kind'], from: ts.Node, at: { start: number; end: number }, instead: string): void => {
    const line = source.getLineAndCharacterOfPosition(from.getStart()).line + 1;
    const name = `${relative(projectRoot(), file)}:${line} ${shortened(from.getText())}`;
    found.push({ name, kind, url: pathToFileURL(file).href, ...at, instead });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const flags = node.text.slice(node.text.lastIndexOf('/') + 1);
      add('pattern', node, { start: node.getStart(), end: node.end }, `/(?!)/${flags}`);
    }
    if ((ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) && node.body && saysYesOrNo(node)) {
      const { body } = node;
      const instead = ts.isBlock(body) ? `{ return false; ${body.getText().slice(1)}` : 'false';
      add('predicate', node, { start: body.getStart(), end: body.end }, instead);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const saysYesOrNo = ({ type }: ts.SignatureDeclaration): boolean =>
  type !== undefined && (type.kind === ts.SyntaxKind.BooleanKeyword || ts.isTypePredicateNode(type));

const listOfStrings = /^\[(?:"(?:[^"\\]|\\.)*"|[^"\]])*\]/;

/** The groups of a table of words. */
function groupsOf(file: string): Rule[] {
  const text = readFileSync(file, 'utf8');
  const { entries, about } = JSON.parse(text) as { entries?: Record<string, unknown>; about?: string };
  if (!entries) return [];
  // No alternatives at all would match everything.
  const instead = /regular expression/.test(about ?? '') ? '["(?!)"]' : '[]';
  return Object.entries(entries).flatMap(([group, words]): Rule[] => {
    if (!Array.isArray(words) || words.length === 0) return [];
    const key = text.indexOf(`${JSON.stringify(group)}: [`, text.indexOf('"entries"'));
    const start = text.indexOf('[', key);
    if (key < 0) return [];
    const end = start + (listOfStrings.exec(text.slice(start))?.[0].length ?? 0);
    const name = `${relative(projectRoot(), file)} "${group}" (${words.length})`;
    return [{ name, kind: 'words', url: pathToFileURL(file).href, start, end, instead }];
  });
}
