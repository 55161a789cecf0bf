import { isQuantified } from '../../matching/evidence/quantities.ts';
import type { ProfileEnhancement } from '../enhancement.ts';
import { numberedAddress } from '../profile-rules.ts';
import type { DoneLine } from './lines.ts';
import { isFewLines } from './experience.ts';
import type { Material } from './material.ts';
import { mentions } from './skills.ts';

/** What only the person can add, as codes with facts. */
export const missingCodes = [
  'role-untold',
  'role-without-figures',
  'no-figures',
  'no-positions',
  'no-education',
  'no-place',
  'address-numbered',
  'few-skills',
  'usual-skills',
  'about-own-words',
] as const;
export type MissingCode = (typeof missingCodes)[number];

type Missing = { code: MissingCode; facts?: Record<string, string | number> };

/** LinkedIn finds profiles with at least so many skills better. */
const wantedSkills = 10;
const mostAsked = 4;
const mostRoles = 3;

/** What the person should add because nothing shows it. */
export function whatIsMissing(
  { profile, target, skills, done }: Material,
  own: readonly DoneLine[],
  written: readonly { heading: string; lines: readonly string[] }[],
): ProfileEnhancement['missing'] {
  const { resume } = profile.parsed;
  const missing: Missing[] = [];
  if (written.length === 0) missing.push({ code: 'no-positions' });
  const untold = written.filter(({ lines }) => lines.length === 0);
  for (const { heading } of untold.slice(0, mostRoles)) missing.push({ code: 'role-untold', facts: { role: heading } });
  if (own.length > 0 && !done.some(({ quantified }) => quantified)) missing.push({ code: 'no-figures' });
  else
    for (const { heading, lines } of written
      .filter(({ lines }) => lines.length > 0 && !lines.some(isQuantified))
      .slice(0, mostRoles))
      if (!isFewLines(lines) || written.length <= 3)
        missing.push({ code: 'role-without-figures', facts: { role: heading } });
  if ((profile.about?.text ?? '').length < 100) missing.push({ code: 'about-own-words' });
  if ((resume.education ?? []).length === 0) missing.push({ code: 'no-education' });
  if (resume.basics?.location === undefined) missing.push({ code: 'no-place' });
  if (profile.address !== undefined && numberedAddress.test(profile.address.text))
    missing.push({ code: 'address-numbered' });
  if (skills.length < wantedSkills)
    missing.push({ code: 'few-skills', facts: { count: skills.length, wanted: wantedSkills } });
  const told = [...skills.map(({ name }) => name), ...done.map(({ text }) => text), profile.about?.text ?? ''].join(
    '\n',
  );
  const asked = target.core.filter((name) => !mentions(told, name)).slice(0, mostAsked);
  if (asked.length > 0) missing.push({ code: 'usual-skills', facts: { skills: asked.join(', '), role: target.role } });
  return missing;
}
