import type { Person } from './person.ts';
import type { LinkedinProfile } from '#domain/linkedin/read-profile.ts';

export interface FieldCount {
  right: number;
  all: number;
  /** "work 0 title: expected … got …" */
  wrong: string[];
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^\s*[-–•]\s*/gm, ' ')
    .replace(/[\s·•]+/g, ' ')
    .trim();

/** How many of a person's fields were read correctly: invented and missing fields both count against it. */
export function fieldsRead(person: Person, profile: LinkedinProfile | undefined): FieldCount {
  const count: FieldCount = { right: 0, all: 0, wrong: [] };
  const resume = profile?.parsed.resume ?? {};
  const compare = (field: string, wanted: string, got: string | undefined): void => {
    count.all += 1;
    if (plain(wanted) === plain(got)) count.right += 1;
    else count.wrong.push(`${person.id} ${field}: wanted “${wanted}”, got “${got ?? ''}”`);
  };
  compare('name', person.name, resume.basics?.name);
  compare('headline', person.headline, profile?.headline?.text);
  compare('about', person.about, profile?.about?.text);
  compare('place', person.place.split(',')[0] ?? '', resume.basics?.location?.city ?? resume.basics?.location?.region);
  const work = resume.work ?? [];
  person.work.forEach((position, at) => {
    const got = work[at];
    compare(`work ${at} title`, position.title, got?.position);
    compare(`work ${at} company`, position.company, got?.name);
    compare(`work ${at} start`, position.start, got?.startDate);
    compare(`work ${at} end`, position.end ?? '', got?.endDate);
    compare(
      `work ${at} text`,
      position.text.join('\n'),
      [got?.summary, ...(got?.highlights ?? [])].filter(Boolean).join('\n'),
    );
  });
  compare('number of positions', String(person.work.length), String(work.length));
  person.education.forEach((school, at) => {
    const got = resume.education?.[at];
    compare(`school ${at}`, school.school, got?.institution);
    compare(
      `degree ${at}`,
      [school.degree, school.field].filter(Boolean).join(', '),
      [got?.studyType, got?.area].filter(Boolean).join(', '),
    );
  });
  const skills = (resume.skills ?? []).flatMap(({ name, keywords }) => (keywords?.length ? keywords : (name ?? [])));
  const listed = person.form === 'pdf' ? person.skills.slice(0, 3) : person.skills;
  compare('skills', listed.join(' / '), skills.join(' / '));
  compare(
    'languages',
    person.languages.map(([name]) => name).join(' / '),
    (resume.languages ?? []).map(({ language }) => language).join(' / '),
  );
  compare(
    'certificates',
    person.certificates.map(([name]) => name).join(' / '),
    (resume.certificates ?? []).map(({ name }) => name).join(' / '),
  );
  return count;
}
