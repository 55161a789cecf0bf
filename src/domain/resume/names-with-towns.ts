import { isCity, placeScore, properName } from './basics/location.ts';
import { employerScore, titleScore } from './entries/roles.ts';
import type { SourcedText, ResumeDraft } from './evidence.ts';
import { degreeScore, schoolScore } from './sections/degree.ts';

/**
 * Takes the town off the names of employers and schools ("Brightline Health, Naas, Co. Kildare") where a resume has them so throughout: then a word that no
 * list of towns knows is one, too. One name that holds a comma is left alone.
 */
export function withoutTowns(draft: ResumeDraft): ResumeDraft {
  const names = [
    ...(draft.work ?? []).map(({ name }) => name),
    ...(draft.volunteer ?? []).map(({ organization }) => organization),
    ...(draft.education ?? []).map(({ institution }) => institution),
  ].flatMap((name) => (name ? [name.text] : []));
  const different = [...new Set(names)];
  const townAfter = different.filter((name) => cutTown(name) !== undefined);
  // Towns that were known have been taken off before; both kinds show the habit.
  const known = (draft.work ?? []).filter(({ name, location }) => name && location && !name.text.includes(',')).length;
  if (townAfter.length + known < 2 || 2 * (townAfter.length + known) < different.length) return draft;
  const cut = (name: SourcedText | undefined): { name: SourcedText; town?: SourcedText } | undefined => {
    const parts = name && cutTown(name.text);
    return name && (parts ? { name: { ...name, text: parts.name }, town: { ...name, text: parts.town } } : { name });
  };
  return {
    ...draft,
    work: draft.work?.map((job) => {
      const { name, town } = cut(job.name) ?? {};
      return { ...job, name, location: job.location ?? town };
    }),
    volunteer: draft.volunteer?.map((post) => ({ ...post, organization: cut(post.organization)?.name })),
    education: draft.education?.map((course) => ({ ...course, institution: cut(course.institution)?.name })),
  };
}

const legalForm = /^(?:inc|ltd|llc|llp|plc|co|corp|gmbh|ag|kg|s\.?l|s\.?a|s\.?r\.?l|p\.?c|lda|n\.?v|b\.?v|pty)\b/i;

/** A name up to the first comma behind which there are only words that can be a place. */
function cutTown(text: string): { name: string; town: string } | undefined {
  for (const comma of text.matchAll(/\s*,\s+/g)) {
    const name = text.slice(0, comma.index).trim();
    const town = text.slice(comma.index + comma[0].length).trim();
    if (name === '' || name.split('(').length !== name.split(')').length || legalForm.test(town) || !isTownLike(town))
      continue;
    return { name, town };
  }
  return undefined;
}

const mostWords = 3;

function isTownLike(text: string): boolean {
  if (placeScore(text) >= 0.85) return true;
  return text.split(/\s*,\s*/).every((part) => {
    const words = part.replace(/\s+\d{1,2}$/, '').split(/\s+/);
    if (words.length > mostWords || !properName.test(words.join(' ').replace(/^Co\.\s/, ''))) return false;
    if (isCity(part)) return true;
    return titleScore(part) < 0.5 && employerScore(part) < 0.7 && schoolScore(part) < 0.8 && degreeScore(part) < 0.8;
  });
}
