import type { Language } from '../../language/languages.ts';

/** Openings that name a duty, a person or a help instead of a deed, in each language. */
export const weakOpenings: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:was |am |were )?(?:solely |directly |primarily |also )?responsible\b|responsibilit|dut(?:y|ies)\b|tasks? (?:include|were)|worked (?:on|with|in|as)\b|working (?:on|with|in|as)\b|helped\b|help\b|helping\b|assisted\b|assisting\b|assist\b|involved in\b|participat|took part\b|exposure to\b|experience (?:in|with)\b|familiar|knowledge of\b|i\b|my\b|we\b|the\b|was\b|were\b|been\b|did\b|had\b|tasked with\b|in charge of\b|handled\b|various\b)/i,
  de: /^(?:half\b|geholfen\b|nahm\b[^.]*\bteil\b|teilnahme\b|teilgenommen\b|arbeitete (?:an|mit|in)\b|(?:haupt)?verantwortlich\b|zuständig\b|verantwortung für\b|mitarbeit\b|mithilfe\b|mitwirk|unterstützung\b|unterstützt|tätigkeit|aufgaben\b|ich\b|war\b|wurde\b|diverse\b|allgemeine\b|arbeit (?:an|mit|in)\b|kenntnisse\b)/i,
  fr: /^(?:pris part\b|été\b|était\b|responsable d|en charge d|chargée? d|participation\b|participé|participer|aide\b|aidé|assistance\b|assisté|j['’]|je\b|tâches\b|missions?\b|membre d|travail (?:sur|avec|en)\b|travaillé|diverse?s\b|connaissances?\b)/i,
  es: /^(?:fui\b|tom[eé] parte\b|responsable de|encargad[oa] de|a cargo de|particip|ayud|apoyo\b|apoy[eé]|asist|colabor|yo\b|funciones\b|tareas\b|trabaj[eé]|trabajo (?:en|con)\b|divers[oa]s\b|conocimientos?\b)/i,
  pt: /^(?:fui\b|tomei parte\b|responsável por|responsável pela|encarregad[oa] d|particip|ajud|apoio\b|apoiei|auxili|eu\b|funções\b|tarefas\b|trabalh(?:ei|o) (?:em|com)\b|divers[oa]s\b|conhecimentos?\b)/i,
  it: /^(?:sono stat|preso parte\b|responsabile d|incaricat[oa] d|partecip|aiut|support|assist|io\b|mansioni\b|compiti\b|ho\b|lavor(?:o|ato) (?:su|con|in)\b|divers[ie]\b|conoscenz)/i,
  nl: /^(?:was\b|hielp\b|nam\b[^.]*\bdeel\b|verantwoordelijk\b|meegewerkt|meewerken|deelgenomen|geholpen|ondersteun|assist|ik\b|taken\b|werkzaamheden\b|gewerkt (?:aan|met|in)\b|diverse\b|kennis\b)/i,
};

/** What stands before a participle and tells nothing of the deed: "A réduit …", "He reducido …", "Ho ridotto …". */
export const auxiliaries: Partial<Record<Language, RegExp>> = {
  de: /^habe\s+/i,
  fr: /^(?:a|ai|avons|ont)\s+/i,
  es: /^(?:ha|he|hemos|han)\s+/i,
  it: /^(?:ha|ho|abbiamo|hanno)\s+/i,
  nl: /^(?:heb|heeft|hebben)\s+/i,
};
