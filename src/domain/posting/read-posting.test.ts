import { describe, expect, test } from 'vitest';
import { allAskedBy } from './posting.ts';
import { readPosting } from './read-posting.ts';

const skillsOf = (text: string) => readPosting(text).requirements.flatMap(({ skill }) => skill ?? []);
const musts = (text: string) =>
  readPosting(text)
    .requirements.filter(({ must }) => must)
    .map(({ skill, text: words }) => skill ?? words);
const wishes = (text: string) =>
  readPosting(text)
    .requirements.filter(({ must }) => !must)
    .map(({ skill, text: words }) => skill ?? words);

const software = `Senior Backend Engineer
Company: Brightwater Systems
Location: Austin, TX (hybrid)

About us
Brightwater Systems is a leading provider of water management software with 400 employees worldwide.

What you will do
- Design and build REST APIs in C# and .NET
- Own our CI/CD pipelines on Kubernetes
- Port legacy C and C++ modules to Go services

Requirements
- 5+ years of experience in software development
- Bachelor's degree in Computer Science or Engineering
- Strong knowledge of C#, .NET and PostgreSQL
- Experience with K8s and Terraform
- Excellent communication skills

Nice to have
- R for data analysis
- AI/ML experience
- AWS certification

Benefits
- Competitive salary, 401(k) and dental insurance
- Free lunch every Friday

Brightwater Systems is an equal opportunity employer. All qualified applicants will receive consideration without regard to race.`;

describe('a usual ad', () => {
  const posting = readPosting(software);

  test('title, employer, level, years, degree, licence, place and remote', () => {
    expect(posting).toMatchObject({
      title: 'Senior Backend Engineer',
      employer: 'Brightwater Systems',
      seniority: 'senior',
      years: 5,
      degree: { level: 'bachelor', areas: ['Computer Science', 'Engineering'], must: true },
      licences: ['AWS certification'],
      remote: 'hybrid',
      language: 'en',
    });
    expect(posting.place).toContain('Austin, TX');
  });

  test('what is required and what is nice to have', () => {
    expect(musts(software)).toEqual(
      expect.arrayContaining([
        'C#',
        '.NET',
        'PostgreSQL',
        'Kubernetes',
        'Terraform',
        'C',
        'C++',
        'Go',
        'CI/CD',
        'REST',
        'Communication',
      ]),
    );
    expect(wishes(software)).toEqual(expect.arrayContaining(['R', 'Machine learning', 'AWS certification']));
  });

  test('benefits, the company and legal notices are no part of it', () => {
    expect(posting.body).not.toMatch(/401|lunch|equal opportunity|leading provider|race/i);
    expect(JSON.stringify(posting.requirements)).not.toMatch(/401|lunch|dental|opportunity|leading/i);
  });

  test('ids are consecutive, and each requirement quotes its sentence', () => {
    expect(allAskedBy(posting).map(({ id }) => id)).toEqual(allAskedBy(posting).map((_, index) => `r${index + 1}`));
    for (const { text, sentence, weight } of posting.requirements) {
      expect(sentence).toContain(text);
      expect(weight).toBeGreaterThan(0);
      expect(weight).toBeLessThanOrEqual(1);
    }
  });

  test('an item in the list of requirements weighs more than a nice-to-have', () => {
    const weightOf = (name: string) => posting.requirements.find(({ skill }) => skill === name)?.weight ?? 0;
    expect(weightOf('C#')).toBeGreaterThan(weightOf('R'));
  });
});

test('hints outweigh the ad', () => {
  expect(readPosting(software, { title: 'Engineer II', employer: 'Acme' })).toMatchObject({
    title: 'Engineer II',
    employer: 'Acme',
  });
});

describe('messy text', () => {
  const fused =
    "Title: Staff Accountant Job in Boise\nLocation: BoiseID\n\nRequirementsBachelor's degree in " +
    'AccountingCPA a plus6+ years of general ledger experienceStrong Excel skillsAbility to work ' +
    'independentlyBenefitsMedical, dental, vision and 401kApply today!';

  test('words run together are separated', () => {
    const posting = readPosting(fused);
    expect(posting).toMatchObject({
      title: 'Staff Accountant',
      years: 6,
      degree: { level: 'bachelor', areas: ['Accounting'] },
      licences: ['CPA'],
    });
    expect(wishes(fused)).toEqual(['CPA']);
    expect(musts(fused)).toEqual(expect.arrayContaining(['General ledger', 'Excel', 'Independence']));
    expect(posting.body).not.toMatch(/dental/i);
  });

  test("encoding errors are repaired, the page's scripts left out", () => {
    const posting = readPosting(
      'Cook\nRequirements:\nâ€¢ 2 yearsâ€™ experience as a cook\nâ€¢ Food safety {"Caption":"","Images":[{"Src":"x"}]}',
    );
    expect(posting.years).toBe(2);
    expect(posting.requirements.map(({ text }) => text).join()).not.toMatch(/Caption|â/);
  });

  test('an ad that is printed twice has each requirement once', () => {
    const once = 'Duties:\n- Drive a forklift\n- Count stock every week\n';
    expect(readPosting(once + once).requirements).toHaveLength(readPosting(once).requirements.length);
  });
});

describe('short ads', () => {
  test('a list of phrases, known or not', () => {
    const posting = readPosting('Requirements: steel, tekla structures, detailing, glulam beams');
    expect(posting.requirements.map(({ skill, text }) => skill ?? text)).toEqual([
      'steel',
      'Tekla Structures',
      'Technical drawing',
      'glulam beams',
    ]);
  });

  test('two lines', () => {
    const ad = 'Senior Python Developer at Acme, Berlin\nPython, Django, AWS required; Go a plus.';
    expect(readPosting(ad)).toMatchObject({
      title: 'Senior Python Developer',
      employer: 'Acme',
      place: 'Berlin',
      seniority: 'senior',
    });
    expect(musts(ad)).toEqual(['Python', 'Django', 'AWS']);
    expect(wishes(ad)).toEqual(['Go']);
  });

  test('nothing', () => {
    expect(readPosting('')).toEqual({
      title: '',
      licences: [],
      language: 'en',
      requirements: [],
      demands: [],
      ad: '',
      body: '',
    });
  });
});

test('markdown with numbered items and labels', () => {
  const ad =
    '## Job title\nSystems Administrator\n\n## Required Skills\n1. Analysis: Ability to analyze system ' +
    'errors.\n2. Networking: TCP/IP and VLAN.\n\n## Required Experience\n1. At least 4 years as a Systems ' +
    'Administrator.\n';
  expect(readPosting(ad)).toMatchObject({ title: 'Systems Administrator', years: 4 });
  expect(skillsOf(ad)).toEqual(expect.arrayContaining(['Networking', 'TCP/IP', 'VLAN']));
});

test('prose without headings', () => {
  const ad =
    'Harbour Clinic is seeking a registered nurse. You must hold a current RN license and have at least two ' +
    'years of ICU experience. BLS is required, ACLS preferred. We offer paid time off.';
  expect(readPosting(ad)).toMatchObject({
    title: 'registered nurse',
    years: 2,
    licences: ['RN license', 'BLS', 'ACLS'],
  });
  expect(wishes(ad)).toEqual(['ACLS']);
  expect(musts(ad)).toEqual(expect.arrayContaining(['RN license', 'Intensive care', 'BLS']));
});

test('a name that no table has counts when the ad repeats it', () => {
  const ad =
    'Duties:\n- Build connectors with the Quorvex tool\n- Review access in Quorvex every month\n- Report to the board';
  expect(readPosting(ad).requirements.map(({ text }) => text)).toContain('Quorvex');
});

describe('other languages', () => {
  test('German', () => {
    const ad = `Pflegefachkraft (m/w/d)
Für unser Haus in Kassel suchen wir Verstärkung.
Ihre Aufgaben
- Grund- und Behandlungspflege
- Pflegedokumentation
Ihr Profil
- Abgeschlossene Berufsausbildung
- Mindestens 2 Jahre Berufserfahrung in der Krankenpflege
- Teamfähigkeit und Zuverlässigkeit
- Englischkenntnisse von Vorteil
- Führerschein Klasse B
Wir bieten
- 30 Tage Urlaub und betriebliche Altersvorsorge`;
    const posting = readPosting(ad);
    expect(posting).toMatchObject({
      title: 'Pflegefachkraft',
      language: 'de',
      years: 2,
      degree: { level: 'vocational' },
      licences: ['Driving licence'],
    });
    expect(musts(ad)).toEqual(
      expect.arrayContaining(['Nursing', 'Charting', 'Teamwork', 'Reliability', 'Driving licence']),
    );
    expect(wishes(ad)).toEqual(['English']);
    expect(posting.body).not.toMatch(/Urlaub/);
  });

  test('French', () => {
    const ad = `Comptable (H/F) - Nantes
Vos missions :
• Tenir la comptabilité générale
• Préparer les déclarations de TVA
Profil recherché :
• Diplôme Bac +3 en comptabilité
• 3 ans d'expérience minimum
• Maîtrise d'Excel, rigueur
• Anglais souhaité
Nous offrons : mutuelle et tickets restaurant.`;
    const posting = readPosting(ad);
    expect(posting).toMatchObject({
      title: 'Comptable',
      place: 'Nantes',
      language: 'fr',
      years: 3,
      degree: { level: 'bachelor' },
    });
    expect(musts(ad)).toEqual(expect.arrayContaining(['Accounting', 'Excel', 'Attention to detail']));
    expect(wishes(ad)).toEqual(['English']);
    expect(posting.body).not.toMatch(/mutuelle/);
  });

  test('Spanish', () => {
    const ad = `Responsable de almacén - Sevilla
Funciones:
- Control de inventarios
- Gestión de equipos
Requisitos:
- Al menos 5 años de experiencia en logística
- Carnet de conducir
- Inglés avanzado
Se valorará conocimiento de SAP.
Ofrecemos: salario competitivo.`;
    expect(readPosting(ad)).toMatchObject({
      title: 'Responsable de almacén',
      place: 'Sevilla',
      language: 'es',
      years: 5,
      licences: ['Driving licence'],
    });
    expect(musts(ad)).toEqual(
      expect.arrayContaining(['Inventory management', 'Team leadership', 'Logistics', 'English']),
    );
    expect(wishes(ad)).toEqual(['SAP']);
  });

  test.each([
    [
      'pt',
      'Vendedor - Lisboa\nRequisitos:\n- 2 anos de experiência em vendas\n- Carta de condução\nDiferenciais:\n- Inglês',
      ['Sales', 'Driving licence'],
      ['English'],
    ],
    [
      'it',
      'Magazziniere - Milano\nRequisiti:\n- Almeno 2 anni di esperienza in magazzino\n- Patentino muletto\n- Gradita conoscenza dell’inglese',
      ['Warehouse operations', 'Forklift certificate'],
      ['English'],
    ],
    [
      'nl',
      'Verpleegkundige - Utrecht\nWat vragen wij?\n- Minimaal 2 jaar ervaring in de ouderenzorg\n- ' +
        'Communicatief vaardig\n- Rijbewijs B is een pre\nWat bieden wij?\n- Een salaris van € 2.800',
      ['Geriatric care', 'Communication'],
      ['Driving licence'],
    ],
  ])('%s', (language, ad, must, nice) => {
    expect(readPosting(ad)).toMatchObject({ language, years: 2 });
    expect(musts(ad)).toEqual(expect.arrayContaining(must));
    expect(wishes(ad)).toEqual(nice);
  });
});
