import { byCompany, dateOf, lengthOf, presentWord, totalOf, type Person } from './person.ts';

const pageWords = {
  en: {
    about: 'About',
    experience: 'Experience',
    education: 'Education',
    certificates: 'Licenses & certifications',
    projects: 'Projects',
    skills: 'Skills',
    languages: 'Languages',
    honors: 'Honors & awards',
    to: 'to',
    issued: 'Issued',
  },
  de: {
    about: 'Info',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    certificates: 'Bescheinigungen und Zertifikate',
    projects: 'Projekte',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    honors: 'Auszeichnungen',
    to: 'bis',
    issued: 'Ausgestellt:',
  },
  fr: {
    about: 'Infos',
    experience: 'Expérience',
    education: 'Formation',
    certificates: 'Licences et certifications',
    projects: 'Projets',
    skills: 'Compétences',
    languages: 'Langues',
    honors: 'Prix et distinctions',
    to: 'à',
    issued: 'Émise le',
  },
  es: {
    about: 'Acerca de',
    experience: 'Experiencia',
    education: 'Educación',
    certificates: 'Licencias y certificaciones',
    projects: 'Proyectos',
    skills: 'Conocimientos y aptitudes',
    languages: 'Idiomas',
    honors: 'Reconocimientos y premios',
    to: 'a',
    issued: 'Expedición:',
  },
} as const;

/** The clipboard after selecting and copying the whole page: most lines twice, with the page's own words in between. */
export function pastedPage(person: Person): string {
  const lang = person.lang ?? 'en';
  const word = pageWords[lang];
  const lines: string[] = [];
  const twice = (text: string, spoken = text): void => void lines.push(text, spoken);
  const heading = (text: string): void => void lines.push('', text, text);
  lines.push(
    'Background image',
    person.name,
    person.name,
    ' (She/Her)',
    '· 1st',
    '1st degree connection',
    person.headline,
    person.place,
    '·',
    'Contact info',
    '500+ connections',
    'Message',
    'More',
  );
  lines.push(`https://www.linkedin.com/in/${person.address}/`);
  if (person.about !== '') {
    heading(word.about);
    twice(person.about);
    lines.push('…see more');
  }
  heading(word.experience);
  for (const group of byCompany(person.work)) {
    const [first] = group;
    if (first === undefined) continue;
    lines.push(`${first.company} logo`);
    if (group.length > 1) {
      twice(first.company);
      twice(`${first.type ?? ''} · ${totalOf(group, person, 'short')}`);
    }
    for (const role of group) {
      twice(role.title);
      if (group.length === 1) twice(`${role.company} · ${role.type ?? ''}`);
      const [from, to] = [
        dateOf(role.start, person, 'short'),
        role.end === undefined ? presentWord[lang] : dateOf(role.end, person, 'short'),
      ];
      const length = lengthOf(role.start, role.end, person, 'short');
      twice(`${from} - ${to} · ${length}`, `${from} ${word.to} ${to} · ${length}`);
      twice(role.place);
      if (role.text.length > 0) twice(role.text.join('\n'));
    }
  }
  heading(word.education);
  for (const { school, degree, field, start, end } of person.education) {
    lines.push(`${school} logo`);
    twice(school);
    twice([degree, field].filter(Boolean).join(', '));
    twice(`${start} - ${end}`, `${start} ${word.to} ${end}`);
  }
  if (person.certificates.length > 0) {
    heading(word.certificates);
    for (const [name, issuer, date] of person.certificates) {
      lines.push(`${issuer ?? ''} logo`);
      twice(name);
      if (issuer !== undefined) twice(issuer);
      if (date !== undefined) twice(`${word.issued} ${dateOf(date, person, 'short')}`);
      lines.push('Show credential');
    }
  }
  if (person.projects) {
    heading(word.projects);
    for (const [name, text] of person.projects) {
      twice(name);
      twice(text);
    }
  }
  heading(word.skills);
  for (const [at, skill] of person.skills.entries()) {
    twice(skill);
    if (at === 0) lines.push('Endorsed by 3 colleagues', '12 endorsements');
  }
  lines.push(`Show all ${person.skills.length} skills`);
  heading(word.languages);
  for (const [name, level] of person.languages) {
    twice(name);
    twice(level);
  }
  return lines.join('\n');
}
