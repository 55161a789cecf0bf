import words from '../../words/linkedin-enhancing.json' with { type: 'json' };
import { patternOf } from '../../words/word-table.ts';
import { isQuantified } from '../../matching/evidence/quantities.ts';
import { spokenRole } from '../../resume/telling/spoken-names.ts';
import { listed } from '../../tailoring/skill-phrases.ts';
import type { ProfileChange } from '../enhancement.ts';
import { profileNumbers } from '../profile-checks.ts';
import { isThirdPerson } from '../profile-rules.ts';
import { evidenceFor } from './experience.ts';
import { introducedBy, tellResults } from './about-results.ts';
import type { Material } from './material.ts';
import { readOwnAbout } from './own-about.ts';
import { inSentence, isTool, mentions } from './skills.ts';
import type { Told } from './support.ts';

/** LinkedIn's limit. */
export const mostOfAbout = 2600;

const invited = patternOf(words, 'invitations', 'iu', (any) => String.raw`(?<!\p{L})(?:${any})(?!\p{L})`);

/** Things that About tells, of each at most so many. */
const most = { skills: 5, certificates: 3, languages: 4 } as const;

/** Which part of the text a sentence belongs to. */
type Paragraph = Told[];

/**
 * About: the person's own words first, then who they are and their best result, more results, skills, and where they want to go. Their own text is left alone
 * where it has all that.
 */
export function writeAbout(material: Material): { text: string; change: ProfileChange | undefined } {
  const { profile, voice, support } = material;
  const own = profile.about?.text.trim() ?? '';
  const name = profile.parsed.resume.basics?.name;
  if (voice === undefined) return { text: own.slice(0, mostOfAbout), change: undefined };
  const read = readOwnAbout(
    own,
    name,
    material.who.language,
    (text) => support.refuses({ text, from: 'profile', lines: [] }) === undefined,
  );
  const ownText = read.paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');
  const isLong = ownText.length >= profileNumbers.about.short || (ownText.length >= 200 && read.paragraphs.length > 1);
  const isWhole = isLong && isQuantified(ownText) && !isThirdPerson(own, name);
  const reasons: string[] = [];
  const paragraphs: Paragraph[] = read.paragraphs.map((sentences) =>
    sentences.flatMap((sentence) => ownSentence(sentence, material)),
  );
  const ownParagraphs = new Set(paragraphs);
  const add = (reason: string | undefined, sentences: readonly (Told | undefined)[]): void => {
    const told = sentences.flatMap((each) => each ?? []).flatMap((each) => support.supported('about', each) ?? []);
    if (told.length === 0) return;
    if (reason !== undefined) reasons.push(reason);
    paragraphs.push(told);
  };
  if (read.dropped > 0) reasons.push('empty-phrases');
  if (read.turned) reasons.push('first-person');
  if (!isWhole) {
    const used = ownText;
    const intro = opening(material, used);
    const { first: best } = tellResults(material, used, intro !== undefined, false);
    const merged = intro && best && introducedBy(material, best, used);
    const isMerged = merged !== undefined && support.refuses(merged) === undefined;
    const results = tellResults(material, used, intro !== undefined, isMerged);
    const first = isMerged ? [merged] : [intro, best];
    const before = beforeResult(paragraphs, first, ownText);
    const later = paragraphs.splice(before);
    add(own === '' ? 'about-written' : 'result-early', [first[0], studies(material, used), ...first.slice(1)]);
    paragraphs.push(...later);
    if (results.more.length > 0) add('results-told', results.more);
    add('skills-told', [skillsOf(material, used), languagesOf(material, used), certificatesOf(material, used)]);
  }
  // What the person closes with stays the end.
  const closing =
    !isWhole && invited.test(ownText)
      ? paragraphs.findLastIndex((sentences) => sentences.some((each) => invited.test(each.text)))
      : -1;
  if (closing >= 0) paragraphs.push(...paragraphs.splice(closing, 1));
  const aim = aimOf(material, ownText);
  const invitation = invited.test(ownText) ? undefined : invitationOf(material, aim !== undefined);
  if (aim !== undefined || (!isWhole && invitation !== undefined))
    add(aim === undefined ? 'invitation' : 'aim-told', [aim, invitation]);
  const { text, isCut } = within(paragraphs, ownParagraphs);
  if (isCut) reasons.push('about-cut');
  const plain = (each: string): string => each.replace(/\s+/g, ' ').trim();
  if (plain(text) === plain(own)) return { text: own, change: undefined };
  const told = paragraphs.flat().filter(({ lines }) => lines.length > 0);
  return {
    text,
    change: {
      id: 'about',
      section: 'about',
      original: own,
      revised: text,
      reasons: reasons.map((code) => ({ code })),
      evidence: evidenceFor(told, support),
    },
  };

  function ownSentence(sentence: string, { profile: { about } }: Material): Told[] {
    const told: Told = { text: sentence, from: 'profile', lines: about?.lines ?? [] };
    return [told];
  }
}

/** Before LinkedIn's fold there are about so many characters. */
const fold = 300;

/**
 * After how many of the person's own paragraphs the best result stands: after all of them where it is still read before the fold, else before those that would
 * push it below; their first stays first where it leaves room. What already tells a figure there needs no other.
 */
function beforeResult(paragraphs: readonly Paragraph[], first: readonly (Told | undefined)[], own: string): number {
  if (isQuantified(own.slice(0, fold))) return paragraphs.length;
  let left = fold - first.reduce((sum, told) => sum + (told?.text.length ?? 0) + 1, 0);
  const at = paragraphs.findIndex(
    (sentences) => (left -= sentences.reduce((sum, { text }) => sum + text.length + 1, 1)) < 0,
  );
  return at < 0 ? paragraphs.length : at;
}

const base = (lines: readonly string[] = []): Pick<Told, 'from' | 'lines'> => ({ from: 'profile', lines });

/** Who the person is, unless their own words say it. */
function opening({ voice, title, who, titleLines }: Material, used: string): Told | undefined {
  if (voice === undefined || title === undefined) return undefined;
  if (used.toLowerCase().includes(title.toLowerCase())) return undefined;
  return { ...base(titleLines), entry: undefined, text: voice.opening(title, who.employer, who.employed, who.years) };
}

/** The degree, for somebody at the beginning or without any position. */
function studies({ voice, target, title, profile, today }: Material, used: string): Told | undefined {
  const [school] = profile.parsed.resume.education ?? [];
  if (voice === undefined || school?.institution === undefined || !(target.isEntry || title === undefined))
    return undefined;
  const degree = [school.studyType, school.area].filter(Boolean).join(' in ');
  const isOver = school.endDate !== undefined && school.endDate.padEnd(10, '-12-31') <= today.padEnd(10);
  if (degree === '' || !isOver || used.includes(school.institution)) return undefined;
  return {
    ...base(profile.parsed.evidence['/education/0/institution']),
    text: voice.studied(degree, school.institution),
  };
}

/** Skills that the text does not name yet: tools by themselves, for one works with them. */
function skillsOf({ voice, skills, who }: Material, used: string): Told | undefined {
  const named = skills
    .filter(({ name }) => !mentions(used, name) && name.length <= 40)
    .toSorted((a, b) => Number(b.listed) - Number(a.listed))
    .slice(0, most.skills);
  if (voice === undefined || named.length < 2) return undefined;
  const names = listed(
    inSentence(
      named.map(({ name }) => name),
      who.language,
    ),
    voice.and,
  );
  const from = named[0]?.from ?? 'profile';
  const lines = named.filter((skill) => skill.from === from).flatMap((skill) => skill.lines);
  return {
    from,
    lines,
    text: named.every(({ name }) => isTool(name)) ? voice.tools(names) : voice.skills(names, used !== ''),
  };
}

const little = /element|limited|basic|grund|begrenzt|notion|básic|limitad|débutant|scolaire/i;

/** The languages that the person speaks well, where they are more than one. */
function languagesOf({ voice, profile, who }: Material, used: string): Told | undefined {
  const { languages = [] } = profile.parsed.resume;
  const spoken = languages.flatMap(({ language, fluency = '' }) =>
    language === undefined || little.test(fluency) ? [] : [language],
  );
  if (voice === undefined || spoken.length < 2 || spoken.some((language) => used.includes(language))) return undefined;
  const names = listed(
    spoken
      .slice(0, most.languages)
      .map((name) => (who.language === 'fr' || who.language === 'es' ? name.toLowerCase() : name)),
    voice.and,
  );
  return {
    ...base(languages.flatMap((_, at) => profile.parsed.evidence[`/languages/${at}/language`] ?? [])),
    text: voice.speaks(names),
  };
}

function certificatesOf({ voice, profile }: Material, used: string): Told | undefined {
  const { certificates = [] } = profile.parsed.resume;
  const names = certificates
    .flatMap(({ name }) => (name === undefined || used.includes(name) ? [] : [name]))
    .slice(0, most.certificates);
  if (voice === undefined || names.length === 0) return undefined;
  return {
    ...base(certificates.flatMap((_, at) => profile.parsed.evidence[`/certificates/${at}/name`] ?? [])),
    text: voice.certificates(names.join(', ')),
    asListed: true,
  };
}

/** The role where it was not held: an aim, and worded as one. */
function aimOf({ voice, target, who }: Material, used: string): Told | undefined {
  const role = spokenRole(target.role);
  if (voice === undefined || role === undefined || target.isHeld || used.toLowerCase().includes(role.toLowerCase()))
    return undefined;
  return { ...base(), text: voice.aim(role, who.employed, used !== ''), isAim: true };
}

/** How people are asked to write: after an aim, for that; else for what the text is about. */
const invitationOf = ({ voice, target }: Material, hasAim: boolean): Told | undefined =>
  voice && {
    ...base(),
    text: voice.invitation(
      target.emphasis.includes('leading') || target.emphasis.includes('strategy'),
      target.isEntry,
      hasAim,
    ),
  };

/**
 * As many paragraphs as the field takes. The person's own come before all that was added, of which the last, where the person wants to go, gives way
 * last; their own are cut only where they alone are too long, at the end of a paragraph, or of a sentence where there is no other.
 */
function within(paragraphs: readonly Paragraph[], own: ReadonlySet<Paragraph>): { text: string; isCut: boolean } {
  const kept = [...paragraphs];
  const isTooLong = (): boolean => joined(kept).length > mostOfAbout;
  while (isTooLong()) {
    const added = kept.filter((paragraph) => !own.has(paragraph));
    const least = added.at(-2) ?? added[0];
    if (least === undefined) break;
    kept.splice(kept.indexOf(least), 1);
  }
  const isCut = isTooLong();
  while (isTooLong() && kept.length > 1) kept.pop();
  const [first = []] = kept;
  while (isTooLong() && first.length > 1) {
    first.pop();
  }
  return { text: joined(kept).slice(0, mostOfAbout), isCut };
}

/** Paragraphs apart by a blank line, or by none where only so they fit. */
function joined(paragraphs: readonly Paragraph[]): string {
  const said = paragraphs.map((sentences) => {
    const isList = sentences.some(({ text }) => text.startsWith('• '));
    return sentences.map(({ text }) => text.replace(/\.\.$/, '.')).join(isList ? '\n' : ' ');
  });
  const apart = said.join('\n\n');
  return apart.length > mostOfAbout ? said.join('\n') : apart;
}
