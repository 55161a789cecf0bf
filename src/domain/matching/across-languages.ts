import type { Posting } from '../posting/posting.ts';
import type { Language, ParsedResume } from '../resume/parsed-resume.ts';
import type { EvidenceMap } from './evidence-map.ts';

/** Whether resume and ad are written in different languages, so that only names known in both can be told to be the same. */
export const isAcrossLanguages = (resume: Language, ad: Language): boolean =>
  resume !== ad && resume !== 'other' && ad !== 'other';

/**
 * What can be judged of a map: across languages an ad's own phrases cannot be found in a resume, whatever it says, and are
 * left out; skills of the lexicon, degrees, languages and years can.
 */
export function judgeable(map: EvidenceMap, parsed: ParsedResume, posting: Posting): EvidenceMap {
  if (!isAcrossLanguages(parsed.language, posting.language)) return map;
  return map.filter(({ requirement: { skill, kind, years } }) =>
    kind === 'experience' ? years !== undefined : skill !== undefined || kind === 'degree' || kind === 'language',
  );
}
