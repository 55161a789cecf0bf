import words from '../../words/resume/languages.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { foldInPlace, plainWords } from '../../language/fold.ts';
import { reading, type Draft } from '../evidence.ts';
import type { JsonResume } from '../json-resume.ts';
import { splitList } from './skills.ts';
import { languageNames } from './language-names.ts';
import type { TextRow } from '../../document/layout/text-row.ts';

type LanguageDraft = Draft<NonNullable<JsonResume['languages']>[number]>;

/** Words for how well a language is spoken; matched against lower case text without accents. */
export const fluencyWords = patternOf(words, 'fluency', 'iu', (any) => String.raw`(?:${any})`);

/** "English: native", "Deutsch (C1)", "Fluent in Spanish", or a language above its level. */
export function readLanguages(rows: readonly TextRow[]): LanguageDraft[] {
  const found: LanguageDraft[] = [];
  const isLevel = (text: string): boolean => fluencyWords.test(foldInPlace(text).toLowerCase());
  for (const row of withBrackets(rows)) {
    const cells = row.pieces.map((piece) => piece.text);
    const chunks =
      cells.length === 2 && isLevel(cells[1] ?? '')
        ? [`${cells[0] ?? ''}: ${cells[1] ?? ''}`]
        : cells.flatMap((cell) => splitChunks(cell));
    for (const chunk of chunks) {
      const inline =
        /^(\p{L}[\p{L} ]*?)\s*(?:[:：·•|–—,-]\s*|\(\s*)(.+?)\)?$/u.exec(chunk) ?? /^(\p{L}+)\s+(.+)$/u.exec(chunk);
      const fluentIn =
        /^(native|fluent|proficient|conversational|basic|bilingual)\s+(?:in\s+)?(?!(?:speaker|level|proficiency|user)$)(\p{L}+)$/iu.exec(
          chunk,
        );
      const last = found.at(-1);
      // After a language's name brackets contain how well it is spoken, in whatever language that is written.
      const bracketed = /^(\p{L}[\p{L}\p{M} '’-]{0,30}?)\s*[（(]([^()（）]{1,60})[）)]$/u.exec(chunk);
      if (bracketed?.[1] && bracketed[2] && !isLevel(bracketed[1]))
        found.push({ language: reading(bracketed[1], row.lines, 0.9), fluency: reading(bracketed[2], row.lines, 0.9) });
      else if (fluentIn?.[1] && fluentIn[2])
        found.push({ language: reading(fluentIn[2], row.lines, 0.9), fluency: reading(fluentIn[1], row.lines, 0.9) });
      else if (inline?.[1] && inline[2] && isLevel(inline[2]) && !isLevel(inline[1]))
        found.push({
          language: reading(inline[1], row.lines, 0.9),
          fluency: reading(closed(inline[2]), row.lines, 0.9),
        });
      else if (inline?.[1] && inline[2] && isLevel(inline[1]) && languageNames.has(plainWords(inline[2])))
        found.push({ language: reading(inline[2], row.lines, 0.9), fluency: reading(inline[1], row.lines, 0.9) });
      else if (isLevel(chunk) && last && !last.fluency) last.fluency = reading(chunk, row.lines, 0.85);
      else if (!isLevel(chunk) && chunk.length <= 40 && /^\p{L}/u.test(chunk))
        found.push({ language: reading(chunk, row.lines, 0.75) });
    }
  }
  return found;
}

/** "intermediate (B2": a level whose own bracket was taken for the one around it. */
const closed = (level: string): string => (level.includes('(') && !level.includes(')') ? `${level})` : level);

/** A level in brackets that was broken off at the line's end, joined to its language again. */
function withBrackets(rows: readonly TextRow[]): TextRow[] {
  const whole: TextRow[] = [];
  for (const row of rows) {
    const above = whole.at(-1);
    const last = above?.pieces.at(-1);
    const goesOn = above && above.text.length <= longestBroken;
    const open = goesOn && (/^[（(]/.test(row.text) || /[（(][^()（）]*$/.test(above.text));
    const [first, ...others] = row.pieces;
    if (!above || !last || !first || !open) {
      whole.push(row);
      continue;
    }
    const joined = { ...last, text: `${last.text} ${first.text}` };
    const pieces = [...above.pieces.slice(0, -1), joined, ...others];
    const text = pieces.map((piece) => piece.text).join('\t');
    whole[whole.length - 1] = { ...above, lines: [...above.lines, ...row.lines], text, pieces };
  }
  return whole;
}

/** A line that is longer than this is none of a list of languages. */
const longestBroken = 1000;

/** Commas part languages, but not a language from its level. */
function splitChunks(text: string): string[] {
  const items = splitList(text.replace(/\s[-–—]\s/g, ': '));
  return items.reduce<string[]>((chunks, item) => {
    const last = chunks.at(-1);
    const folded = foldInPlace(item).toLowerCase();
    if (
      last &&
      fluencyWords.test(folded) &&
      !/[:(]/.test(item) &&
      item.split(' ').length <= 3 &&
      !/^(?:native|fluent|proficient|conversational|basic|bilingual)\s+(?:in\s+)?\p{Lu}/u.test(item)
    )
      chunks[chunks.length - 1] = /[:(]/.test(last) ? `${last}, ${item}` : `${last}: ${item}`;
    else chunks.push(item);
    return chunks;
  }, []);
}
