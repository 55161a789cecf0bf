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
  openings: [
    (job, skills) => `Para ${job}, o anúncio pede ${skills}. Os exemplos abaixo mostram onde trabalhei com isso.`,
    (job, skills) =>
      `O seu anúncio para ${job} menciona ${skills}. Já trabalhei com isso, como mostram os exemplos a seguir.`,
  ],
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
  years: (years, employers) =>
    `No total, tenho ${years} anos de experiência profissional, entre outros em ${employers}`,
  degree: (text, institution) => `A minha formação: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Entre as minhas certificações: ${names}`,
  listed: (names) => `O meu currículo refere ainda: ${names}`,
  closings: [
    'Terei gosto em falar sobre estes exemplos numa entrevista.',
    'Fico à disposição para uma entrevista e agradeço a atenção.',
  ],
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
  openings: [
    (job, skills) =>
      `per ${job} chiedete ${skills}. Gli esempi che seguono mostrano dove ho lavorato in questi ambiti.`,
    (job, skills) =>
      `il vostro annuncio per ${job} menziona ${skills}. Ho già lavorato in questi ambiti, come mostrano gli esempi che seguono.`,
  ],
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
  years: (years, employers) => `In tutto ho ${years} anni di esperienza professionale, tra l’altro presso ${employers}`,
  degree: (text, institution) => `Il mio titolo di studio: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Tra le mie certificazioni: ${names}`,
  listed: (names) => `Il mio curriculum riporta inoltre: ${names}`,
  closings: [
    'Mi farebbe piacere parlarne in un colloquio.',
    'Resto a disposizione per un colloquio e ringrazio per l’attenzione.',
  ],
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
  openings: [
    (job, skills) => `Voor ${job} vraagt u om ${skills}. Daarmee heb ik gewerkt; waar en waaraan, leest u hieronder.`,
    (job, skills) =>
      `Uw vacature voor ${job} noemt ${skills}. Daarmee heb ik al gewerkt, zoals de volgende voorbeelden laten zien.`,
  ],
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
  years: (years, employers) => `In totaal heb ik ${years} jaar werkervaring, onder meer bij ${employers}`,
  degree: (text, institution) => `Mijn diploma: ${text}${behind(institution, ', ')}`,
  certificates: (names) => `Tot mijn certificaten behoren ${names}`,
  listed: (names) => `Mijn cv noemt verder ${names}`,
  closings: [
    'Graag licht ik deze voorbeelden toe in een gesprek.',
    'Ik kijk uit naar een gesprek en dank u voor uw aandacht.',
  ],
  signOff: 'Met vriendelijke groet,',
};
