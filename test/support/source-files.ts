/** A source file, its path relative to the project with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A rule about the code that types cannot see. */
export interface ArchitectureRule {
  name: string;
  /** The lines (from 1) that break it, in a file it applies to. */
  broken(file: SourceFile): number[];
}

/** Comments blanked and lines kept, so that prose about a rule does not break it. */
export const code = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|[^:'"`\\])\/\/[^\n]*/g, (match, before: string | undefined) =>
    match.startsWith('/*') ? match.replace(/[^\n]/g, ' ') : (before ?? ''),
  );

/** What a file imports, with the line it does so on; imports of types and imports on demand included. */
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
