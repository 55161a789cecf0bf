import { behind, post, type ListingWords } from './listing-voice.ts';

export const german: ListingWords = {
  and: 'und',
  salutation: () => 'Sehr geehrte Damen und Herren,',
  post: post(
    (role, company) => `die Stelle „${role}“ bei ${company}`,
    (role) => `die Stelle „${role}“`,
    (company) => `die ausgeschriebene Stelle bei ${company}`,
    'die ausgeschriebene Stelle',
  ),
  opening: (job, skills) => `für ${job} suchen Sie Kenntnisse in ${skills}. Damit habe ich bereits gearbeitet.`,
  plain: (job) => `gern bewerbe ich mich um ${job}.`,
  now: (title, employer, present) =>
    present
      ? `Derzeit arbeite ich als ${title}${behind(employer, ' bei ')}.`
      : `Zuletzt war ich als ${title}${behind(employer, ' bei ')} tätig.`,
  did: post(
    (title, employer) => `Als ${title} bei ${employer} ging es unter anderem um Folgendes:`,
    (title) => `Als ${title} ging es unter anderem um Folgendes:`,
    (employer) => `Bei ${employer} ging es unter anderem um Folgendes:`,
    'In einer weiteren Stelle ging es unter anderem um Folgendes:',
  ),
  project: (name) => `In meinem Projekt ${name} ging es um Folgendes:`,
  between: '; ',
  small: false,
  years: (years) => `Insgesamt bringe ich ${years} Jahre Berufserfahrung mit`,
  degree: (text, institution) => `Mein Abschluss: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Zu meinen Zertifikaten gehören ${names}`,
  closing: 'Gern erläutere ich Ihnen die Beispiele in einem persönlichen Gespräch.',
  signOff: 'Mit freundlichen Grüßen',
};

/** "que" before a vowel: "qu’assistante". */
const que = (title: string): string => (/^[aeiouyhéèêâîô]/i.test(title) ? `qu’${title}` : `que ${title}`);

export const french: ListingWords = {
  and: 'et',
  salutation: () => 'Madame, Monsieur,',
  post: post(
    (role, company) => `le poste « ${role} » chez ${company}`,
    (role) => `le poste « ${role} »`,
    (company) => `le poste proposé chez ${company}`,
    'le poste proposé',
  ),
  opening: (job, skills) =>
    `Pour ${job}, vous demandez les compétences suivantes : ${skills}. Je les ai mises en pratique dans mon travail.`,
  plain: (job) => `Je vous propose ma candidature pour ${job}.`,
  now: (title, employer, present) =>
    `${present ? 'Je travaille actuellement' : 'J’ai travaillé en dernier lieu'} en tant ${que(title)}${behind(employer, ' chez ')}.`,
  did: post(
    (title, employer) => `En tant ${que(title)} chez ${employer}, j’ai notamment eu les missions suivantes :`,
    (title) => `En tant ${que(title)}, j’ai notamment eu les missions suivantes :`,
    (employer) => `Chez ${employer}, j’ai notamment eu les missions suivantes :`,
    'À un autre poste, j’ai notamment eu les missions suivantes :',
  ),
  project: (name) => `Dans mon projet ${name} :`,
  between: ' ; ',
  small: true,
  years: (years) => `J’ai ${years} ans d’expérience professionnelle`,
  degree: (text, institution) => `Mon diplôme : ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Parmi mes certifications : ${names}`,
  closing: 'J’aimerais en parler avec vous lors d’un entretien.',
  signOff: 'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
};

export const spanish: ListingWords = {
  and: 'y',
  salutation: (company) => (company === undefined ? 'Estimado equipo de selección:' : `Estimado equipo de ${company}:`),
  post: post(
    (role, company) => `el puesto de ${role} en ${company}`,
    (role) => `el puesto de ${role}`,
    (company) => `el puesto ofrecido en ${company}`,
    'el puesto ofrecido',
  ),
  opening: (job, skills) => `Para ${job} piden lo siguiente: ${skills}. He trabajado con ello.`,
  plain: (job) => `Les presento mi candidatura para ${job}.`,
  now: (title, employer, present) =>
    present
      ? `Actualmente trabajo como ${title}${behind(employer, ' en ')}.`
      : `Mi último puesto fue el de ${title}${behind(employer, ' en ')}.`,
  did: post(
    (title, employer) => `Como ${title} en ${employer} me ocupé, entre otras cosas, de lo siguiente:`,
    (title) => `Como ${title} me ocupé, entre otras cosas, de lo siguiente:`,
    (employer) => `En ${employer} me ocupé, entre otras cosas, de lo siguiente:`,
    'En otro puesto me ocupé, entre otras cosas, de lo siguiente:',
  ),
  project: (name) => `En mi proyecto ${name}:`,
  between: '; ',
  small: true,
  years: (years) => `En total aporto ${years} años de experiencia laboral`,
  degree: (text, institution) => `Mi titulación: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Entre mis certificaciones: ${names}`,
  closing: 'Con gusto ampliaré estos ejemplos en una entrevista.',
  signOff: 'Atentamente,',
};
