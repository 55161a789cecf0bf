import type { Language } from '../../language/languages.ts';
import type { OrderedSection } from './section-order.ts';

/** The languages a document's headings are written in. */
export type DocumentLanguage = Exclude<Language, 'other'>;

/** English where the language of a resume is not one that is known. */
export const documentLanguage = (language: Language): DocumentLanguage => (language === 'other' ? 'en' : language);

/** The headings of a resume, as they are usual in each language and as a parser knows them. */
export const sectionTitles: Readonly<Record<DocumentLanguage, Readonly<Record<OrderedSection, string>>>> = {
  en: {
    summary: 'Summary',
    skills: 'Skills',
    work: 'Work Experience',
    projects: 'Projects',
    education: 'Education',
    certificates: 'Certifications',
    awards: 'Awards',
    publications: 'Publications',
    languages: 'Languages',
    volunteer: 'Volunteer Experience',
    interests: 'Interests',
    references: 'References',
  },
  de: {
    summary: 'Profil',
    skills: 'Kenntnisse',
    work: 'Berufserfahrung',
    projects: 'Projekte',
    education: 'Ausbildung',
    certificates: 'Zertifikate',
    awards: 'Auszeichnungen',
    publications: 'Veröffentlichungen',
    languages: 'Sprachen',
    volunteer: 'Ehrenamt',
    interests: 'Interessen',
    references: 'Referenzen',
  },
  fr: {
    summary: 'Profil',
    skills: 'Compétences',
    work: 'Expérience professionnelle',
    projects: 'Projets',
    education: 'Formation',
    certificates: 'Certifications',
    awards: 'Distinctions',
    publications: 'Publications',
    languages: 'Langues',
    volunteer: 'Bénévolat',
    interests: 'Centres d’intérêt',
    references: 'Références',
  },
  es: {
    summary: 'Perfil',
    skills: 'Competencias',
    work: 'Experiencia profesional',
    projects: 'Proyectos',
    education: 'Formación',
    certificates: 'Certificaciones',
    awards: 'Premios',
    publications: 'Publicaciones',
    languages: 'Idiomas',
    volunteer: 'Voluntariado',
    interests: 'Intereses',
    references: 'Referencias',
  },
  pt: {
    summary: 'Perfil',
    skills: 'Competências',
    work: 'Experiência profissional',
    projects: 'Projetos',
    education: 'Formação acadêmica',
    certificates: 'Certificações',
    awards: 'Prêmios',
    publications: 'Publicações',
    languages: 'Idiomas',
    volunteer: 'Voluntariado',
    interests: 'Interesses',
    references: 'Referências',
  },
  it: {
    summary: 'Profilo',
    skills: 'Competenze',
    work: 'Esperienza professionale',
    projects: 'Progetti',
    education: 'Istruzione',
    certificates: 'Certificazioni',
    awards: 'Premi',
    publications: 'Pubblicazioni',
    languages: 'Lingue',
    volunteer: 'Volontariato',
    interests: 'Interessi',
    references: 'Referenze',
  },
  nl: {
    summary: 'Profiel',
    skills: 'Vaardigheden',
    work: 'Werkervaring',
    projects: 'Projecten',
    education: 'Opleiding',
    certificates: 'Certificaten',
    awards: 'Prijzen',
    publications: 'Publicaties',
    languages: 'Talen',
    volunteer: 'Vrijwilligerswerk',
    interests: 'Interesses',
    references: 'Referenties',
  },
};

/** What stands at the end of a range that lasts. */
export const presentWords: Readonly<Record<DocumentLanguage, string>> = {
  en: 'Present',
  de: 'heute',
  fr: 'présent',
  es: 'presente',
  pt: 'presente',
  it: 'presente',
  nl: 'heden',
};

const monthNames: Readonly<Record<DocumentLanguage, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  it: 'gen feb mar apr mag giu lug ago set ott nov dic',
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
};

/** An ISO date of reduced precision as it stands in a resume: "2019-04" is "Apr 2019", "2019" stays. */
export function shownDate(date: string, language: DocumentLanguage): string {
  const [year = '', month] = date.split('-');
  const name = month === undefined ? undefined : monthNames[language].split(' ')[Number(month) - 1];
  return name === undefined ? year : `${name} ${year}`;
}

/** A range of dates as it stands in a resume; "present" where it has a beginning alone and `open` says that this means so. */
export function shownRange(
  dates: { startDate?: string | undefined; endDate?: string | undefined },
  language: DocumentLanguage,
  open = true,
): string {
  const from = dates.startDate === undefined ? '' : shownDate(dates.startDate, language);
  const until = dates.endDate === undefined ? '' : shownDate(dates.endDate, language);
  if (from === '') return until;
  if (until !== '') return from === until ? from : `${from} – ${until}`;
  return open ? `${from} – ${presentWords[language]}` : from;
}
