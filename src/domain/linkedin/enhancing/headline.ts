import words from '../../words/linkedin-enhancing.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { findSkills } from '../../lexicon/skills/find-skills.ts';
import { quotable } from '../../resume/telling/first-person.ts';
import { spokenName } from '../../resume/telling/spoken-names.ts';
import type { Language } from '../../language/languages.ts';
import { isMeasured } from '../../matching/evidence/quantities.ts';
import { listed } from '../../tailoring/skill-phrases.ts';
import { profileNumbers } from '../profile-checks.ts';
import { bareHeadline } from '../profile-rules.ts';
import type { ProfileChange } from '../enhancement.ts';
import { evidenceFor } from './experience.ts';
import type { DoneLine } from './lines.ts';
import type { Material } from './material.ts';
import { mentions } from './skills.ts';
import type { Told } from './support.ts';

/** LinkedIn's limit. */
export const mostOfHeadline = 220;
const mostNamed = 3;
const mostOfResult = 90;
const separator = ' | ';

/** Phrases that everybody's profile has. */
export const emptyPhrase = patternOf(words, 'empty phrases', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

/** The headline, and what changed: the person's own where it says what they do and are good at. */
export function writeHeadline(material: Material): { text: string; change: ProfileChange | undefined } {
  const own = material.profile.headline?.text.trim() ?? '';
  if (isGood(own, material)) return { text: own, change: undefined };
  const parts = headlineParts(own, material);
  const kept: Told[] = [];
  for (const part of parts) {
    const length = [...kept, part].map(({ text }) => text).join(separator).length;
    if (length <= mostOfHeadline && material.support.supported('headline', part)) kept.push(part);
  }
  const text = kept.map((part) => part.text).join(separator);
  if (text === '' || text === own || (own !== '' && kept.length < 2 && own.length <= mostOfHeadline))
    return { text: own.slice(0, mostOfHeadline), change: undefined };
  return {
    text,
    change: {
      id: 'headline',
      section: 'headline',
      original: own,
      revised: text,
      reasons: kept.flatMap(({ reason }: Told & { reason?: string }) =>
        reason === undefined ? [] : [{ code: reason }],
      ),
      evidence: evidenceFor(kept, material.support),
    },
  };
}

/** It names what its reader searches for, in a few parts, without phrases of everybody's: nobody could better it from outside. */
function isGood(own: string, { skills, target }: Material): boolean {
  const segments = own.split(/\s[|•·]\s/);
  if (own.length < profileNumbers.headline.short || own.length > mostOfHeadline) return false;
  if (bareHeadline.test(own) || emptyPhrase.test(own) || segments.length > 5) return false;
  return (
    findSkills(own).length > 0 ||
    skills.slice(0, 8).some(({ name }) => mentions(own, name)) ||
    target.nearness(own) > 0.8
  );
}

type Part = Told & { reason?: string };

function headlineParts(own: string, material: Material): Part[] {
  const { who, skills, voice, target, profile } = material;
  const base = { from: 'profile' as const };
  const ownLines = profile.headline?.lines ?? [];
  const ownWords = own.split(/\s[|•·]\s/);
  const result = headlineResult(material);
  // Beside an employer's name a result reads as achieved there.
  const isOfOther = result !== undefined && !isOfCurrent(result.line, material);
  const title: Part[] =
    material.title === undefined
      ? studiesPart(material)
      : [
          {
            ...base,
            text: isOfOther ? material.title : titlePart(own, material),
            lines: material.titleLines,
            reason: 'title-first',
          },
        ];
  const isUsed = (name: string): boolean => title.some(({ text }) => mentions(text, name));
  // What the person lists is what they want to be known for; what a line only mentions comes after it.
  const named = skills
    .filter(({ name }) => !isUsed(name) && name.length <= 40)
    .toSorted((a, b) => Number(b.listed) - Number(a.listed))
    .slice(0, mostNamed);
  const specialism: Part[] =
    named.length === 0
      ? []
      : [
          {
            ...base,
            from: named[0]?.from ?? 'profile',
            text: listed(
              named.map(({ name }) => name),
              voice?.and ?? '&',
            ).replace(/ & (?=[^&]*$)/, ' & '),
            lines: named.flatMap(({ lines, from }) => (from === (named[0]?.from ?? 'profile') ? lines : [])),
            checkedAs: named.map(({ name }) => name).join('\n'),
            reason: 'skills-in-headline',
          },
        ];
  const phrase = ownWords
    .slice(1)
    .find(
      (part) =>
        !(isOfOther && who.employer !== '' && part.includes(who.employer)) &&
        part.length >= 12 &&
        part.length <= 70 &&
        ownWords.length <= 4 &&
        !emptyPhrase.test(part) &&
        part.includes(' '),
    );
  const kept: Part[] = phrase === undefined ? [] : [{ ...base, text: phrase, lines: ownLines }];
  const best: Part[] =
    result === undefined
      ? []
      : [
          {
            from: result.line.from,
            entry: result.line.from === 'profile' ? result.line.entry : undefined,
            text: result.text,
            lines: result.line.lines,
            reason: 'result-named',
          },
        ];
  const aim: Part[] =
    voice === undefined || target.isHeld || who.employed
      ? []
      : [
          {
            ...base,
            text: voice.aimShort(target.role),
            checkedAs: voice.aim(target.role, false, false),
            lines: [],
            reason: 'aim-told',
          },
        ];
  return [...title, ...specialism, ...kept, ...aim, ...best];
}

/** The result that a headline has room for: of the position that the title is of where there is one, else the best. */
function headlineResult(material: Material): { line: DoneLine; text: string } | undefined {
  const { results, who } = material;
  const told = [...results.filter(({ text }) => isMeasured(text)), ...results]
    .filter(({ text }) => /(?<![\p{L}\d.])\d/u.test(text))
    .flatMap((line) => {
      const text = shortResult(line.text, who.language);
      return text === undefined ? [] : [{ line, text }];
    });
  return told.find(({ line }) => isOfCurrent(line, material)) ?? told[0];
}

const isOfCurrent = (line: DoneLine, { who }: Material): boolean =>
  line.from === 'profile' ? line.entry === who.entry : spokenName(line.employer) === who.employer;

/** "Data Engineer at Fjordline Analytics" where it stands so, else the title. */
const titlePart = (own: string, { title = '' }: Material): string =>
  bareHeadline.test(own) && own.toLowerCase().startsWith(title.toLowerCase()) && own.length <= 90 ? own : title;

/** What somebody without a title is: of what school and subject. */
function studiesPart({ profile, voice, today }: Material): Part[] {
  const [school] = profile.parsed.resume.education ?? [];
  const subject = school?.area ?? school?.studyType;
  if (voice === undefined || school?.institution === undefined || subject === undefined) return [];
  const isOver = school.endDate !== undefined && school.endDate.slice(0, 4) <= today.slice(0, 4);
  const lines = profile.parsed.evidence['/education/0/institution'] ?? [];
  return [
    {
      from: 'profile',
      text: voice.student(subject, school.institution, isOver),
      checkedAs: voice.studied([school.studyType, school.area].filter(Boolean).join(' in '), school.institution),
      lines,
      reason: 'title-first',
    },
  ];
}

/** A result that fits: the clause with the figure, without how it came about. */
export function shortResult(line: string, language: Language): string | undefined {
  if (language !== 'en') return line.length <= mostOfResult ? line.replace(/\.$/, '') : undefined;
  const whole = quotable(line);
  if (whole === undefined || !/\d/.test(whole)) return undefined;
  const candidates = [
    whole,
    ...[/ by \p{L}+ing\b/u, /, (?:and|with|which|reducing|saving)\b/, / with /, / and \p{L}+ed /u].flatMap((cut) => {
      const at = whole.search(cut);
      return at > 20 ? [whole.slice(0, at)] : [];
    }),
  ];
  return candidates.find((text) => text.length <= mostOfResult && /\d/.test(text));
}
