import { findSkills } from '../lexicon/skills/find-skills.ts';
import { isQuantified } from '../matching/evidence/quantities.ts';
import type { Statement } from '../matching/statements/statements.ts';
import type { Finding } from '../scoring/evaluation.ts';
import { clamp } from '../scoring/rule.ts';
import { profileNumbers as numbers, type ProfileCheckName, type ProfileFindingCode } from './profile-checks.ts';
import type { LinkedinProfile, ProfilePart } from './read-profile.ts';

/** Something that costs points of a check. */
interface ProfileCost {
  code: ProfileFindingCode;
  /** Out of the check's 100. */
  points: number;
  facts?: Finding['facts'];
  quotes?: Finding['quotes'];
}

/** A check's findings with what each costs; undefined when the profile gives nothing to judge. */
export type ProfileRule = (profile: LinkedinProfile, statements: readonly Statement[]) => ProfileCost[] | undefined;

const quotesOf = (part: ProfilePart): Finding['quotes'] => [{ line: part.lines[0] ?? '', text: firstLine(part.text) }];
const firstLine = (text: string): string => text.split('\n')[0] ?? '';

/** "Nurse at City Hospital": what LinkedIn writes there by default. */
export const bareHeadline = /^[\p{L}\s,./&-]{2,60}\s(?:at|@|bei|chez|en|presso|bij)\s[\p{L}\p{N}\s.,&'-]{2,50}$/u;

const headline: ProfileRule = ({ headline: part }): ProfileCost[] => {
  const { most, short, shortCost, bareCost, plainCost, overCost } = numbers.headline;
  if (!part) return [{ code: 'headline-missing', points: 100, facts: { most } }];
  const { length } = part.text;
  const quotes = quotesOf(part);
  const bare = bareHeadline.test(part.text);
  return [
    { code: 'headline-too-long', points: length > most ? overCost : 0, facts: { length, most }, quotes },
    { code: 'headline-bare', points: bare ? bareCost : 0, facts: { most }, quotes },
    { code: 'headline-short', points: !bare && length < short ? shortCost : 0, facts: { length, most }, quotes },
    {
      code: 'headline-plain',
      points: findSkills(part.text).length === 0 ? plainCost : 0,
      facts: { most },
      quotes,
    },
  ];
};

/** About is written in the first person: the name or "he is" in its first words shows that it is not. */
export const isThirdPerson = (text: string, name: string | undefined): boolean => {
  const start = text.slice(0, 160).toLowerCase();
  const first = name?.split(/\s+/)[0]?.toLowerCase();
  return (
    !/\b(?:i|i'm|i’m|my|me|we|ich|je|yo|mi|io)\b/.test(start) &&
    (/^(?:he|she|they)\s/.test(start) || (first !== undefined && start.startsWith(`${first} `)))
  );
};

const about: ProfileRule = ({ about: part, parsed }): ProfileCost[] => {
  const { most, short, overCost, thirdPersonCost, shortFloor } = numbers.about;
  if (!part) return [{ code: 'about-missing', points: 100, facts: { most } }];
  const { length } = part.text;
  const quotes = quotesOf(part);
  const shortCost = length < short ? (100 - shortFloor) * (1 - length / short) : 0;
  return [
    { code: 'about-too-long', points: length > most ? overCost : 0, facts: { length, most }, quotes },
    { code: 'about-short', points: shortCost, facts: { length, short, most }, quotes },
    {
      code: 'about-third-person',
      points: isThirdPerson(part.text, parsed.resume.basics?.name) ? thirdPersonCost : 0,
      quotes,
    },
  ];
};

const skillsOf = ({ parsed }: LinkedinProfile): string[] => [
  ...new Set(
    (parsed.resume.skills ?? []).flatMap(({ name, keywords }) => (keywords?.length ? keywords : (name ?? []))),
  ),
];

const profileSkills: ProfileRule = (profile): ProfileCost[] => {
  const { wanted, most, overCost } = numbers.skills;
  const count = skillsOf(profile).length;
  return [
    {
      code: 'profile-skills-few',
      points: (100 * Math.max(0, wanted - count)) / wanted,
      facts: { count, wanted, most },
    },
    { code: 'profile-skills-over', points: count > most ? overCost : 0, facts: { count, most } },
  ];
};

const profileRoles: ProfileRule = ({ parsed }, statements): ProfileCost[] => {
  const work = parsed.resume.work ?? [];
  if (work.length === 0) return [{ code: 'roles-missing', points: 100 }];
  const undescribed = work.flatMap(({ position, name }, index) => {
    const described = statements.some(({ entry, role }) => entry === `/work/${index}` && role === 'sentence');
    const pointer = position === undefined ? `/work/${index}/name` : `/work/${index}/position`;
    return described ? [] : [{ title: position ?? name ?? '', line: parsed.evidence[pointer]?.[0] ?? '' }];
  });
  return [
    {
      code: 'roles-untold',
      points: (100 * undescribed.length) / work.length,
      facts: { titles: undescribed.map(({ title }) => title).slice(0, 4), count: undescribed.length },
      quotes: undescribed.slice(0, 4).map(({ line, title }) => ({ line, text: title })),
    },
  ];
};

/** A default LinkedIn address ends in a number; one that the person chose does not. */
export const numberedAddress = /-[\da-f]*\d[\da-f]{4,}$/i;

const searchable: ProfileRule = (profile): ProfileCost[] => {
  const { resume } = profile.parsed;
  const worth = numbers.searchable;
  const missing = (section: keyof typeof worth, absent: boolean): ProfileCost => ({
    code: 'profile-section-missing',
    points: absent ? worth[section] : 0,
    facts: { section },
  });
  const numbered = profile.address !== undefined && numberedAddress.test(profile.address.text);
  return [
    missing('experience', (resume.work ?? []).length === 0),
    missing('education', (resume.education ?? []).length === 0),
    missing('skills', skillsOf(profile).length === 0),
    missing('place', resume.basics?.location === undefined),
    {
      code: 'address-numbered',
      points: numbered ? worth.address : 0,
      quotes: profile.address && numbered ? quotesOf(profile.address) : [],
    },
  ];
};

const profileStructure: ProfileRule = ({ about: part, parsed }): ProfileCost[] | undefined => {
  const { block, aboutCost, roleCost, roleMost } = numbers.structure;
  const isBlock = (text: string) => text.split('\n').some((line) => line.length > block);
  const blocks = (parsed.resume.work ?? []).flatMap(({ summary = '' }, index) =>
    summary.length > block
      ? [{ line: parsed.evidence[`/work/${index}/summary`]?.[0] ?? '', text: summary.slice(0, 160) }]
      : [],
  );
  if (!part && (parsed.resume.work ?? []).length === 0) return undefined;
  return [
    {
      code: 'about-block',
      points: part && isBlock(part.text) ? aboutCost : 0,
      facts: { block },
      quotes: part ? [{ line: part.lines[0] ?? '', text: firstLine(part.text).slice(0, 160) }] : [],
    },
    { code: 'role-block', points: Math.min(roleMost, roleCost * blocks.length), facts: { block }, quotes: blocks },
  ];
};

const aboutResults: ProfileRule = ({ about: part }) =>
  part && [
    {
      code: 'about-without-results',
      points: isQuantified(part.text) ? 0 : 100,
      quotes: isQuantified(part.text) ? [] : quotesOf(part),
    },
  ];

/** Which function judges which check. */
export const profileRules: Record<ProfileCheckName, ProfileRule> = {
  headline,
  about,
  profileSkills,
  profileRoles,
  searchable,
  profileStructure,
  aboutResults,
};

/** 100 minus the findings' costs, with each finding's share of the loss. */
export function judge(costs: readonly ProfileCost[]): { score: number; findings: ProfileCost[] } {
  const findings = costs.filter(({ points }) => points > 0);
  const lost = findings.reduce((sum, { points }) => sum + points, 0);
  const score = Math.round(clamp(100 - lost));
  return { score, findings: findings.map((cost) => ({ ...cost, points: Math.min(cost.points, 100 - score) })) };
}
