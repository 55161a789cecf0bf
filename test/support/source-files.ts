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

/** The imports of a file, with their lines; includes type imports and dynamic imports. */
export const importsOf = (text: string): { line: number; from: string }[] =>
  code(text)
    .split('\n')
    .flatMap((line, index) => {
      const from =
        /^\s*(?:(?:import|export)\b[^'"]*from|\}\s*from|import)\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/.exec(
          line,
        );
      const target = from?.[1] ?? from?.[2];
      return target === undefined ? [] : [{ line: index + 1, from: target }];
    });
