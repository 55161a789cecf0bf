import { unsupportedClaim, type ClaimCheck } from '../evidence/checked-sentence.ts';
import { languagesIn } from '../words/spoken-languages.ts';

const sameLanguage = (a: string, b: string): boolean => a.slice(0, 4) === b.slice(0, 4);

/** A language must be one of the resume's, and spoken no better than the resume has it. */
export const checkLanguages: ClaimCheck = (statement) => {
  if (
    statement.cited ||
    statement.addressing ||
    (statement.header && statement.entry !== undefined && statement.entry.section !== 'languages')
  )
    return { checked: 0, unsupported: [] };
  const claimed = languagesIn(statement.claimed).filter(({ level }) => level !== undefined);
  if (claimed.length === 0) return { checked: 0, unsupported: [] };
  const known = statement.base.spoken();
  const unsupported = claimed.flatMap(({ name, level = 0, start, end }) => {
    const own = known.filter((each) => sameLanguage(each.name, name));
    const best = Math.max(0, ...own.map((each) => each.level ?? 0));
    if (best >= level) return [];
    return [
      unsupportedClaim(statement, 'skill', statement.claimed.slice(start, end), own.length > 0 ? 'changed' : 'absent'),
    ];
  });
  return { checked: claimed.length, unsupported };
};
