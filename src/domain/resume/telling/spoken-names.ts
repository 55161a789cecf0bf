import { unshouted } from './quiet-names.ts';
import { titleScore } from '../entries/roles.ts';

const readable = (text: string): string | undefined =>
  text.length > 1 && text.length <= 60 && !/[{}<>=|#]|\.com\b|https?:/.test(text) ? text : undefined;

/** The ad's title as one says it: without place, hours and brackets at its end. Undefined when it does not read like a title. */
export const spokenRole = (title: string): string | undefined => {
  const role = readable(
    (
      title
        .replace(/^.*\bapplication for\s+/i, '')
        .replace(/\sjob in\s.*$/i, '')
        .split(/:\s|\s[-–|]\s?|(?<=\S)[-–]\s(?!(?:und|oder|bzw)\b)|\s?\(|\s@\s/)[0] ?? ''
    )
      .replace(/[\s,;:-]+$/, '')
      .trim(),
  );
  return role === undefined ? undefined : unshouted(role.replace(/ in [A-Z]{3,}.*$/, ''));
};

/** The employer's name without the number that job boards put before it. */
export const spokenEmployer = (name: string | undefined): string | undefined =>
  name === undefined ||
  !/^[\p{Lu}\p{Lo}\p{Nd}]|^\p{Ll}+\p{Lu}/u.test(name.trim()) ||
  /^\p{L}\.\p{L}?\.?$/u.test(name.trim())
    ? undefined
    : readable(name.replace(/^\d+\s*[-–]\s*/, '').trim());

/**
 * A position's title as a sentence can use it, without the place, department or employer that is written behind it; undefined for text that is not a title.
 */
export const spokenTitle = (title: string | undefined): string | undefined => {
  const [first = ''] = (title ?? '').split(/\s[-–—]\s|\s?[|(),:;/•]|\s@\s|\sat\s/);
  const spoken = first.trim();
  return spoken.length <= 48 && /^\p{Lu}/u.test(spoken) && titleScore(spoken) >= 1.5 ? unshouted(spoken) : undefined;
};

const standIns =
  /^(?:freelanc|self[- ]?employ|various|confidential|company name|n\/a|independent\b|contract|private|(?:company|employer|university|college|school)$)/i;

/** "Set-up an additional company in": words of a sentence, not a name. */
const isPhrase = (name: string): boolean =>
  / (?:a|an|as|at|by|for|from|in|of|on|the|to|with)$/.test(name) ||
  (
    name.match(
      /(?<=\s)(?!(?:and|at|da|de|del|der|di|do|du|e|et|for|für|la|le|of|on|the|und|van|von|y)\s)\p{Ll}{2,}(?=\s|$)/gu,
    ) ?? []
  ).length >= 2;

/** An employer's, school's or project's name as a sentence can use it; undefined if it is not one. */
export function spokenName(written: string | undefined): string | undefined {
  // Text after a dash is a place or a department: "Contoso - Lyon".
  const name = written?.split(/\s[-–—]\s/)[0]?.trim();
  return name !== undefined &&
    name.length > 1 &&
    name.length <= 60 &&
    !standIns.test(name) &&
    !isPhrase(name) &&
    !/\s,|[^\p{L}\p{M}\p{Nd}\s&.,'’()/+!-]|company name/iu.test(name) &&
    /^[\p{Lu}\p{Lo}\p{N}]|^\p{Ll}+\p{Lu}/u.test(name)
    ? name
    : undefined;
}
