import { sectionHeadings } from '#domain/resume/document/section-headings.ts';
import type { ReadProfileView } from '#contract/enhancements.ts';

/** A profile as the form holds it: a text for each part. */
export interface ProfileFields {
  name: string;
  headline: string;
  about: string;
  experience: string;
  /** Separated by commas. */
  skills: string;
  /** Everything the other fields have no place for, under headings: education, certifications, languages. */
  more: string;
}

export const emptyFields: ProfileFields = { name: '', headline: '', about: '', experience: '', skills: '', more: '' };

/** The headings that LinkedIn gives the parts of a profile, and its reader looks for: words of the document, not of the page. */
const headings = { about: 'About', experience: 'Experience', skills: 'Skills' } as const;
const moreHeadings = {
  education: 'Education',
  certifications: 'Licenses & certifications',
  languages: 'Languages',
} as const;
const labels = { name: 'Name: ', headline: 'Headline: ' } as const;

const lines = (...texts: (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text.trim() !== '').join('\n');

const part = (heading: string, text: string): string => (text === '' ? '' : `${heading}\n${text}`);

/** The fields as one text, as `enhance-linkedin` takes it. Empty where nothing is filled in. */
export function profileText(fields: ProfileFields): string {
  const { name, headline, about, experience, skills, more } = fields;
  return [
    lines(name && labels.name + name.trim(), headline && labels.headline + headline.trim()),
    part(headings.about, about.trim()),
    part(headings.experience, experience.trim()),
    part(headings.skills, skills.trim()),
    more.trim(),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

type Sink = keyof ProfileFields;
const sinkOf = (section: string): Sink =>
  section === 'summary' ? 'about' : section === 'work' ? 'experience' : section === 'skills' ? 'skills' : 'more';
/** Which field a heading belongs to: LinkedIn's own, and those that files are read under, in all languages. */
const sinks = new Map<string, Sink>([
  ...Object.values(sectionHeadings).flatMap((own) =>
    Object.entries(own).map(([section, heading]): [string, Sink] => [heading, sinkOf(section)]),
  ),
  ...(Object.entries(headings) as [Sink, string][]).map(([sink, heading]): [string, Sink] => [heading, sink]),
  ...Object.values(moreHeadings).map((heading): [string, Sink] => [heading, 'more']),
]);

/** Name and headline as LinkedIn's page has them: the two lines above everything else, without labels. */
function unlabelled(head: readonly string[]): Pick<ProfileFields, 'name' | 'headline' | 'more'> {
  const [name = '', headline = '', ...rest] = head.map((line) => line.trim()).filter((line) => line !== '');
  const isName = name.length <= 60 && !/\d/.test(name);
  return isName ? { name, headline, more: rest.join('\n') } : { name: '', headline: '', more: head.join('\n').trim() };
}

/** The fields of a text that `profileText` made. For any other text, whatever has no field goes into `more`: nothing is lost. */
export function fieldsOfText(text: string): ProfileFields {
  const found: Record<Sink, string[]> = { name: [], headline: [], about: [], experience: [], skills: [], more: [] };
  const head: string[] = [];
  let sink: Sink | undefined;
  for (const line of text.split('\n')) {
    const label = (['name', 'headline'] as const).find(
      (key) => line.startsWith(labels[key]) && found[key].length === 0,
    );
    const next = sinks.get(line.trim());
    if (label) found[label].push(line.slice(labels[label].length));
    else if (next === undefined) (sink ? found[sink] : head).push(line);
    else {
      sink = next;
      if (next === 'more') found.more.push(line.trim());
    }
  }
  const of = (key: Sink) => found[key].join('\n').trim();
  const labelled = found.name.length > 0 || found.headline.length > 0;
  const first = labelled ? { name: '', headline: '', more: head.join('\n').trim() } : unlabelled(head);
  return {
    name: of('name') || first.name,
    headline: of('headline') || first.headline,
    about: of('about'),
    experience: of('experience'),
    skills: of('skills'),
    more: [first.more, of('more')].filter((text) => text !== '').join('\n\n'),
  };
}

/** What was read from LinkedIn's file, to be checked field by field. */
export function fieldsOfProfile(profile: ReadProfileView): ProfileFields {
  const { name = '', headline = '', about = '', experience, education, skills, certifications, languages } = profile;
  const block = (...texts: (string | undefined)[]) => lines(...texts);
  const learned = education.map(({ school, degree, dates }) => block(school, degree, dates)).join('\n\n');
  return {
    name,
    headline,
    about,
    experience: experience.map(({ title, company, dates, text }) => block(title, company, dates, text)).join('\n\n'),
    skills: skills.join(', '),
    more: [
      part(moreHeadings.education, learned),
      part(moreHeadings.certifications, certifications.join('\n')),
      part(moreHeadings.languages, languages.join('\n')),
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  };
}

/** The fields, with those of `others` where they are empty. */
export function filledUp(fields: ProfileFields, others: ProfileFields): ProfileFields {
  const filled = Object.entries(fields).filter(([, text]) => text !== '');
  return { ...others, ...Object.fromEntries(filled) };
}
