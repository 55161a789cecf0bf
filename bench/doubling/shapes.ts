/** A text of exactly that many characters. */
export type Shape = (characters: number) => string;

/** As many units as are needed, each with its number, cut to the length. */
function filled(characters: number, unit: (index: number) => string): string {
  const units: string[] = [];
  let length = 0;
  for (let index = 0; length < characters; index += 1) {
    const next = unit(index);
    units.push(next);
    length += next.length;
  }
  return units.join('').slice(0, characters);
}

const repeated =
  (unit: string): Shape =>
  (characters) =>
    filled(characters, () => unit);

const numbered =
  (unit: (index: number) => string): Shape =>
  (characters) =>
    filled(characters, unit);

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

/** A different lowercase word for each number. */
function wordOf(index: number): string {
  let rest = index * 7919 + 17;
  let word = '';
  while (word.length < 6 || rest > 0) {
    word += String.fromCharCode(97 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return word;
}

const capitalised = (index: number): string => {
  const word = wordOf(index);
  return (word[0] ?? '').toUpperCase() + word.slice(1);
};

const skills = [
  'Python',
  'SAP',
  'Excel',
  'Welding',
  'Docker',
  'Accounting',
  'Nursing',
  'React',
  'Kubernetes',
  'Forklift',
];
const headings = ['EXPERIENCE', 'EDUCATION', 'SKILLS', 'SUMMARY', 'PROJECTS', 'LANGUAGES', 'AWARDS', 'CERTIFICATIONS'];

/** Texts that the engine was made to read in linear time. */
export const learntShapes: Record<string, Shape> = {
  'one heading': repeated('EXPERIENCE\n'),
  'rules under a summary': (characters) => `Summary\n${repeated('----\n')(characters - 8)}`,
  'years lines': repeated('N+ years\n'),
  'years asked': numbered((index) => `${(index % 30) + 1}+ years of experience in ${pick(skills, index)}\n`),
  'spaced rows': repeated('a  b  c\n'),
  'dotted address': repeated('a.a.a.a@'),
  'one giant word': repeated('a'),
  commas: repeated(','),
  'comma list': numbered((index) => `${wordOf(index)}, `),
  'nested brackets': (characters) => '('.repeat(characters / 2) + ')'.repeat(characters - Math.floor(characters / 2)),
  'bullets alone': repeated('•\n'),
  'bulleted lines': numbered(
    (index) => `• Led ${wordOf(index)} for ${index % 90} people and cut costs by ${index % 50}%\n`,
  ),
  'one line of words': numbered((index) => `${wordOf(index)} `),
  dates: numbered(
    (index) => `0${(index % 9) + 1}/20${10 + (index % 14)} - 0${(index % 8) + 1}/20${11 + (index % 14)}\n`,
  ),
  'tiny sections': numbered((index) => `${pick(headings, index)}\n${wordOf(index)}\n`),
  'one-line jobs': numbered(
    (index) =>
      `${capitalised(index)} Manager, ${capitalised(index + 5)} Ltd, 20${10 + (index % 14)} - 20${11 + (index % 14)}\n`,
  ),
  'one skill': repeated('Python '),
  'ad repeated': repeated(
    'Warehouse Manager\nWe are looking for a manager.\nRequirements:\n- 5+ years of experience in SAP\n- Forklift license\n',
  ),
  'Markdown tables': numbered((index) => `| ${wordOf(index)} | ${index} | **b** |\n|---|---|---|\n`),
  'addresses of pages': numbered((index) => `https://www.${wordOf(index)}.com/a/b?c=d&e=f#g `),
};

/** Texts that nothing was made for: they say how the cures hold for what was not thought of. */
export const heldOutShapes: Record<string, Shape> = {
  'years alone': numbered((index) => `${1950 + (index % 90)} `),
  'numbers with dots': repeated('1.1.1.1.'),
  'combining marks': repeated('e\u0301\u0302\u0323'),
  'CJK without spaces': repeated('東京大学工学部卒業'),
  emoji: repeated('👩‍💻🚀'),
  quotes: repeated(`"'`),
  slashes: repeated('a/b/'),
  digits: repeated('7'),
  'phone numbers': numbered((index) => `+1 (555) 010-${1000 + (index % 9000)} `),
  'capital letters': numbered((index) => `${wordOf(index).toUpperCase()} ${wordOf(index + 3).toUpperCase()}\n`),
  'hyphenated chain': repeated('state-of-the-art-'),
  apostrophes: repeated(`it's'`),
  tabs: repeated('a\tb\t\t'),
  'Markdown headings': numbered((index) => `${'#'.repeat((index % 6) + 1)} ${capitalised(index)}\n`),
  'zero-width characters': repeated('a\u200Bb\u200D\u2060'),
  'right to left marks': repeated('\u202Eשלום\u200F '),
  'Roman numerals': numbered((index) => `${pick(['I', 'II', 'III', 'IV', 'V', 'IX', 'XIV'], index)}. `),
  'schools and degrees': numbered(
    (index) =>
      `EDUCATION\nBSc in ${capitalised(index)}, University of ${capitalised(index + 9)}, ${1990 + (index % 30)}\n`,
  ),
  'sentences without end': numbered(
    (index) => `and managed ${wordOf(index)} which improved ${wordOf(index + 1)} by ${index % 100}% `,
  ),
  'blank lines and a letter': repeated('\n\n \nx\n'),
};
