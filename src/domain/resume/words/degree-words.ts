/**
 * How degrees, diplomas and school leaving certificates are written in the languages that are known. Matched at the
 * beginning or inside of a text that is lower case and without accents.
 */
const letters = [
  'ph\\.?\\s?d',
  'd\\.?phil',
  'dr\\.?(?:\\s(?:rer|med|phil|ing|iur|jur|techn)\\.?)+(?:\\snat\\.?|\\spol\\.?)?',
  'm\\.?d\\.?',
  'j\\.?d\\.?',
  'll\\.?\\s?[bmd]\\.?',
  'd\\.?d\\.?s\\.?',
  'pharm\\.?\\s?d\\.?',
  'd\\.?o\\.?',
  'd\\.?v\\.?m\\.?',
  'd\\.?n\\.?p\\.?',
  'ed\\.?\\s?d\\.?',
  '(?:e?m\\.?b\\.?a)\\.?',
  'm\\.?\\s?b\\.?\\s?a\\.?',
  'm\\.?\\s?sc\\.?',
  'b\\.?\\s?sc\\.?',
  'm\\.?s\\.?',
  'b\\.?s\\.?',
  'm\\.?a\\.?',
  'b\\.?a\\.?',
  'b\\.?\\s?eng\\.?',
  'm\\.?\\s?eng\\.?',
  'b\\.?e\\.?',
  'm\\.?e\\.?',
  'b\\.?\\s?tech\\.?',
  'm\\.?\\s?tech\\.?',
  'b\\.?\\s?com\\.?',
  'm\\.?\\s?com\\.?',
  'b\\.?b\\.?a\\.?',
  'b\\.?f\\.?a\\.?',
  'm\\.?f\\.?a\\.?',
  'b\\.?\\s?ed\\.?',
  'm\\.?\\s?ed\\.?',
  'b\\.?arch\\.?',
  'm\\.?arch\\.?',
  'm\\.?p\\.?h\\.?',
  'm\\.?p\\.?a\\.?',
  'm\\.?s\\.?w\\.?',
  'm\\.?\\s?phil\\.?',
  'b\\.?s\\.?n\\.?',
  'm\\.?s\\.?n\\.?',
  'a\\.?d\\.?n\\.?',
  'b\\.?c\\.?a\\.?',
  'm\\.?c\\.?a\\.?',
  'a\\.?a\\.?s\\.?',
  'a\\.?s\\.?',
  'a\\.?a\\.?',
  'b\\.?a\\.?s\\.?',
  'g\\.?e\\.?d\\.?',
  'pgce',
  'hnd',
  'hnc',
  'nvq',
  'btec',
  'gcse',
  'gcses',
  'a-levels?',
  'a levels?',
  'o levels?',
  'dut',
  'bts',
  'deug',
  'dea',
  'dess',
  'cap',
  'bep',
  'deust',
  'but',
  'dipl\\.?(?:-|\\s)?(?:ing|inf|kfm|kffr|psych|phys|chem|math|biol|vw|oec|wirt|des|soz)\\S*(?:\\s?\\((?:fh|ba|univ)\\))?',
  'mag\\.?',
  'lic\\.?',
  'ing\\.?',
];

const words = `
bachelor bachelors bachelor's master masters master's magister doctorate doctoral doctor associate associates associate's diploma degree certificate undergraduate postgraduate graduate
foundation honours honors baccalaureate matriculation licentiate minor major ged high-school secondary-school postdoctoral postdoc
diplom diplom-ingenieur diplomingenieur abitur fachabitur fachhochschulreife hochschulreife mittlere-reife realschulabschluss hauptschulabschluss promotion staatsexamen matura
berufsausbildung ausbildung lehre fachausbildung meisterbrief gesellenbrief doktor lehramt referendariat studium bachelorstudium masterstudium umschulung
licence baccalaureat bac doctorat diplome maitrise mastere brevet certificat agregation capes these ingenieur bac+2 bac+3 bac+4 bac+5 bac+8
licenciatura licenciado licenciada grado graduado graduada ingenieria maestria doctorado diplomatura bachillerato diplomado tecnicatura tecnico postgrado posgrado especializacion titulo eso
bacharelado bacharel licenciatura licenciado mestrado doutorado doutoramento mestre pos-graduacao especializacao tecnologo ensino-medio graduacao curso-tecnico tecnico mestrado-integrado
laurea laurea-magistrale laurea-triennale diploma-di-maturita dottorato maturita perito dottore
propedeuse doctoraal hbo mbo vwo havo vmbo wo
学士 修士 博士 本科 硕士 專士 卒業
`
  .split(/\s+/)
  .filter(Boolean)
  .map((word) => word.replace(/-/g, '[- ]').replace(/\+/g, '\\+'));

const cjk = words.filter((word) => /[\u3000-\u9fff]/.test(word));
const latin = words.filter((word) => !cjk.includes(word));
const byLength = (list: readonly string[]): string => [...list].sort((a, b) => b.length - a.length).join('|');

/** A degree's word anywhere. */
export const degreePattern = new RegExp(
  `(?<![\\p{L}\\p{N}.'])(?:${byLength(latin)})(?![\\p{L}\\p{N}])|(?:${cjk.join('|')})|תואר (?:ראשון|שני|שלישי)|דוקטורט|بكالوريوس|ليسانس|ماجستير|دكتوراه|دبلوم`,
  'iu',
);
/** Degree letters ("B.Sc.", "MBA"), which count at the beginning of a text or alone. */
export const degreeLetters = new RegExp(`^(?:${byLength(letters)})(?![\\p{L}\\p{N}])`, 'iu');
/** Degree letters in capitals anywhere ("Graduated as M.Sc. Digital Media"). */
export const degreeCapitals =
  /(?<![\p{L}.])(?:Ph\.?D|MBA|M\.?Sc|B\.?Sc|M\.S|B\.S|M\.A|B\.A|B\.?Eng|M\.?Eng|B\.?Tech|M\.?Tech|B\.?Com|LL\.?[BM]|J\.D|M\.D|MEng|BEng|BS|MS|BA|MA|BBA|BFA|MFA|BSN|MSN|MPH|MPA|MSW|EMBA|AAS)\.?(?![\p{L}])/u;

/** Words in the name of a place of learning. */
export const schoolPattern =
  /(?<!\p{L})(?:universit(?:y|at|e|a|eit|ies)|universidade?|college|school|academy|institute|institut|instituto|istituto|polytechnic|politecnico|politecnica|conservatory|seminary|faculty|faculdade|facultad|faculte|campus|bootcamp|hochschule|fachhochschule|berufsschule|gymnasium|realschule|gesamtschule|grundschule|oberschule|berufskolleg|akademie|schule|ecole|lycee|iut|insa|escuela|escola|colegio|academia|accademia|scuola|liceo|hogeschool|lyceum|academie|mit|eth|epfl|ucla|ucl|nyu|usc|iit|nit|hec|essec|insead|tu|th|fh|rwth|lmu|uc|unam|usp|upc|upm|cfa|afpa|greta|ihk|udemy|coursera|edx|caltech|suny|cuny|cal poly|virginia tech|sciences po|ies|ceip|iae|itis|iti|its|iscte|ist|isep|roc|kuleuven|uva|vu|tum|fau|kit|jku|hslu|zhaw|htl|hak|bhs|ifsi|ifas|isen|enac|ensta|ensimag|ensam|polytech|epita|epitech|supinfo|edhec|emlyon|skema|cnam|inalco|itesm|itam|uned|uab|upf|uc3m|unesp|unicamp|ufrj|ufmg|ufpr|puc|senai|senac|etec|fatec|ifsp|kth|dtu|ntnu|uba|utn|dhbw|vhs|fom|fhnw|polimi|bocconi|self-taught|autodidact|autodidakt|autodidacte)(?!\p{L})|\p{L}+(?:universitat|hochschule|schule|gymnasium|akademie|kolleg|universiteit)(?!\p{L})|大学|学院|高校|学校|אוניברסיט|מכלל[הת]|הטכניון|בית ספר|جامع[ةه]|كلي[ةه]|معهد|مدرس[ةه]/iu;
