import { enhancedSections, type EnhancedSection } from '#domain/linkedin/enhancement.ts';
import { profileNumbers } from '#domain/linkedin/profile-checks.ts';
import type { EnhancementView } from '#contract/enhancements.ts';

type Output = NonNullable<EnhancementView['output']>;
export type EnhancedChange = NonNullable<EnhancementView['details']>['changes'][number];

/** A text to be pasted into one field of LinkedIn, with what was changed in it. */
export interface EnhancedText {
  /** Of a position: "Senior Accountant, Meyer & Co". */
  heading?: string;
  text: string;
  changes: EnhancedChange[];
  /** LinkedIn's own limit in characters, where each text has its own field. */
  most?: number;
}

export interface EnhancedPart {
  section: EnhancedSection;
  texts: EnhancedText[];
  /** What its copy button copies. */
  copied: string;
  /** LinkedIn's own limit in characters. */
  most?: number;
}

/** The result section by section, each text with the changes made in it. */
export function enhancedParts(output: Output, changes: readonly EnhancedChange[]): EnhancedPart[] {
  return enhancedSections.map((section) => {
    const own = changes.filter((change) => change.section === section);
    if (section === 'experience') return experiencePart(output.experience, own);
    const text =
      section === 'skills'
        ? output.skills.join(', ')
        : section === 'accomplishments'
          ? output.accomplishments.join('\n')
          : output[section];
    const most = section === 'headline' || section === 'about' ? profileNumbers[section].most : undefined;
    return {
      section,
      texts: text === '' ? [] : [{ text, changes: own }],
      copied: text,
      ...(most !== undefined && { most }),
    };
  });
}

/** Each position with its own changes; two with the same heading divide theirs by which text contains them. */
function experiencePart(entries: Output['experience'], changes: readonly EnhancedChange[]): EnhancedPart {
  const left = [...changes];
  const take = (fits: (change: EnhancedChange) => boolean): EnhancedChange[] => {
    const taken = left.filter(fits);
    for (const change of taken) left.splice(left.indexOf(change), 1);
    return taken;
  };
  const texts = entries.map(({ heading, text }) => ({
    heading,
    text,
    most: profileNumbers.description.most,
    changes: take(({ entry, revised }) => entry === heading && text.includes(revised)),
  }));
  for (const each of texts) each.changes.push(...take(({ entry }) => entry === each.heading));
  return {
    section: 'experience',
    texts,
    copied: entries.map(({ heading, text }) => `${heading}\n${text}`.trim()).join('\n\n'),
  };
}
