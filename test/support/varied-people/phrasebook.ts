import type { Language } from '#domain/language/languages.ts';

/** What people of one language and occupation write on a resume; lists of alternatives to choose from. */
export interface Trade {
  titles: string[];
  employers: string[];
  summaries: string[];
  points: string[];
  degrees: [studyType: string, area: string][];
  skills: [name: string, keywords: string[]][];
  certificates: [name: string, issuer: string][];
  awards: [title: string, awarder: string][];
  publications: [name: string, publisher: string][];
  projects: [name: string, description: string][];
}

/** What does not depend on the occupation: names, places, spoken languages. */
export interface Phrasebook {
  language: Language;
  first: string[];
  last: string[];
  /** City, region, country code, postal code, street; a country code is needed where there is a region. */
  places: [city: string, region: string, country: string, postalCode: string, address: string][];
  phones: string[];
  schools: string[];
  offices: string[];
  charities: string[];
  volunteering: string[];
  fluencies: string[];
  spoken: string[];
  interests: string[];
  praise: string[];
  grades: string[];
  courses: string[];
  trades: Trade[];
}

const list = (text: string, mark = '|'): string[] =>
  text
    .split(mark)
    .map((item) => item.trim())
    .filter(Boolean);

const pairs = (text: string): [string, string][] =>
  list(text).map((item) => {
    const [a = '', b = ''] = item.split(/\s+@\s*/u);
    return [a, b];
  });

/** `key: a | b` lines, each continued by the lines below that begin with spaces. */
function fields(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of text.trim().replace(/\n +/gu, ' ').split('\n')) {
    const [, key = '', value = ''] = /^(\w+): (.*)$/u.exec(line.trim()) ?? [];
    found[key] = value;
  }
  return found;
}

function trade(text: string): Trade {
  const of = fields(text);
  const at = (key: string): string => of[key] ?? '';
  return {
    titles: list(at('titles')),
    employers: list(at('employers')),
    summaries: list(at('summaries')),
    points: list(at('points')),
    degrees: pairs(at('degrees')),
    skills: pairs(at('skills')).map(([name, words]) => [name, list(words, ';')]),
    certificates: pairs(at('certificates')),
    awards: pairs(at('awards')),
    publications: pairs(at('publications')),
    projects: pairs(at('projects')),
  };
}

/** Reads a language's lists: a general block, then a block for each occupation, separated by empty lines. */
export function phrasebook(language: Language, text: string): Phrasebook {
  const [own = '', ...trades] = text.trim().split(/\n\s*\n/);
  const of = fields(own);
  const at = (key: string): string[] => list(of[key] ?? '');
  return {
    language,
    first: at('first'),
    last: at('last'),
    places: at('places').map((place) => {
      const [city = '', region = '', country = '', postalCode = '', address = ''] = place
        .split(';')
        .map((item) => item.trim());
      return [city, region, country, postalCode, address];
    }),
    phones: at('phones'),
    schools: at('schools'),
    offices: at('offices'),
    charities: at('charities'),
    volunteering: at('volunteering'),
    fluencies: at('fluencies'),
    spoken: at('spoken'),
    interests: at('interests'),
    praise: at('praise'),
    grades: at('grades'),
    courses: at('courses'),
    trades: trades.map(trade),
  };
}
