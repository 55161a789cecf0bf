import type { Passage } from './passage.ts';
import type { Section } from './section.ts';

const dutyPattern = /\b(?:responsib\w+ (?:for|include)|will|assists?|partner with|duties)\b/;

/** Prose that says what the person will do is a list of duties, too. */
const asDuty = (passage: Passage): Passage =>
  passage.section === 'role' && dutyPattern.test(passage.folded) ? { ...passage, section: 'duty' } : passage;

/** Bullets without a heading, some of which begin with the verb of a duty: the others are duties too. */
function withListedDuties(passages: Passage[]): Passage[] {
  let last: Section | undefined;
  return passages.map((passage) => {
    const isDuty = passage.bullet && passage.section === 'role' && last === 'duty';
    if (!passage.bullet) last = undefined;
    else if (passage.section !== 'role') last = passage.section;
    return isDuty ? { ...passage, section: 'duty' } : passage;
  });
}

/** The sections that say what the job is and wants. */
export const jobSections: ReadonlySet<Section> = new Set<Section>(['must', 'nice', 'duty', 'role']);
const mostBetween = 2;

/** Unclear prose between two statements about the job is about it, too. */
function withProseBetween(passages: Passage[]): Passage[] {
  const isJob = (at: number): boolean => jobSections.has(passages[at]?.section ?? 'meta');
  return passages.map((passage, at) => {
    if (!passage.unclear || /\b(?:we|our|us)\b/.test(passage.folded)) return passage;
    let [from, to] = [at, at];
    while (passages[from - 1]?.unclear) from -= 1;
    while (passages[to + 1]?.unclear) to += 1;
    return to - from < mostBetween && isJob(from - 1) && isJob(to + 1) ? { ...passage, section: 'role' } : passage;
  });
}

const leastBenefits = 2;
const shortBullet = 3;
/** Characters between two bullets of one list, where no heading is between them. */
const mostApart = 8;

/** "Medical", "Dental" in a list with "401(k)" and "life insurance". */
function withListedBenefits(passages: Passage[]): Passage[] {
  const found = [...passages];
  let from = 0;
  for (let to = 1; to <= passages.length; to += 1) {
    const [last, next] = [passages[to - 1], passages[to]];
    if (last?.bullet && next?.bullet && next.start - last.end <= mostApart) continue;
    const list = passages.slice(from, to);
    if (list.filter(({ section }) => section === 'benefits').length >= leastBenefits)
      for (const [at, passage] of list.entries())
        if (passage.bullet && passage.text.split(' ').length <= shortBullet)
          found[from + at] = { ...passage, section: 'benefits' };
    from = to;
  }
  return found;
}

/** Corrects the sections of passages by what stands beside them. */
export const withNeighbours = (passages: readonly Passage[]): Passage[] =>
  withProseBetween(withListedBenefits(withListedDuties(passages.map(asDuty))));
