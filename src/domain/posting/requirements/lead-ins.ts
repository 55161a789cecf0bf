import type { Language } from '../../language/languages.ts';

/** What stands before the thing asked for and says nothing of it, taken off piece by piece. Patterns over folded, lower-case text. */
const english = new RegExp(
  `^(?:${[
    '[\\s,;:/•·*"“(–-]+',
    "(?:the |our |an? )?(?:ideal |successful |qualified |selected |right |chosen )?(?:candidates?|applicants?|individual|person|incumbent|employee|associate|position|role|job|you|we|he/she|they|this (?:position|role|job|individual|person)|which|who|that|it)(?: (?:will|must|should|shall|may|can|is|are|has|have|need|needs|requires?|also|be|'ll|'re))+ (?:also )?",
    "you'(?:ll|re|ve) ",
    '(?:must|should|will|shall|may|can|need to|needs to|also|please|and|or|but|as well as|including|include|includes|to|in|of|for|with|on|at|by|as|the|an?|your|our|their|his|her|any|all|some|other|various|such as|like|etc|e\\.g\\.|i\\.e\\.|when|while)\\b ?',
    '(?:be|being|have|has|having|possess(?:es|ing)?|hold|demonstrate[sd]?|demonstrable|display|exhibit|show|bring|exhibiting|maintain a|enjoys?|must) ',
    '(?:the )?(?:ability|abilities|capability|capacity|capable|able|desire|willing(?:ness)?|aptitude|required|expected|responsible|responsibilit(?:y|ies)|accountable|passion|passionate|eager(?:ness)?|comfortable|ready|proven ability|demonstrated ability|track record|proven track record) (?:to|for|of|in|with|is|include)? ?',
    '(?:abilit(?:y|ies)|skills?|experience|knowledge|background|expertise|understanding|familiarity|proficien(?:cy|t)|exposure|interest|command|grasp|mastery|competen(?:cy|ce|t)|skilled|experienced|knowledgeable|familiar|versed|expert|fluency|fluent|adept|aware(?:ness)?|certified|certification|qualification|degree of|level of|sense of|use|usage|working|work|understand|know|application|combination|aspects?|level|type|kinds?|one or more|at least one|principles) (?:in|with|of|on|at|using|as|to|for|and(?:/or)?|or|within|working with|the use of)\\b ?',
    '(?:very |highly |extremely |well )?(?:strong|excellent|exceptional|outstanding|good|great|solid|sound|basic|advanced|effective|superior|extensive|deep|thorough|general|prior|previous|minimum|minimal|proven|demonstrated|hands-on|hands on|in-depth|significant|considerable|relevant|related|detailed|broad|high|higher|clear|expert|sufficient|necessary|required|essential|preferred|desirable|desired|appropriate|exemplary|professional|practical|robust|impeccable|consistent|confident|keen|new|current|own|additional|overall|substantial|superb|intermediate|comprehensive|working|full|substantive|unrelenting|mastered|well|very|highly|ideally|preferably|currently|constantly|continuously|effectively|efficiently|successfully|accurately|consistently|regularly|actively|occasionally|routinely)[,/]? (?:and |& |or )?',
  ].join('|')})`,
);

const words = {
  de: `sie du ihr wir man ihnen dir haben hast verfügen verfügst bringen bringst sind bist besitzen beherrschen setzen erwarten suchen kennen über mit idealerweise fundierte fundierten fundiertes
    sehr gut gute guten guter gutes sicher sichere sicherer sicheren ausgeprägte ausgeprägtes hohe hohes hoher erste mehrjährige einschlägige umfassende solide nachweisbare relevante
    bestenfalls ein eine einen einer die der das den dem ihre deine und sowie oder im in bei von zur zum als kenntnisse kenntnis erfahrung erfahrungen berufserfahrung umgang wissen know-how
    fähigkeit verständnis interesse freude spaß bereitschaft an am für auf zu`,
  fr: `vous tu nous êtes avez disposez maîtrisez possédez justifiez savez assurez devrez serez recherchons de du des en un une la le les et ou avec pour dans au aux à sur bon bonne bonnes bons
    excellent excellente excellents excellentes solide solides très parfaite parfait forte fortes fort première connaissance connaissances maîtrise expérience capacité capacités aptitude sens pratique
    goût aisance compétence compétences professionnelle réussie confirmée significative`,
  es: `tener tienes contar con poseer dominio manejo nivel experiencia conocimiento conocimientos capacidad habilidad habilidades buen buena buenos buenas alto mínima mínimo demostrable previa
    sólida sólido sólidos sólidas excelente excelentes el la los las un una de del en y o para ser al como avanzado avanzados`,
  pt: `ter possuir domínio conhecimento conhecimentos capacidade boa bom bons boas ótima ótimo sólida sólido sólidos prévia comprovada vivência experiência habilidade em de do da com e ou o a os as
    um uma para nível`,
  it: `buona buono buone ottima ottimo ottime ottimi esperienza conoscenza capacità padronanza pregressa consolidata almeno di del della dei delle in con e nel nella il la lo gli le i un una uso
    avere possedere`,
  nl: `je jij u wij we hebt heeft bent beschikt kunt kan bezit zoeken vragen over goed goede uitstekende ruime aantoonbare relevante sterke enige ervaring kennis beheersing minimaal met van in de het
    een en als op bij voor`,
};

const foldWord = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss');
const wordLead = (list: string): RegExp =>
  new RegExp(
    `^(?:[\\s,;:•·*"“(–-]+|(?:${list.split(/\s+/).map(foldWord).join('|')})\\s|(?:[ld]|qu|dell|all|nell)['’])`,
  );

const leads: Record<Language, RegExp> = {
  en: english,
  other: english,
  de: wordLead(words.de),
  fr: wordLead(words.fr),
  es: wordLead(words.es),
  pt: wordLead(words.pt),
  it: wordLead(words.it),
  nl: wordLead(words.nl),
};

/** How many characters of lead-in a folded, lower-case phrase begins with: "must have strong " in "must have strong excel skills". */
export function leadInLength(folded: string, language: Language): number {
  let length = 0;
  for (let round = 0; round < 12; round += 1) {
    const match = leads[language].exec(folded.slice(length));
    if (!match || match[0].length === 0 || length + match[0].length >= folded.length) break;
    length += match[0].length;
  }
  return length;
}
