import { post, behind, type ListingWords } from './listing-voice.ts';

export const portuguese: ListingWords = {
  and: 'e',
  salutation: (company) => (company === undefined ? 'Prezada equipe de seleção,' : `Prezada equipe de ${company},`),
  post: post(
    (role, company) => `a vaga de ${role} em ${company}`,
    (role) => `a vaga de ${role}`,
    (company) => `a vaga em ${company}`,
    'a vaga anunciada',
  ),
  opening: (job, skills) => `Para ${job}, o anúncio pede ${skills}. Já trabalhei com isso.`,
  plain: (job) => `Apresento a minha candidatura para ${job}.`,
  now: (title, employer, present) =>
    `${present ? 'Atualmente trabalho' : 'O meu último trabalho foi'} como ${title}${behind(employer, ' em ')}.`,
  did: post(
    (title, employer) => `Como ${title} em ${employer}, trabalhei, entre outras coisas, no seguinte:`,
    (title) => `Como ${title}, trabalhei, entre outras coisas, no seguinte:`,
    (employer) => `Em ${employer}, trabalhei, entre outras coisas, no seguinte:`,
    'Em outra posição, trabalhei, entre outras coisas, no seguinte:',
  ),
  project: (name) => `No meu projeto ${name}:`,
  between: '; ',
  small: true,
  years: (years) => `No total, tenho ${years} anos de experiência profissional`,
  degree: (text, institution) => `A minha formação: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Entre as minhas certificações: ${names}`,
  closing: 'Terei gosto em falar sobre estes exemplos numa entrevista.',
  signOff: 'Atenciosamente,',
};

export const italian: ListingWords = {
  and: 'e',
  salutation: () => 'Gentili Signore e Signori,',
  post: post(
    (role, company) => `la posizione di ${role} presso ${company}`,
    (role) => `la posizione di ${role}`,
    (company) => `la posizione offerta presso ${company}`,
    'la posizione offerta',
  ),
  opening: (job, skills) => `per ${job} chiedete ${skills}. Ho già lavorato in questi ambiti.`,
  plain: (job) => `vi propongo la mia candidatura per ${job}.`,
  now: (title, employer, present) =>
    `${present ? 'Attualmente lavoro' : 'Da ultimo ho lavorato'} come ${title}${behind(employer, ' presso ')}.`,
  did: post(
    (title, employer) => `Come ${title} presso ${employer} il mio lavoro comprendeva, tra l’altro:`,
    (title) => `Come ${title} il mio lavoro comprendeva, tra l’altro:`,
    (employer) => `Presso ${employer} il mio lavoro comprendeva, tra l’altro:`,
    'In un’altra posizione il mio lavoro comprendeva, tra l’altro:',
  ),
  project: (name) => `Nel mio progetto ${name}:`,
  between: '; ',
  small: true,
  years: (years) => `In tutto ho ${years} anni di esperienza professionale`,
  degree: (text, institution) => `Il mio titolo di studio: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Tra le mie certificazioni: ${names}`,
  closing: 'Mi farebbe piacere parlarne in un colloquio.',
  signOff: 'Cordiali saluti',
};

export const dutch: ListingWords = {
  and: 'en',
  salutation: () => 'Geachte heer, mevrouw,',
  post: post(
    (role, company) => `de functie ${role} bij ${company}`,
    (role) => `de functie ${role}`,
    (company) => `de functie bij ${company}`,
    'de aangeboden functie',
  ),
  opening: (job, skills) => `Voor ${job} vraagt u om ${skills}. Daarmee heb ik al gewerkt.`,
  plain: (job) => `Graag solliciteer ik naar ${job}.`,
  now: (title, employer, present) =>
    present
      ? `Op dit moment werk ik als ${title}${behind(employer, ' bij ')}.`
      : `Het laatst werkte ik als ${title}${behind(employer, ' bij ')}.`,
  did: post(
    (title, employer) => `Als ${title} bij ${employer} ging het onder meer om het volgende:`,
    (title) => `Als ${title} ging het onder meer om het volgende:`,
    (employer) => `Bij ${employer} ging het onder meer om het volgende:`,
    'In een andere functie ging het onder meer om het volgende:',
  ),
  project: (name) => `In mijn project ${name} ging het om het volgende:`,
  between: '; ',
  small: true,
  years: (years) => `In totaal heb ik ${years} jaar werkervaring`,
  degree: (text, institution) => `Mijn diploma: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Tot mijn certificaten behoren ${names}`,
  closing: 'Graag licht ik deze voorbeelden toe in een gesprek.',
  signOff: 'Met vriendelijke groet,',
};
