import { generationalCache, type GenerationalCache } from '../../memoize.ts';
import type { ParsedResume, SourceLine } from '../../resume/parsed-resume.ts';
import type { GrammarFact } from './grammar-fact.ts';
import { wrongForms } from './wrong-forms.ts';

/** Sections of prose: names, addresses and lists of tools are spelled as their owners like. */
const prose = new Set<SourceLine['section']>(['summary', 'work', 'projects', 'volunteer', 'education', 'awards']);

/** A mistake, on whatever line its text stands. */
type Mistake = Omit<GrammarFact, 'line'>;

/** The mistakes of texts that were read lately, for resumes that are read again after an edit. */
export type KnownMistakes = GenerationalCache<readonly Mistake[]>;

/**
 * Mistakes that can be told without a grammar checker, in the words of the resume's prose: words twice, spaces before
 * commas, a small "i", "a" before a vowel, and the misspellings that resumes have most. English but for the first two.
 */
export function findMistakes(parsed: ParsedResume, known: KnownMistakes = generationalCache()): GrammarFact[] {
  const isEnglish = parsed.language === 'en';
  const mistakesIn = (text: string): Mistake[] => [...anywhere(text), ...(isEnglish ? english(text) : [])];
  return parsed.lines
    .filter(({ section, heading }) => prose.has(section) && !heading)
    .flatMap(({ id, text }) =>
      known.get(`${isEnglish} ${text}`, () => mistakesIn(text)).map((mistake) => ({ line: id, ...mistake })),
    );
}

/** A line of so many words is a sentence, and not the head of an entry. */
const sentenceWords = 8;

/** Words that can rightly stand twice: "that that", "die die". */
const rightTwice = new Set(['that', 'had', 'die', 'der', 'das', 'sie', 'que', 'nous', 'vous']);

function anywhere(text: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const words = text.split(/\s+/);
  const isSentence = words.length >= sentenceWords;
  words.forEach((word, index) => {
    if (word.length > 1 && word === words[index + 1] && /^\p{Ll}+$/u.test(word) && !rightTwice.has(word)) {
      mistakes.push({ quote: `${word} ${word}`, kind: 'repetition', suggestion: word });
    }
    // In a short line, and between names, the space is the layout's, which sets a comma between a school and its town.
    const before = words[index - 1] ?? '';
    if (word === ',' && isSentence && /[\p{L}\p{N})]$/u.test(before) && /^\p{Ll}{2}/u.test(words[index + 1] ?? '')) {
      mistakes.push({ quote: `${before} ,`, kind: 'punctuation', suggestion: `${before},` });
    }
  });
  return mistakes;
}

/** Words that begin with a vowel and are said with a consonant ("a user"), and the other way round ("an hour"). */
const saidWithConsonant = /^(?:u(?:ni(?!n|m)|s[ae]|t[ei]|ra|k)|eu|one\b|once\b|ubiq)/i;

function english(text: string): Mistake[] {
  const mistakes: Mistake[] = wrongForms(text);
  for (const [word] of text.matchAll(/[A-Za-z]{4,}/g)) {
    const suggestion = misspellings.get(word.toLowerCase());
    if (suggestion) mistakes.push({ quote: word, kind: 'spelling', suggestion });
  }
  if (/\bi (?:am|was|have|had|did|do|will|can|also|[a-z]+ed)\b/.test(text)) {
    mistakes.push({ quote: 'i', kind: 'capitalization', suggestion: 'I' });
  }
  for (const [quote, word = ''] of text.matchAll(/\ba ([aeiou][a-z]{2,})/g)) {
    if (!saidWithConsonant.test(word)) {
      mistakes.push({ quote, kind: 'grammar', suggestion: `an ${word}` });
    }
  }
  return mistakes;
}

/** What resumes misspell most, each with its spelling. */
const pairs = `acheive:achieve acheived:achieved acheivement:achievement achievment:achievement achievments:achievements accomodate:accommodate accomodated:accommodated
accross:across adminstration:administration adminstrative:administrative adminstrator:administrator agressive:aggressive analize:analyze
annualy:annually apropriate:appropriate assesment:assessment assesments:assessments assistent:assistant attendence:attendance availible:available
beleive:believe begining:beginning benifits:benefits buisness:business busines:business calender:calendar catagory:category certificaton:certification
collegue:colleague collegues:colleagues comittee:committee commitee:committee commited:committed committment:commitment comunication:communication
comunicate:communicate compatability:compatibility completly:completely consistant:consistent convinient:convenient cooridnate:coordinate
coordiante:coordinate corespondence:correspondence costumer:customer custumer:customer definately:definitely definitly:definitely dependant:dependent
desicion:decision develope:develop developement:development developped:developed devolop:develop dilligent:diligent effecient:efficient effeciently:efficiently
efficent:efficient efficency:efficiency enviroment:environment enviornment:environment equiptment:equipment excellant:excellent existance:existence
experiance:experience experianced:experienced experince:experience explaination:explanation familar:familiar finacial:financial foriegn:foreign
fullfill:fulfill garantee:guarantee gaurantee:guarantee goverment:government gurantee:guarantee guidence:guidance harrass:harass heirarchy:hierarchy
hygeine:hygiene immediatly:immediately implemention:implementation implimented:implemented independant:independent independantly:independently
infomation:information inital:initial initative:initiative initiatied:initiated intelligance:intelligence intial:initial
knowlege:knowledge knowledgable:knowledgeable liason:liaison liasion:liaison lisence:license maintainance:maintenance maintainence:maintenance
maintenence:maintenance managment:management mangaged:managed mangament:management manufactoring:manufacturing millenium:millennium
morgage:mortgage neccessary:necessary necesary:necessary negociate:negotiate negociated:negotiated negotation:negotiation noticable:noticeable
occassion:occasion occured:occurred occurence:occurrence oppurtunity:opportunity oportunity:opportunity optomize:optimize orgainzed:organized
organzied:organized organizaton:organization paralel:parallel particulary:particularly pavillion:pavilion performace:performance perfomance:performance
persistant:persistent personel:personnel personell:personnel posession:possession practioner:practitioner preceeding:preceding prefered:preferred
preperation:preparation presance:presence priviledge:privilege privelege:privilege proceedure:procedure proceedures:procedures
procurment:procurement professionaly:professionally profesional:professional proffesional:professional proffessional:professional programing:programming
psychologly:psychology publically:publicly quaterly:quarterly questionaire:questionnaire reccomend:recommend reccommend:recommend recieve:receive
recieved:received recieving:receiving reciept:receipt recomend:recommend recomended:recommended recomendation:recommendation recomendations:recommendations
refered:referred referance:reference relevent:relevant reliabilty:reliability repetion:repetition representive:representative requirment:requirement
requirments:requirements resoluton:resolution resourse:resource resourses:resources responsability:responsibility responsabilities:responsibilities
responsibilites:responsibilities responsibilty:responsibility responsiblity:responsibility responsibile:responsible responsable:responsible restaraunt:restaurant
restaurent:restaurant retreive:retrieve rythm:rhythm saftey:safety satifaction:satisfaction satisifed:satisfied scedule:schedule schedual:schedule
seperate:separate seperated:separated sincerly:sincerely specalist:specialist specialy:specially stategic:strategic stategy:strategy strenght:strength
strenghts:strengths succesful:successful successfull:successful succesfully:successfully sucess:success sucessful:successful sucessfully:successfully
suport:support supervisior:supervisor superviser:supervisor surveilance:surveillance techical:technical technicial:technical techniqes:techniques
technolgy:technology tecnical:technical temperture:temperature thier:their thourough:thorough throught:through transfered:transferred transfering:transferring
truely:truly undertand:understand unforseen:unforeseen untill:until usefull:useful utlize:utilize utlized:utilized vaccum:vacuum variaty:variety
vehical:vehicle verfied:verified volonteer:volunteer volunter:volunteer warehose:warehouse wether:whether writting:writing writen:written yeild:yield`;

/** Misspelled words in lower case, and how they are spelled. */
const misspellings: ReadonlyMap<string, string> = new Map(
  pairs.split(/\s+/).flatMap((pair) => {
    const [wrong, right] = pair.split(':');
    return wrong !== undefined && right !== undefined ? [[wrong, right] as const] : [];
  }),
);
