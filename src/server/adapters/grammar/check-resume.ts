import { Dialect, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { readStatements } from '#domain/matching/statements/statements.ts';
import type { ParsedResume } from '#domain/resume/parsed-resume.ts';
import type { GrammarFact } from '#domain/scoring/mistakes/grammar-fact.ts';
import { plausibleMistake } from '#domain/scoring/mistakes/plausible-mistake.ts';

/** Yields after each statement with the mistakes found in it, so that a long resume can be left for others and gone on with. */
export type CheckResume = (parsed: ParsedResume) => AsyncGenerator<GrammarFact[]>;

/** Loads the checker (1 to 3 s, some 300 MB), which supports only English. */
export async function loadChecker(): Promise<CheckResume> {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
  await linter.setup();
  return async function* (parsed) {
    const texts = new Map(parsed.lines.map(({ id, text }) => [id, text]));
    for (const { role, text, lines } of readStatements(parsed)) {
      if (role !== 'sentence' && role !== 'claim') continue;
      const facts: GrammarFact[] = [];
      for (const lint of await linter.lint(text, { language: 'plaintext' })) {
        const quote = lint.get_problem_text();
        const mistake = plausibleMistake({
          kind: lint.lint_kind(),
          quote,
          text,
          start: lint.span().start,
          replacements: lint
            .suggestions()
            .filter((suggestion) => suggestion.kind() === SuggestionKind.Replace)
            .map((suggestion) => suggestion.get_replacement_text()),
        });
        // Words that are on no single line were joined across a line break, and cannot be shown.
        const line = lines.find((id) => texts.get(id)?.includes(quote));
        if (mistake && line !== undefined) facts.push({ line, ...mistake });
      }
      yield facts;
    }
  };
}
