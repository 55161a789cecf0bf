import type { ParsedResume } from '../resume/parsed-resume.ts';
import type { JsonResume } from '../resume/json-resume.ts';
import type { GrammarFact } from '../scoring/mistakes/grammar-fact.ts';
import { contentLanguage } from '../tailoring/resume-values.ts';
import { findContradictions } from './contradictions/find-contradictions.ts';
import type { EnhancedProfile, Industry, ProfileChange, ProfileEnhancement, SeniorityChoice } from './enhancement.ts';
import { writeAbout } from './enhancing/about.ts';
import { writeAccomplishments } from './enhancing/accomplishments.ts';
import { described, evidenceFor, rewordedLines, writeExperience } from './enhancing/experience.ts';
import { compareScores } from './enhancing/gains.ts';
import { writeHeadline } from './enhancing/headline.ts';
import { withLinesOfSentences } from './enhancing/lines.ts';
import { gather } from './enhancing/material.ts';
import { whatIsMissing } from './enhancing/missing.ts';
import { listedSkills, rankSkills, type RankedSkill } from './enhancing/skills.ts';
import { withoutLosses, type Proposal } from './enhancing/losses.ts';
import { supportFrom, type Support } from './enhancing/support.ts';
import { readTarget } from './enhancing/target.ts';
import { splitDescription } from './data-export.ts';
import { evaluateProfile, type ProfileEvaluation } from './evaluate-profile.ts';
import { profileToText } from './profile-text.ts';
import { profileFromResume, readProfile, type LinkedinProfile } from './read-profile.ts';

export interface EnhanceInput {
  profile: LinkedinProfile;
  /** A resume of the same person: evidence, and compared for contradictions. */
  resume?: ParsedResume | undefined;
  targetRole: string;
  industry?: Industry | undefined;
  seniority?: SeniorityChoice | undefined;
  grammar?: readonly GrammarFact[] | undefined;
  /** ISO date, `YYYY-MM-DD`. */
  today: string;
}

/** Raised whenever a rule changes what some profile becomes. */
export const enhancementRulesetVersion = 'linkedin-enhancement-2';

/** A profile rewritten for a target, every sentence resting on the profile or the linked resume. Pure: same input, same outcome. */
export function enhanceProfile(input: EnhanceInput): ProfileEnhancement {
  const { profile, resume, today, grammar } = input;
  const language = contentLanguage(profile.parsed);
  const context = { today, jobTitle: input.targetRole };
  const target = readTarget({ ...input, language, resume: profile.parsed.resume });
  const support = supportFrom(profile.parsed, resume, context);
  const own = withLinesOfSentences(profile.parsed);
  const linked = resume && withLinesOfSentences(resume);
  const lines = rewordedLines(own, 'profile', target, context, support.refusals).lines;
  const others = linked ? rewordedLines(linked, 'resume', target, context, support.refusals).lines : [];
  const skills = rankSkills(profile.parsed, resume, [...lines, ...others], target);
  const material = gather({ profile, resume, target, support, today, skills }, language, [...lines, ...others]);
  const originals = (profile.parsed.resume.work ?? []).map(({ summary, highlights = [] }) =>
    [summary ?? '', ...highlights.map((line) => `• ${line}`)].filter(Boolean).join('\n'),
  );
  const experience = writeExperience({ profile: own, resume: linked, own: lines, linked: others, support, originals });
  const headline = writeHeadline(material);
  const about = writeAbout(material);
  const accomplishments = writeAccomplishments(material);
  const proposed: Proposal = {
    headline: headline.text,
    about: about.text,
    skills: skills.map(({ name }) => name),
    positions: experience.positions.map(({ lines: told }) => described(told)),
  };
  const asItWas: Proposal = {
    headline: profile.headline?.text.trim() ?? '',
    about: profile.about?.text.trim() ?? '',
    skills: listedSkills(profile.parsed).map(({ name }) => name),
    positions: originals,
  };
  const evaluated = (texts: Proposal): ProfileEvaluation =>
    evaluateProfile(readProfile(profileToText(profileFromResume(enhanced(profile.parsed.resume, texts)))), {
      today,
      grammar,
    });
  const before = evaluateProfile(profile, { today, grammar });
  // Where no check lost anything, no section can have lowered the score.
  const isLoss = compareScores(before, evaluated(proposed)).gains.some(({ points }) => points < 0);
  const taken = isLoss
    ? withoutLosses(proposed, asItWas, (texts) => evaluated(texts).overallScore)
    : { texts: proposed, left: [] };
  const output: EnhancedProfile = {
    headline: taken.texts.headline,
    about: taken.texts.about,
    skills: taken.texts.skills,
    experience: experience.positions.map(({ heading }, at) => ({ heading, text: taken.texts.positions[at] ?? '' })),
    accomplishments: accomplishments.lines,
  };
  const changes = [
    ...(headline.change ? [headline.change] : []),
    ...(about.change ? [about.change] : []),
    ...skillsChange(profile.parsed, skills, support),
    ...experience.changes,
    ...accomplishments.changes,
  ];
  return {
    rulesetVersion: enhancementRulesetVersion,
    language,
    output,
    changes: changes.filter(({ section }) => !taken.left.some((left) => left === section)),
    refusals: support.refusals,
    scores: compareScores(before, evaluated(taken.texts)),
    missing: whatIsMissing(material, lines, experience.positions),
    ...(resume && { contradictions: findContradictions(profile.parsed, resume) }),
  };
}

/** The profile with what was written in the place of what was there. */
const enhanced = (resume: JsonResume, { headline, about, skills, positions }: Proposal): JsonResume => ({
  ...resume,
  basics: { ...resume.basics, label: headline, summary: about },
  skills: skills.map((name) => ({ name })),
  ...(resume.work && {
    work: resume.work.map((entry, at) => ({ ...entry, ...splitDescription(positions[at] ?? '') })),
  }),
});

/** How the list of skills changed: its order, and what was added with the lines that show it. */
function skillsChange(parsed: ParsedResume, skills: readonly RankedSkill[], support: Support): ProfileChange[] {
  const original = listedSkills(parsed).map(({ name }) => name);
  const revised = skills.map(({ name }) => name);
  if (original.join('\n') === revised.join('\n')) return [];
  const added = skills.filter(({ listed }) => !listed);
  const isReordered = revised.filter((name) => original.includes(name)).join('\n') !== original.join('\n');
  return [
    {
      id: 'skills',
      section: 'skills',
      original: original.join('\n'),
      revised: revised.join('\n'),
      reasons: [
        ...(isReordered ? [{ code: 'skills-ordered' }] : []),
        ...(added.length > 0 ? [{ code: 'skills-shown', facts: { count: added.length } }] : []),
      ],
      evidence: evidenceFor(added, support),
    },
  ];
}
