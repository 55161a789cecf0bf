import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSkills } from './find-skills.ts';

const names = (text: string, list = false) => findSkills(text, { list }).map((mention) => mention.skill);

describe('names with signs', () => {
  test('C, C++, C#, F#, .NET and ASP.NET are distinguished', () => {
    expect(names('Proficient in C, C++, C#/.NET, ASP.NET and F#')).toEqual(['C', 'C++', 'C#', '.NET', 'ASP.NET', 'F#']);
    expect(names('C#.NET developer')).toEqual(['C#', '.NET']);
  });

  test('CI/CD, AI/ML, Node.js, REST and SQL dialects', () => {
    expect(names('CI/CD, AI/ML, Node.js, REST APIs, PL/SQL, T-SQL')).toEqual([
      'CI/CD',
      'Machine learning',
      'Node.js',
      'REST',
      'PL/SQL',
      'SQL Server',
    ]);
  });

  test('short forms count as the whole name', () => {
    expect(names('JS, TS?, K8s, postgres')).toEqual(['JavaScript', 'Kubernetes', 'PostgreSQL']);
  });
});

describe('common words count only where the text is about skills', () => {
  test('not in plain prose', () => {
    expect(names('You go the extra mile, rest well, excel at work, have access to a spring and the teams.')).toEqual(
      [],
    );
    expect(names('Swift action is needed. Rust never sleeps. Word of mouth helps.')).toEqual([]);
    expect(names('MANAGER OR SUPERVISOR WANTED')).not.toContain('Operating room nursing');
  });

  test('in a list with skills, next to a word about skills, or in a list of skills', () => {
    expect(names('Go, Rust, Swift and Ruby')).toEqual(['Go', 'Rust', 'Swift', 'Ruby']);
    expect(names('Word, Excel and Access')).toEqual(['Word', 'Excel', 'Access']);
    expect(names('experience with Spring')).toEqual(['Spring']);
    expect(names('3 years programming R')).toContain('R');
    expect(names('Go', true)).toEqual(['Go']);
  });
});

test.each([
  ['Kubernetes operators in Go', 'Go'],
  ['5 years of Go', 'Go'],
  ['Go microservices', 'Go'],
  ['R Shiny dashboards', 'R'],
  ['tidyverse in R', 'R'],
  ['C Sharp', 'C#'],
  ['Dot Net', '.NET'],
  ['CICD', 'CI/CD'],
  ['MSSQL', 'SQL Server'],
  ['jQuery UI', 'jQuery UI'],
])('%s names %s', (text, skill) => expect(names(text)).toContain(skill));

test.each(['Go team! Experience required', 'Go to our site and apply', 'on the go', 'letting go of old habits'])(
  '%s names no language',
  (text) => expect(names(text)).not.toContain('Go'),
);

test.each(['Vitamin C', 'Hepatitis C', 'Class C', 'Type R', 'HVAC, A/C', 'R & D', 'C & D waste'])(
  '%s names no language, nor does it in a list',
  (text) => {
    const isLanguage = (name: string) => name === 'C' || name === 'R';
    expect(names(text).filter(isLanguage)).toEqual([]);
    expect(names(text, true).filter(isLanguage)).toEqual([]);
  },
);

describe('ways of writing', () => {
  test('hyphens, plurals, accents and capitals make no difference', () => {
    for (const way of ['front-end', 'Front End', 'frontend', 'FRONTEND'])
      expect(names(way)).toEqual(['Frontend development']);
    expect(names('balance sheets')).toEqual(names('Balance Sheet'));
    expect(names('Comptabilite')).toEqual(names('comptabilité'));
  });

  test('a verbal noun and its verb are the same', () => {
    expect(names('managing projects and tested by analyzing data')).toEqual(['Project management', 'Data analysis']);
  });

  test('the longest spelling wins', () => {
    expect(names('SQL Server, Java and JavaScript')).toEqual(['SQL Server', 'Java', 'JavaScript']);
  });

  test('a phrase does not extend over a comma, nor is a short name assembled from pieces', () => {
    expect(names('customer, service')).not.toContain('Customer service');
    expect(names('it was a ws')).toEqual([]);
  });

  test('phrases that merely contain a name are not skills', () => {
    expect(names('reporting to the sales team; life insurance; access to the site')).toEqual([]);
  });
});

test.each([
  ['Buchhaltung und Krankenpflege', ['Accounting', 'Nursing']],
  ['gestion de projet et comptabilité', ['Project management', 'Accounting']],
  ['ventas y atención al cliente', ['Sales', 'Customer service']],
  ['vendas e gestão de projetos', ['Sales', 'Project management']],
  ['contabilità e magazzino', ['Accounting', 'Warehouse operations']],
  ['boekhouding en klantenservice', ['Accounting', 'Customer service']],
])('%s', (text, expected) => expect(names(text)).toEqual(expected));

const professions: [string, string, string[]][] = [
  [
    'nursing',
    'RN license, IV therapy, wound care, patient care',
    ['RN license', 'IV therapy', 'Wound care', 'Patient care'],
  ],
  [
    'accounting',
    'accounts payable, GAAP, CPA, month-end close',
    ['Accounts payable', 'GAAP', 'CPA', 'Month-end close'],
  ],
  [
    'trades',
    'MIG welding, blueprint reading, conduit bending',
    ['MIG welding', 'Blueprint reading', 'Electrical installation'],
  ],
  ['law', 'litigation, Westlaw, depositions, trademarks', ['Litigation', 'Westlaw', 'Depositions', 'Trademarks']],
  [
    'kitchen',
    'food prep, knife skills, ServSafe certification',
    ['Food preparation', 'Knife skills', 'ServSafe certification'],
  ],
  [
    'logistics',
    'forklift, order picking, cycle counts',
    ['Forklift operation', 'Order picking', 'Inventory management'],
  ],
  ['teaching', 'lesson plans, classroom management, ESL', ['Lesson planning', 'Classroom management', 'ESL teaching']],
  ['design', 'Figma, wireframes, Adobe Illustrator', ['Figma', 'Wireframing', 'Adobe Illustrator']],
  ['transport', 'Class A CDL, pre-trip inspections, HAZMAT', ['CDL', 'Vehicle inspections', 'Hazardous materials']],
  ['science', 'HPLC, PCR, cell culture, GLP', ['HPLC', 'PCR', 'Cell culture', 'GLP']],
];

test.each(professions)('%s', (_, text, expected) => expect(names(text)).toEqual(expected));

test('a mention has its position and the text found there', () => {
  const [mention] = findSkills('We run on K8s.');
  expect(mention).toMatchObject({ skill: 'Kubernetes', surface: 'K8s', start: 10, end: 13 });
});

test('whatever the text, mentions are in order, do not overlap, and are cut out of it', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom('Java', 'C++', ' ', ', ', 'Go', 'and', '\n', '.NET', 'project management', '’'),
          fc.string(),
        ),
      ),
      (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const mention of findSkills(text)) {
          expect(text.slice(mention.start, mention.end)).toBe(mention.surface);
          expect(mention.start).toBeGreaterThanOrEqual(last);
          last = mention.end;
        }
        expect(findSkills(text)).toEqual(findSkills(text));
      },
    ),
  );
});

test.each([
  ['Familiar with AWS, Azure and GCP', 'Google Cloud'],
  ['GCP and ICH guidelines in clinical trials', 'Clinical research'],
  ['Inspection with calipers, micrometers and CMM', 'CMM'],
  ['Planned maintenance in a CMMS', 'CMMS'],
])('an abbreviation of several skills is read by what stands around it: %s', (text, skill) => {
  expect(findSkills(text, { language: 'en' }).map((mention) => mention.skill)).toContain(skill);
});

test('a spelling that another language’s word has is told by its capital and accents', () => {
  expect(findSkills('Conocimientos de informática', { language: 'es' })).not.toContainEqual(
    expect.objectContaining({ skill: 'Informatica' }),
  );
});
