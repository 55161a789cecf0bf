import type { Language } from '../../language/languages.ts';
import type { SectionKind } from '../../document/headings/section-kinds.ts';

type Named = Exclude<SectionKind, 'basics' | 'other'>;

const order: readonly Named[] = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteer',
  'interests',
  'references',
];

const names: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: 'Summary|Experience|Education|Skills|Projects|Certificates|Awards|Publications|Languages|Volunteering|Interests|References',
  de: 'Profil|Berufserfahrung|Ausbildung|Kenntnisse|Projekte|Zertifikate|Auszeichnungen|Veröffentlichungen|Sprachen|Ehrenamt|Interessen|Referenzen',
  fr: 'Profil|Expérience professionnelle|Formation|Compétences|Projets|Certifications|Distinctions|Publications|Langues|Bénévolat|Centres d’intérêt|Références',
  es: 'Perfil|Experiencia|Educación|Habilidades|Proyectos|Certificaciones|Premios|Publicaciones|Idiomas|Voluntariado|Intereses|Referencias',
  pt: 'Perfil|Experiência|Formação|Competências|Projetos|Certificações|Prêmios|Publicações|Idiomas|Voluntariado|Interesses|Referências',
  it: 'Profilo|Esperienza|Istruzione|Competenze|Progetti|Certificazioni|Premi|Pubblicazioni|Lingue|Volontariato|Interessi|Referenze',
  nl: 'Profiel|Werkervaring|Opleiding|Vaardigheden|Projecten|Certificaten|Prijzen|Publicaties|Talen|Vrijwilligerswerk|Interesses|Referenties',
};

/** The usual heading of a section in a language; English where the language is not known. */
export const sectionName = (kind: Named, language: Language): string =>
  names[language === 'other' ? 'en' : language].split('|')[order.indexOf(kind)] ?? kind;
