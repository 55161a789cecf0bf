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
  openings: [
    (job, skills) =>
      `für ${job} suchen Sie Kenntnisse in ${skills}. Damit habe ich bereits gearbeitet; wo und woran, steht im Folgenden.`,
    (job, skills) =>
      `Ihre Anzeige für ${job} nennt ${skills}. Damit habe ich bereits gearbeitet, wie die folgenden Beispiele zeigen.`,
  ],
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
  years: (years, employers) =>
    `Insgesamt bringe ich ${years} Jahre Berufserfahrung mit, unter anderem bei ${employers}`,
  degree: (text, institution) => `Mein Abschluss: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Zu meinen Zertifikaten gehören ${names}`,
  listed: (names) => `Mein Lebenslauf nennt außerdem ${names}`,
  closings: [
    'Gern erläutere ich Ihnen die Beispiele in einem persönlichen Gespräch.',
    'Über die Gelegenheit zu einem Gespräch freue ich mich.',
  ],
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
  openings: [
    (job, skills) =>
      `Pour ${job}, vous demandez les compétences suivantes : ${skills}. Voici où je les ai mises en pratique.`,
    (job, skills) =>
      `Votre annonce pour ${job} mentionne ${skills}. Les exemples ci-dessous montrent ce que j’ai fait dans ces domaines.`,
  ],
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
  years: (years, employers) => `J’ai ${years} ans d’expérience professionnelle, notamment chez ${employers}`,
  degree: (text, institution) => `Mon diplôme : ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Parmi mes certifications : ${names}`,
  listed: (names) => `Mon CV mentionne également : ${names}`,
  closings: [
    'J’aimerais en parler avec vous lors d’un entretien.',
    'Je reste à votre disposition pour un entretien et vous remercie de l’attention portée à ma candidature.',
  ],
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
  openings: [
    (job, skills) => `Para ${job} piden lo siguiente: ${skills}. Estos ejemplos muestran dónde he trabajado con ello.`,
    (job, skills) =>
      `Su anuncio para ${job} menciona ${skills}. He trabajado con ello, como muestran los ejemplos que siguen.`,
  ],
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
  years: (years, employers) =>
    `En total aporto ${years} años de experiencia laboral, entre otros lugares en ${employers}`,
  degree: (text, institution) => `Mi titulación: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Entre mis certificaciones: ${names}`,
  listed: (names) => `Mi currículum recoge además: ${names}`,
  closings: [
    'Con gusto ampliaré estos ejemplos en una entrevista.',
    'Quedo a su disposición para una entrevista y les agradezco su atención.',
  ],
  signOff: 'Atentamente,',
};
