/**
 * The words dates are written with, in the languages that are known. All keys are lower case without accents: the scanner
 * folds its text the same way.
 */

/** Month names and their usual short forms, to the month's number. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  [
    // English, German, French, Spanish, Portuguese, Italian, Dutch, Hebrew, Arabic
    'january jan januar jaenner janner janvier janv enero ene janeiro gennaio gen januari ינואר يناير',
    'february feb februar febr fevrier fevr fev febrero fevereiro febbraio februari פברואר فبراير',
    'march mar marz maerz mrz mars marzo marco maart mrt מרץ מרס مارس',
    'april apr avril avr abril abr aprile אפריל ابريل',
    'may mai mayo maio maggio mag mei מאי مايو',
    'june jun juni juin junio junho giugno giu יוני يونيو',
    'july jul juli juillet juil julio julho luglio lug יולי يوليو',
    'august aug aout aou agosto ago augustus אוגוסט اغسطس',
    'september sep sept septembre septiembre setembro set settembre ספטמבר سبتمبر',
    'october oct oktober okt octobre octubre outubro out ottobre ott אוקטובר اكتوبر',
    'november nov novembre noviembre novembro נובמבר نوفمبر',
    'december dec dezember dez decembre diciembre dic dezembro dicembre דצמבר ديسمبر',
  ].flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);

/** Seasons and terms, to the month they begin in. They are kept as a year alone: a season is no month. */
export const seasonWords = [
  'spring summer autumn fall winter',
  'fruhling fruhjahr sommer herbst',
  'sommersemester wintersemester',
  'printemps ete automne hiver',
  'primavera verano otono invierno',
  'verao outono inverno estate',
  'lente zomer herfst',
].flatMap((names) => names.split(' '));

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** What stands for "until today" at the end of a range. Longer phrases first, so that they win. */
export const presentPhrases = list(`
  to the present day, present day, to present, to date, till date, till now, until now, at present, presently,
  present, currently, current, ongoing, on-going, today, now, bis heute, bis jetzt, bis dato, heute, jetzt,
  aktuell, laufend, gegenwart, dato, jusqu'a aujourd'hui, jusqu'a present, jusqu'a ce jour, aujourd'hui,
  a ce jour, ce jour, a present, actuellement, actuel, maintenant, en cours, en poste, hasta la fecha,
  hasta la actualidad, hasta hoy, la actualidad, la fecha, actualidad, actualmente, actual, presente,
  el presente, hoy, en curso, ate o momento, ate ao momento, ate a presente data, ate a data, ate hoje,
  o momento, a presente data, momento, atualmente, atual, hoje, em curso, em andamento, ad oggi, a oggi,
  in corso, attualmente, attuale, oggi, tot op heden, tot heden, tot nu, heden, nu, 現在, 至今, 현재, עד היום, היום, כיום, הווה, حتى الان, الان, حتى اليوم`);

/** What may stand between the two ends of a range. */
export const rangeWords = list(`
  to, until, till, through, thru, and, bis, bis zum, bis zu, a, au, aux, jusqu'a, jusqu'en, jusqu'au, jusque, et,
  al, hasta, ate, ate a, ate o, ao, fino a, fino al, ad, y, e, tot, t/m, tot en met`);

/** What opens a range that has no end: "since 2019". */
export const sinceWords = list(`
  since, from, starting, as of, seit, ab, von, vom, depuis, des, a partir de, a partir du, desde, dal, da, dall,
  sinds, vanaf`);

/** What says that only the end is given: "until 2019", "expected June 2026". */
export const untilWords = list(`
  until, till, expected, anticipated, exp, graduating, graduation, graduated, grad, completed, bis, voraussichtlich,
  jusqu'en, jusqu'au, prevu, prevue, hasta, previsto, prevista, ate, conclusao, fino al, tot`);
