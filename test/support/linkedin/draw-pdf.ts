import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { byCompany, dateOf, lengthOf, presentWord, totalOf, type Person, type Position } from './person.ts';

const root = join(import.meta.dirname, '../../..');

const words = {
  en: ['Contact', 'Summary', 'Experience', 'Education', 'Top Skills', 'Languages', 'Certifications', 'Honors-Awards'],
  de: [
    'Kontakt',
    'Zusammenfassung',
    'Berufserfahrung',
    'Ausbildung',
    'Top-Kenntnisse',
    'Languages',
    'Certifications',
    'Honors-Awards',
  ],
  fr: [
    'Coordonnées',
    'Résumé',
    'Expérience',
    'Formation',
    'Principales compétences',
    'Languages',
    'Certifications',
    'Honors-Awards',
  ],
  es: [
    'Contactar',
    'Extracto',
    'Experiencia',
    'Educación',
    'Aptitudes principales',
    'Languages',
    'Certifications',
    'Honors-Awards',
  ],
} as const;

/** Draws profiles the way LinkedIn's "Save to PDF" does. */
export function linkedinPdfs(): (person: Person) => Uint8Array {
  const fontPaths = [join(root, 'node_modules/@expo-google-fonts/source-sans-3')];
  const compiler = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontPaths }] });
  return (person) => {
    const lang = person.lang ?? 'en';
    const [contact, summary, experience, education, skills, languages, certifications, awards] = words[lang];
    const content = {
      words: { contact, summary, experience, education },
      name: person.name,
      headline: person.headline,
      place: person.place,
      contact: [`${person.id}@example.org`, `www.linkedin.com/in/${person.address} (LinkedIn)`],
      side: [
        { title: skills, items: person.skills.slice(0, 3) },
        { title: languages, items: person.languages.map(([name, level]) => `${name} (${level})`) },
        { title: certifications, items: person.certificates.map(([name]) => name) },
        { title: awards, items: person.awards ?? [] },
      ],
      about: person.about === '' ? [] : person.about.split('\n'),
      experience: byCompany(person.work).map((group) => ({
        name: group[0]?.company,
        total: group.length > 1 ? totalOf(group, person, 'long') : '',
        roles: group.map((role) => ({
          title: role.title,
          dates: datesOf(role, person),
          place: role.place,
          lines: role.text,
        })),
      })),
      education: person.education.map(({ school, degree, field, start, end }) => ({
        name: school,
        degree: `${[degree, field].filter(Boolean).join(', ')} · (${start} - ${end})`,
      })),
    };
    const compiled = compiler.compile({
      mainFilePath: join(import.meta.dirname, 'profile.typ'),
      inputs: { content: JSON.stringify(content) },
    });
    if (compiled.result === null) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
    return compiler.pdf(compiled.result, { pdfTags: false });
  };
}

function datesOf({ start, end }: Position, person: Person): string {
  const until = end === undefined ? presentWord[person.lang ?? 'en'] : dateOf(end, person, 'long');
  return `${dateOf(start, person, 'long')} - ${until} (${lengthOf(start, end, person, 'long')})`;
}
