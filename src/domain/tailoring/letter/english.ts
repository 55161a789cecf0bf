import { chosen } from '../hash.ts';
import { listed } from '../skill-phrases.ts';
import type { LetterMaterial, Study } from './material.ts';
import type { LetterPoint, LetterTopic } from './points.ts';
import { namedSkills, part, sentence, type LetterPart, type LetterVoice, type PlacedTopic } from './voice.ts';

const at = (name: string | undefined): string => (name === undefined ? '' : ` at ${name}`);
const post = ({ role }: LetterMaterial, noun: string): string =>
  role === undefined ? `the ${noun}` : `the ${role} ${noun}`;
const postAt = (material: LetterMaterial, noun: string): string => `${post(material, noun)}${at(material.company)}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const and = (names: readonly string[]): string => listed(names, 'and');

function opening(material: LetterMaterial, seed: string): LetterPart {
  const skills = namedSkills(material);
  if (skills.length === 0) return plainOpening(material, seed);
  const names = and(skills);
  const known = knownFromPractice(skills);
  const text = chosen(
    [
      `For ${postAt(material, 'position')}, you ask for ${names}. ${known}. Rather than list adjectives, I would like to show you where.`,
      `Your ad for ${postAt(material, 'position')} names ${names}. ${known}, and the examples below say where and on what.`,
      `${capital(material.company ?? 'your team')} is looking for someone who knows ${names}. ${known}. What ` +
        `follows is the part of my work that bears on ${post(material, 'role')}.`,
      `You are filling ${postAt(material, 'position')}, and the ad puts ${names} on the list. ${known}. Here is what that looked like in practice.`,
    ],
    `${seed}opening`,
  );
  return part(
    text,
    material.topics.filter(({ skill }) => skill !== undefined).flatMap(({ points }) => points.slice(0, 1)),
  );
}

/** People work with tools, and know a field of work. */
function knownFromPractice(skills: readonly string[]): string {
  const them =
    skills.length === 1
      ? /[A-Z]s$/.test(skills[0] ?? '')
        ? 'them'
        : 'it'
      : skills.length === 2
        ? 'both'
        : 'all of them';
  const tools = skills.every((skill) => skill !== skill.toLowerCase());
  return tools ? `I have worked with ${them}` : `I know ${them} from practice`;
}

function plainOpening(material: LetterMaterial, seed: string): LetterPart {
  const { latest, topics } = material;
  const now =
    latest?.title === undefined
      ? ''
      : ` ${sentence(`${latest.present ? 'I currently work' : 'I last worked'} as ${latest.title}${at(latest.employer)}`)}`;
  const [lead, other] = [
    `I would like to be considered for ${postAt(material, 'position')}.`,
    `${capital(postAt(material, 'position'))} interests me, and I would like to tell you what I can bring to it.`,
  ];
  const judge = topics.length === 0 ? '' : ' The work below should let you judge the fit for yourselves.';
  return part(
    chosen([`${lead}${now}${judge}`, `${other}${now}`], `${seed}plain`),
    [],
    latest?.title === undefined ? [] : ['/work/0'],
  );
}

/** "At X", "As Engineer at X", "In my project X": where a topic's work was done. */
function where({ topic, place, before }: PlacedTopic, introduced: boolean, seed: string): string {
  if (topic.project !== undefined) return `In my project ${topic.project}, `;
  if (before?.entry === topic.entry)
    return chosen(['In the same position, ', 'In that role too, '], `${seed}${place}same`);
  if (introduced && topic.entry === '/work/0') return 'In that role, ';
  const again = before?.employer !== undefined && before.employer === topic.employer;
  if (topic.employer === undefined) return topic.title === undefined ? elsewhere(topic, before) : `As ${topic.title}, `;
  if (again)
    return topic.title === undefined ? `Also at ${topic.employer}, ` : `As ${topic.title}, also at ${topic.employer}, `;
  const volunteered = topic.entry.startsWith('/volunteer');
  const titled = topic.title !== undefined && (volunteered || chosen([true, false, true], `${seed}${place}titled`));
  return titled ? `As ${topic.title ?? ''} at ${topic.employer}, ` : `At ${topic.employer}, `;
}

/** A position without a name: the resume lists the latest first, so one further down was earlier. */
function elsewhere(topic: LetterTopic, before: LetterTopic | undefined): string {
  if (before === undefined) return '';
  if (topic.present) return 'In my present position, ';
  const index = (entry: string): number => Number(entry.split('/')[2]);
  return index(topic.entry) > index(before.entry) ? 'In an earlier position, ' : 'In another position, ';
}

const also = ({ clause }: LetterPoint): string =>
  clause.replace(/^I (was )?/, (_, was: string | undefined) => `I ${was ?? ''}also `);

function paragraph(placed: PlacedTopic, material: LetterMaterial, seed: string): LetterPart {
  const { topic, place } = placed;
  const [first, second, third] = topic.points;
  if (first === undefined) return part('');
  const skills = namedSkills(material);
  const introduced = skills.length === 0 && material.latest?.title !== undefined && place === 0;
  const lead = skills.length > 1 ? leadTo(topic, place, seed) : '';
  const statement = `${where(placed, introduced, seed)}${first.clause}`;
  const sentences = [
    `${lead}${lead.endsWith(': ') ? statement.charAt(0).toLowerCase() + statement.slice(1) : capital(statement)}`,
  ];
  const turns = chosen(
    [
      ['Beyond that, ', 'In addition, '],
      ['In addition, ', 'Beyond that, '],
    ] as const,
    `${seed}turns`,
  );
  if (second !== undefined)
    sentences.push(place === 1 && third === undefined ? `There, ${also(second)}` : capital(also(second)));
  if (third !== undefined) sentences.push(place === 2 ? capital(third.clause) : `${turns[place] ?? ''}${third.clause}`);
  return part(sentences.map(keepI).map(sentence).join(' '), topic.points);
}

/** "On Python: i built" is never written. */
const keepI = (text: string): string => text.replace(/: i (?=\p{Ll})/u, ': I ');

/** A few words that link a topic to the ad's requirement; the shapes rotate, so that none occurs twice in a letter. */
function leadTo({ skill }: LetterTopic, place: number, seed: string): string {
  if (skill === undefined) return '';
  const shapes = [
    `On ${skill}: `,
    `You ask for ${skill}. `,
    `${capital(skill)} is also on your list. `,
    `As for ${skill}: `,
  ];
  const start = chosen([0, 1], `${seed}lead`);
  return shapes[[start, 2, 3 - start * 3][place] ?? 3] ?? '';
}

function background(material: LetterMaterial, seed: string): LetterPart | undefined {
  const { years, employers, others, study, certificates, listed: skills, topics } = material;
  const sentences: string[] = [];
  const pointers: string[] = [];
  if (years >= 2 && employers.length > 0) {
    const more = others ? ', among others' : '';
    sentences.push(
      chosen(
        [
          `Altogether I bring ${years} years of work experience, at ${and(employers)}${more}`,
          `In all I have ${years} years of work experience, at ${and(employers)}${more}`,
        ],
        `${seed}years`,
      ),
    );
    pointers.push('/work');
  }
  if (study !== undefined) {
    sentences.push(studySentence(study));
    pointers.push(study.pointer);
  }
  if (certificates.length > 0) {
    sentences.push(`My certifications include ${and(certificates.map(({ name }) => name))}`);
    pointers.push(...certificates.map(({ pointer }) => pointer));
  }
  if (skills.length > 0) {
    sentences.push(`${topics.length > 0 ? 'My resume also lists' : 'My resume lists'} ${and(skills)}`);
    pointers.push('/skills');
  }
  return sentences.length === 0 ? undefined : part(sentences.map(sentence).join(' '), [], pointers);
}

function studySentence({ text, institution, state }: Study): string {
  const what = article(text);
  if (state === 'going on') return `I am working towards ${what}${at(institution)}`;
  const from = institution === undefined ? '' : ` from ${institution}`;
  return state === 'done' ? `I hold ${what}${from}` : `My education includes ${what}${from}`;
}

const article = (text: string): string => {
  const degree = text.replace(
    /^(Bachelor|Master|Associate)(?:['’]?s)?(?: degree)?(?= in |$)/i,
    (_, level: string) => `${capital(level.toLowerCase())}'s degree`,
  );
  return /^(?:[AEIO]|M\.?[A-Z]|LL|HND)/.test(degree) ? `an ${degree}` : `a ${degree}`;
};

const closing = (material: LetterMaterial, seed: string): LetterPart =>
  part(
    chosen(
      [
        `I would be glad to go through any of this in a conversation, and to hear what ${material.company ?? 'your team'} ` +
          `expects from ${post(material, 'role')}.`,
        `If this fits what you have in mind for ${post(material, 'role')}, I would welcome a conversation. Thank you for reading.`,
        `Thank you for your time. I would enjoy talking about how this could carry over to ${post(material, 'role')}.`,
      ],
      `${seed}closing`,
    ),
  );

/** How a letter is written in English. */
export const english: LetterVoice = {
  salutation: (company, seed) =>
    company === undefined || company.length > 32
      ? chosen(['Dear Hiring Manager,', 'Dear Hiring Team,'], seed)
      : chosen([`Dear ${company} Hiring Team,`, 'Dear Hiring Manager,', `Dear ${company} team,`], seed),
  opening,
  paragraph,
  background,
  closing,
  signOff: (seed) => chosen(['Sincerely,', 'Kind regards,', 'Best regards,'], `${seed}off`),
};
