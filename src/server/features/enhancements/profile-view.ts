import type { ReadProfileView } from '#contract/enhancements.ts';
import { documentLanguage } from '#domain/resume/document/document-language.ts';
import { shownRange } from '#domain/resume/document/shown-dates.ts';
import { shownPlace } from '#domain/resume/document/shown-place.ts';
import type { LinkedinProfile } from '#domain/linkedin/read-profile.ts';

/** A text that may be empty, with others that belong to it, as one. */
const joined = (texts: readonly (string | undefined)[], separator: string): string | undefined => {
  const said = texts.map((text) => text?.trim() ?? '').filter((text) => text !== '');
  return said.length === 0 ? undefined : said.join(separator);
};

const named = <Entry>(entries: readonly Entry[] | undefined, name: (entry: Entry) => string | undefined): string[] =>
  (entries ?? []).flatMap((entry) => joined([name(entry)], '') ?? []);

/** A profile as it was read, for its person to check. */
export function profileViewOf({ headline, about, parsed }: LinkedinProfile): ReadProfileView {
  const { resume, language } = parsed;
  const { basics = {}, work = [], education = [] } = resume;
  const set = documentLanguage(language);
  const datesOf = (entry: Parameters<typeof shownRange>[0]) => joined([shownRange(entry, set)], '');
  return {
    name: joined([basics.name], ''),
    headline: headline?.text,
    about: about?.text,
    location: joined([shownPlace(basics.location, set)], ''),
    experience: work.map((entry) => ({
      title: entry.position,
      company: entry.name,
      dates: datesOf(entry),
      text: joined([entry.summary, ...(entry.highlights ?? [])], '\n'),
    })),
    education: education.map((entry) => ({
      school: entry.institution,
      degree: joined([entry.studyType, entry.area], ', '),
      dates: datesOf(entry),
    })),
    skills: (resume.skills ?? []).flatMap(({ name, keywords = [] }) =>
      keywords.length > 0 ? keywords : named([name], (text) => text),
    ),
    certifications: named(resume.certificates, ({ name }) => name),
    languages: named(resume.languages, ({ language: name, fluency }) =>
      fluency === undefined ? name : joined([name, `(${fluency})`], ' '),
    ),
  };
}
