import ts from 'typescript';

/** A source file, its path relative to the project with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A rule about the code that the type checker cannot enforce. */
export interface ArchitectureRule {
  name: string;
  /** The lines (from 1) that break it, in a file it applies to. */
  broken(file: SourceFile): number[];
}

/** Blanks comments and keeps the lines, so that prose about a rule does not break it. */
export const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/[^\n]*/g, (match, before: string | undefined) =>
    match.startsWith('/*') ? match.replace(/[^\n]/g, ' ') : (before ?? ''),
  );

/** What a file imports, with the line of the name; imports of types and imports on demand included. */
export const importsOf = (text: string): { line: number; from: string }[] =>
  ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName, pos }) => ({ line: text.slice(0, pos).split('\n').length, from: fileName }));
