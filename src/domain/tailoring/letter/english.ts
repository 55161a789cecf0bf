import { listed } from '../skill-phrases.ts';
import { createTeller, type Teller } from './english-telling.ts';
import { heldInEnglish, withArticle } from './licences.ts';
import type { LetterMaterial, Study } from './material.ts';
import { isFor, type Proof } from './proofs.ts';
import type { Theme } from './themes.ts';
import { part, type LetterPart, type LetterVoice } from './voice.ts';

const at = (name: string | undefined): string => (name === undefined ? '' : ` at ${name}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const and = (names: readonly string[]): string => listed(names, 'and');

const postAt = ({ role, company }: LetterMaterial): string =>
  `${role === undefined ? 'the position' : `the ${role} position`}${at(company)}`;

function paragraphs(material: LetterMaterial): LetterPart[] {
  const tell = createTeller();
  const { hook, themes } = material;
  const first = opening(material, tell);
  const bodies = themes.map((theme, place) => body(theme, place, material, tell));
  const told = [...(hook === undefined ? [] : [hook]), ...themes.flatMap(({ proofs }) => proofs)];
  return [first, ...bodies, ...ending(material, told)];
}

/** What the person holds where the ad asks for it, the strongest fact, and which position that is for. */
function opening(material: LetterMaterial, tell: Teller): LetterPart {
  const { hook, licences } = material;
  const more = {
    pointers: licences.map(({ pointer }) => pointer),
    requirements: licences.flatMap(({ requirements }) => requirements),
  };
  if (hook === undefined) return plainOpening(material, more);
  const names = namesIn(material.themes[0], 0, material.names, hook);
  return part(
    [
      heldInEnglish(licences),
      ...tell([hook]),
      toThePost(
        material,
        names.map(({ name }) => name),
      ),
    ],
    [hook],
    {
      pointers: [...more.pointers, ...names.flatMap(({ pointers }) => pointers)],
      requirements: more.requirements,
    },
  );
}

const toThePost = (material: LetterMaterial, names: readonly string[]): string => {
  const post = postAt(material);
  if (names.length > 0) return `I would bring that, and my experience with ${and(names)}, to ${post}`;
  return isResult(material.hook)
    ? `Results like that are what I would like to bring to ${post}`
    : `I would like to bring that experience to ${post}`;
};

/** What a theme is about, by names that ad and resume share and the hook does not say anyway; two at most. */
function namesIn(
  theme: Theme | undefined,
  place: number,
  names: LetterMaterial['names'],
  hook: Proof | undefined,
): LetterMaterial['names'] {
  const said = [hook, ...(place === 0 ? [] : (theme?.proofs ?? []).slice(0, 1))];
  return names
    .filter(({ requirement }) => theme?.requirements.includes(requirement))
    .filter(({ requirement }) => place === 0 || theme?.proofs.some((proof) => isFor(proof, requirement)))
    .filter(({ name }) => said.every((proof) => proof?.clause.toLowerCase().includes(name.toLowerCase()) !== true))
    .slice(0, 2);
}

const isResult = (proof: Proof | undefined): boolean =>
  proof?.figures === true &&
  /\b(?:increas|reduc|grew|cut|sav|exceed|improv|doubl|halv|achiev|decreas|boost|won|rais)/.test(proof.clause);

function plainOpening(
  material: LetterMaterial,
  more: { pointers: readonly string[]; requirements: readonly string[] },
): LetterPart {
  const { latest, listed: skills } = material;
  const known = skills.length === 0 ? '' : `I know ${and(skills)}`;
  const post = `I would like to be considered for ${postAt(material)}`;
  const now = latest === undefined ? '' : whatIsDone(material);
  return part([heldInEnglish(material.licences), now, known, post], [], {
    pointers: [
      ...more.pointers,
      ...(latest === undefined ? [] : [latest.entry]),
      ...(skills.length > 0 ? ['/skills'] : []),
    ],
    requirements: more.requirements,
  });
}

/** "I now work as Engineer at Contoso". */
const whatIsDone = ({ latest }: LetterMaterial): string => {
  if (latest === undefined || (latest.title === undefined && latest.employer === undefined)) return '';
  const what = `${latest.title === undefined ? '' : ` as ${latest.title}`}${at(latest.employer)}`;
  return latest.present ? `I now work${what}` : `I last worked${what}`;
};

/** The proofs of a theme, the one for what was just named first, with those of the same place. */
const ledBy = ({ proofs }: Theme, requirement: string | undefined): Proof[] => {
  const first = proofs.find((proof) => requirement !== undefined && isFor(proof, requirement));
  if (first === undefined) return proofs;
  const rest = proofs.filter((proof) => proof !== first);
  const [same = [], other = []] = [true, false].map((isSame) =>
    rest.filter(({ place }) => (place.entry === first.place.entry) === isSame),
  );
  return [first, ...same, ...other];
};

function body(theme: Theme, place: number, material: LetterMaterial, tell: Teller): LetterPart {
  const names = place === 0 ? [] : namesIn(theme, place, material.names, material.hook);
  const lead = names.length === 0 ? '' : `You also ask for ${and(names.map(({ name }) => name))}`;
  return part([lead, ...tell(ledBy(theme, names[0]?.requirement), lead === '' ? 'beginning' : 'lead')], theme.proofs, {
    pointers: names.flatMap(({ pointers }) => pointers),
  });
}

/** Why this employer; what has not been said yet of position, years and degree; and the wish to talk. */
function ending(material: LetterMaterial, told: readonly Proof[]): LetterPart[] {
  const { years, study, asked, latest, ownSentence, hook } = material;
  const isSilent =
    latest?.present === true && hook !== undefined && told.every(({ place }) => place.entry !== latest.entry);
  const now = isSilent ? whatIsDone(material) : '';
  const isShort = told.length < 4;
  const isDegreeTold = study !== undefined && (asked.degree || years < 3 || isShort);
  const degree = isDegreeTold ? studyClause(study) : '';
  const length = years >= 2 && (asked.years || isShort) ? `I bring ${years} years of work experience` : '';
  const facts = [length, degree]
    .filter((text) => text !== '')
    .join(', and ')
    .replace(', and I hold', ' and hold');
  const pointers = [
    ...(now === '' ? [] : [latest?.entry ?? '']),
    ...(length === '' ? [] : ['/work']),
    ...(isDegreeTold ? [study.pointer] : []),
  ];
  const topic = unsaid(material, told);
  const wish = closing(material, topic?.name);
  const isOneFact = (length === '') !== (degree === '') && !facts.startsWith('my') && !material.newGround;
  const last = isOneFact ? [`${facts} and ${wish.replace(/^I /, '')}`] : [capital(facts), wish];
  return [part([now, ...last], [], { pointers: [...pointers, ...(topic?.pointers ?? [])], own: ownSentence })];
}

/** Something asked for and shown that the letter has not named: a thing to talk about. */
const unsaid = (
  { names, themes }: LetterMaterial,
  told: readonly Proof[],
): LetterMaterial['names'][number] | undefined => {
  const named = new Set(
    themes.flatMap((theme, place) => namesIn(theme, place, names, told[0])).map(({ name }) => name),
  );
  return names.find(
    ({ name }) => !named.has(name) && told.every(({ clause }) => !clause.toLowerCase().includes(name.toLowerCase())),
  );
};

function closing({ company, newGround }: LetterMaterial, topic: string | undefined): string {
  if (newGround) return 'This position would be a change for me, and I would be glad to talk about what carries over';
  return topic === undefined
    ? `I would be glad to talk about what ${company ?? 'your team'} needs and how I could help`
    : `I would be glad to tell you more in a conversation, also about my work with ${topic}`;
}

/** "I hold a Bachelor of Arts from Leeds College". */
function studyClause({ text, institution, state }: Study): string {
  const what = article(text);
  if (state === 'going on') return `I am working towards ${what}${at(institution)}`;
  const from = institution === undefined ? '' : ` from ${institution}`;
  return state === 'done' ? `I hold ${what}${from}` : `my education includes ${what}${from}`;
}

const article = (text: string): string =>
  withArticle(
    text.replace(
      /^(Bachelor|Master|Associate)(?:['’]?s)?(?: degree)?(?= in |$)/i,
      (_, level: string) => `${capital(level.toLowerCase())}'s degree`,
    ),
  );

/** How a letter is written in English. */
export const english: LetterVoice = {
  salutation: (company) =>
    company === undefined || company.length > 32 ? 'Dear Hiring Manager,' : `Dear ${company} hiring team,`,
  paragraphs,
  signOff: 'Kind regards,',
};
