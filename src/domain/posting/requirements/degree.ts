import type { DegreeLevel } from '../posting.ts';

/** A degree that a statement asks for; offsets into the statement. */
export interface AskedDegree {
  level: DegreeLevel;
  areas: string[];
  start: number;
  end: number;
}

/** From the lowest level up; folded, lower case, all languages together. */
const levels: readonly (readonly [DegreeLevel, RegExp])[] = [
  [
    'secondary',
    /\bhigh[- ]?school\b(?: (?:diploma|graduate|degree|education|or ged))?|\bg\.?e\.?d\.?\b|\bhs diploma|\bgeneral education degree|\bsecondary (?:school|education)|\bhauptschulabschluss|\brealschulabschluss|\bmittlere reife|\babitur\b|\bbaccalaureat\b|\bbachillerato\b|\bensino medio\b|\bdiploma di (?:maturita|scuola superiore)|\bvmbo\b|\bhavo\b|\beducacion secundaria|\bgcses?\b|\ba[- ]levels?\b/g,
  ],
  [
    'vocational',
    /\bvocational (?:school|training|qualification|diploma)|\btechnical (?:college|school|diploma)|\btrade school|\bapprenticeship (?:completed|program)|\b(?:abgeschlossene |kaufmannische |technische |erfolgreich abgeschlossene )*(?:berufs)?ausbildung (?:als|zum|zur|im|in)|\babgeschlossene (?:\w+ )?(?:berufs)?ausbildung|\bberufsausbildung|\bgesellenbrief|\b(?:cap|bep)\b(?= |,)|\bformacion profesional|\b(?:ciclo|grado) (?:formativo|medio|superior)|\bcurso tecnico|\bensino tecnico|\bistituto (?:tecnico|professionale)|\bmbo\b|\bnursing diploma|\bdiplome (?:universitaire )?en\b|\bapprentissage (?:de|d'|en)\b|\b(?:lehre|aprendizaje) (?:als|de)\b/g,
  ],
  [
    'associate',
    /\bassociates?'?s? (?:degree|diploma|of (?:science|arts|applied))|\bassociates? degree|\b(?:a\.?a\.?s\.?|2[- ]year|two[- ]year) degree|\b(?:bts|dut|bac ?\+ ?2)\b|\btecnologo\b/g,
  ],
  [
    'bachelor',
    /\b(?:bachelor|baccalaureate)s?'?s?\b(?: degree|-abschluss|abschluss)?(?: of (?:science|arts|engineering|commerce|technology|business administration))?|\bb\.? ?(?:s|a|sc|e|eng|com|tech)\.?(?=[\s,/)(]|$)(?! ?(?:team|level))(?: degree)?|\bbs ?\/ ?ba\b|\bba ?\/ ?bs\b|\b(?:4|four)[- ]year (?:college )?degree|\bundergraduate (?:degree|studies)|\b(?:college|university|bachelor) (?:degree|graduates?)|(?<!(?:limited|high|some|certain|great|large) )\bdegree (?:in|from)|\b(?:any|relevant|related|technical|science|engineering|accounting|finance|business) degree|\bdegree(?:d)?\b(?= (?:required|preferred|or equivalent))|\bbusiness graduate|\bgraduates?\b(?= (?:&|and|degree|in\b|who))|\b(?:abgeschlossenes |erfolgreich abgeschlossenes )?(?:hochschul)?studium\b|\bfachhochschul\w*|\bhochschulabschluss|\bstudienabschluss|\blicence\b(?= (?:en|de|professionnelle))|\bbac ?\+ ?3|\blicenciatura|\bgrado en\b|\btitulacion (?:universitaria|superior)|\bgraduado en|\bingenier[oia]+ (?:en|informatic)|\b(?:ensino )?superior completo|\bgraduacao\b|\bformacao superior|\bbacharelado|\blaurea\b(?: triennale)?|\bhbo\b|\bafgeronde (?:hbo|opleiding)/g,
  ],
  [
    'master',
    /(?<!scrum |web|quiz )\bmasters?'?s?\b(?=[\s,/)]|$)(?: degree)?(?! (?:data|schedule|service|file|plan|mechanic|electrician|plumber|of ceremon|card))|\bm\.? ?(?:s|sc|tech|eng)\.?(?=[\s,/)(]|$)(?! ?(?:office|word|excel|teams|project|sql|suite|windows|outlook|access|365|powerpoint|azure|dynamics))(?: degree)?|\bmba\b|\bmca\b|\bpost ?-?graduate(?:s| degree)?\b|\badvanced degree|\bgraduate degree|\bmaster ?\(|\bbac ?\+ ?[45]|\bdiplome d'ingenieur|\becole d'ingenieur|\bdiplom(?:ingenieur|-ingenieur|studium)?\b(?= |,)|\bmaestria\b|\bmestrado\b|\blaurea magistrale|\bwo[- ](?:niveau|opleiding|master)/g,
  ],
  [
    'doctorate',
    /\bph\.? ?d\.?\b|\bdoctora(?:te|l|do)\b|\bdoctoral degree|\bj\.? ?d\.?(?=[\s,/)]|$)|\bjuris doctor|\bm\.?d\.?(?= (?:degree|or))|\bpharm\.? ?d|\bpromotion (?:in|im)|\bdottorato|\bdoutorado/g,
  ],
];

const areaLead =
  /^(?: ?\([^)]{0,20}\))?(?:'s)?,? ?(?:degree|diploma|level|qualification|abschluss|with an? (?:focus|major|emphasis))? ?(?:in|of|im|in den|der|des|en|em|de|di|with a focus on|or equivalent in|dans)? (?:an? |the |der |fach |bereich |area of |field of |discipline of )?/;
const areaEnd =
  /\b(?:or (?:an? )?(?:equivalent|similar|higher|related(?! )|other)|or related(?! [a-z]+ (?:field|discipline|area))|from|preferred|required|is|are|with|and \d|along|plus|desired|strongly|desirable|highly|a plus|oder (?:eine )?vergleichbar\w*|ou (?:equivalent|similaire)|o (?:similar|equivalente)|of vergelijkbaar|mit|avec|con|com|combined|and (?:at least|a minimum|minimum|experience|strong|relevant)|experience|as registered|program|but|who|must)\b|[.;(:]|\d/;

/** The degree that a folded, lower-case statement asks for: the lowest of those it names, with their areas. */
export function askedDegree(text: string, folded: string): AskedDegree | undefined {
  let lowest: AskedDegree | undefined;
  const areas: string[] = [];
  for (const [level, pattern] of levels) {
    for (const match of folded.matchAll(pattern)) {
      if (/^(?:be|ma|ms|ba|bs|me)$/.test(match[0]) && !/^[A-Z]{2}$/.test(text.slice(match.index, match.index + 2)))
        continue;
      const end = match.index + match[0].length;
      const named = areasAfter(text, folded, end);
      areas.push(...named.areas.filter((area) => !areas.includes(area)));
      if (!lowest) lowest = { level, areas, start: match.index, end: Math.max(end, named.end) };
      else {
        lowest.start = Math.min(lowest.start, match.index);
        lowest.end = Math.max(lowest.end, end, named.end);
      }
    }
  }
  return lowest;
}

function areasAfter(text: string, folded: string, end: number): { areas: string[]; end: number } {
  const rest = folded.slice(end);
  const lead =
    /^[^a-z]{0,3}(?:degree |diploma |level )?(?:in|im|of|der|des|en|em|with a (?:focus|major) (?:in|on)|,? preferably in|in den bereichen|fachrichtung)\b/.test(
      rest,
    )
      ? areaLead.exec(rest)?.[0].length
      : undefined;
  const direct =
    lead ??
    (/^ (?:[a-z]+ )?(?:engineering|science|accounting|finance|business|nursing|marketing)\b/.test(rest)
      ? 1
      : undefined);
  if (direct === undefined) return { areas: [], end };
  const stop = rest.slice(direct).search(areaEnd);
  const span = rest.slice(direct, stop < 0 ? undefined : direct + stop).slice(0, 140);
  const areas: string[] = [];
  let last = end;
  for (const part of span.matchAll(/(?:(?!,| or | and\/or |\/| oder | ou | o | und | of )[^,/])+/g)) {
    const raw = part[0];
    const area = raw.trim().replace(/^(?:or|and|and\/or|an?|the|other|another)\s+/, '');
    if (
      !/[a-z]{3}/.test(area) ||
      area.split(' ').length > 6 ||
      /^(?:an? )?(?:closely )?(?:related|similar|equivalent|relevant|comparable)\b/.test(area)
    )
      continue;
    const at = end + direct + part.index + raw.indexOf(area);
    areas.push(text.slice(at, at + area.length));
    last = at + area.length;
  }
  return { areas: areas.slice(0, 6), end: last };
}
