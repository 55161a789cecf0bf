/** Nouns that name a position. */
export const titleNouns = new Set(
  `engineer developer programmer analyst manager director designer architect consultant administrator assistant associate specialist
   coordinator supervisor officer executive president nurse teacher accountant lawyer attorney paralegal technician mechanic representative
   advisor adviser agent clerk chef cook baker driver scientist researcher professor lecturer intern trainee founder cofounder owner partner
   lead leader head chief editor writer producer strategist planner buyer recruiter therapist pharmacist physician surgeon dentist
   electrician plumber carpenter welder operator inspector surveyor estimator auditor controller treasurer bookkeeper cashier server bartender
   barista receptionist secretary librarian counselor counsellor coach trainer instructor tutor superintendent foreman foreperson ceo cto cfo
   coo cio vp ciso cmo dean apprentice aide maker expert evangelist entwickler ingenieur leiter berater referent ingénieur développeur
   responsable chargé ingeniero desarrollador gerente jefe`.split(/\s+/),
);

/** Words that raise a title above its noun. */
export const raisingRanks = new Set(
  `senior sr lead principal head chief director vp president executive manager staff global regional vice expert supervisor founder
   founding managing group senior-level svp evp avp leitender leitende directeur directora gerente jefe`.split(/\s+/),
);

/** Words that lower a title; a title without them would be a higher one. */
export const loweringRanks = new Set(
  `junior jr assistant associate deputy vice intern trainee apprentice co acting interim aide former part-time temporary student
   probationary entry volunteer praktikant werkstudent stagiaire adjoint becario auxiliar`.split(/\s+/),
);

/** Degrees by level, as they are written. */
export const degreePatterns: readonly (readonly [level: string, pattern: RegExp])[] = [
  [
    'doctorate',
    /\b(?:ph\.?\s?d\b\.?|doctorate|doctor of|doctoral degree|d\.?phil\b|ed\.?d\b|dr\.-?ing\.?|promotion zum|doctorat|doctorado)/gi,
  ],
  ['mba', /\b(?:m\.?b\.?a\b\.?|master of business administration)/gi],
  [
    'master',
    /\b(?:master['’]s|masters degree|master of|master in|master degree|master(?=,|$)|m\.?sc\b\.?|m\.s\b\.?|m\.a\b\.?|m\.?eng\b|m\.?tech\b|m\.?ed\b|msc|maîtrise|maestría|máster|magister|graduate degree)/gi,
  ],
  [
    'bachelor',
    /\b(?:bachelor['’]s|bachelors?\b|b\.?sc\b\.?|b\.s\b\.?|b\.a\b\.?|b\.?eng\b|b\.?tech\b|b\.?com\b|bsc|undergraduate degree|licence|licenciatura|grado en)/gi,
  ],
  ['associate', /\b(?:associate['’]s|associates? degree|associate of|associate in)/gi],
  ['diploma', /\b(?:diploma|diplom\b|diplôme)/gi],
  ['law degree', /\b(?:j\.d\.|juris doctor|ll\.?b|ll\.?m)/gi],
  ['medical degree', /\b(?:m\.d\.|doctor of medicine|mbbs)/gi],
  [
    'honours',
    /\b(?:(?:summa |magna )?cum laude|with (?:first[- ]class |high(?:est)? )?hono(?:u)?rs|first[- ]class hono(?:u)?rs|with distinction|valedictorian|dean['’]s list|phi beta kappa)/gi,
  ],
];

/** Words that say a degree is not finished. */
export const unfinishedStudy =
  /\b(?:expected|candidate|pursuing|in progress|ongoing|coursework|incomplete|not completed|did not graduate|withdrew|credits? towards?|toward|studying|enrolled|anticipated|present|abgebrochen|laufend|en cours|en curso)\b/i;

/** Words that claim a certificate or licence. */
export const certificateWords =
  /\b(?:certified|certification|certifications|certificate|certificates|licensed|licence|license|licenses|accredited|accreditation|chartered|registered|zertifiziert|zertifikat|certifié|certificat|certificado|certificación)\b/gi;

/** How well a skill or language is known; a level must be the source's own. */
export const proficiencyGroups: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'native',
    /\b(?:native (?:speaker|proficiency|level|english|german|french|spanish|language)|native(?=\)|$)|mother tongue|bilingual|muttersprache|langue maternelle|nativo|lengua materna|c2)\b/gi,
  ],
  ['fluent', /\b(?:fluent|fluently|fluency|fließend|verhandlungssicher|courant|fluido|c1|full professional)\b/gi],
  [
    'expert',
    /\b(?:expert|expertise|mastery|master level|guru|extensive (?:knowledge|experience)|deep (?:knowledge|expertise|experience)|in-depth)\b/gi,
  ],
  ['advanced', /\b(?:advanced (?:knowledge|user|level|skills?)|advanced(?=\)|$))/gi],
  ['proficient', /\b(?:proficient|proficiency|highly skilled)\b/gi],
];
