import type { Posting } from '../posting.ts';

const states =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]';
const cityState = new RegExp(`\\b((?:[A-Z][\\w.'’-]+ ){0,2}[A-Z][\\w.'’-]+), ?(${states})\\b`);
const prose =
  /\b(?:located|based|position is|office|offices|standort|sitz|situee?|base a|con sede|ubicad[oa]|localizad[oa]|con sede a|gevestigd|role is|job is) (?:in|at|a|à|en|em) (?:the |our |downtown |beautiful )?((?:[A-ZÀ-Ý][\p{L}.'’-]+)(?:[ ,]+(?:[A-ZÀ-Ý][\p{L}.'’-]+|[A-Z]{2}))*)/u;
const german =
  /\b(?:in|Raum|Standort) ((?:[A-ZÄÖÜ][\p{Ll}ß]{2,})(?: (?:am|an der|im) [A-ZÄÖÜ]\p{Ll}+)?)(?= (?:suchen|eine?n?|zum|ab|unbefristet)|\s?\(m\/w\/d\))/u;

/** The place of work: a "Location:" value, else the first place the text names as such. */
export function readPlace(labelled: string | undefined, text: string): string | undefined {
  const stated = labelled === undefined ? undefined : tidy(labelled);
  if (stated) return stated;
  const city = cityState.exec(text);
  if (city) return `${city[1]}, ${city[2]}`;
  const named = prose.exec(text)?.[1] ?? german.exec(text)?.[1];
  return named?.replace(/[,.\s]+$/, '');
}

/** "DallasTX" and "Chicago, IL 60609" as people write them; nothing when the value is no place. */
function tidy(value: string): string | undefined {
  const place = value
    .replace(new RegExp(`(?<=[a-z])(${states})$`), ', $1')
    .replace(/\s*\([^()]*\)\s*$/, '')
    .replace(/\s+\d{5}(?:-\d{4})?$/, '')
    .replace(/[\s,.;|]+$/, '')
    .trim();
  const isPlace =
    place.length >= 2 &&
    !place.includes('(') &&
    place.length <= 60 &&
    !/^(?:location|contact|n\/a|various|multiple)\b/i.test(place) &&
    /^\p{Lu}/u.test(place);
  return isPlace && !/\b(?:engineer|manager|developer|nurse|analyst|technician|lead|specialist)\b/i.test(place)
    ? place
    : undefined;
}

const hybrid =
  /\(\s*hybrid\b|\bhybrid (?:position|role|work|model|schedule|remote|office|employees|working|arrangement)|\b(?:is|work|location:?|\() ?hybrid\b|\bhybrid(?:es)? (?:arbeiten|modell)|\bteilweise (?:remote|home ?office)|\b(?:teletravail|home ?office) (?:partiel|moglich|possible)|\bmodalidad hibrida|\bmodelo hibrido|\bhibrid[oa]\b|\bibrid[oa]\b|\bhybride\b|\b\d(?:-\d)? days? (?:a|per) week (?:in the office|remote|from home|on-?site)|\b\d(?:-\d)? (?:set )?days? (?:in the office|from home)/;
const noRemote =
  /\b(?:not? (?:a )?remote|no (?:remote|telecommut|work from home)|remote (?:work )?(?:is )?not|kein home ?office|not remote)/;
const remote =
  /\b(?:fully|100 ?%|completely|entirely|permanently) remote|\bremote (?:position|role|job|work|opportunity|first|only|team\b(?! member)|friendly|ok|option|within|from|anywhere|\()|\b(?:work|working) (?:remotely|from home|from anywhere)|\bwfh\b|\btelecommut\w+|\btelework|\bhome[- ]based|\((?:[\w ,/]*)remote(?:[\w ,/]*)\)|\b(?:location|place|ort|standort|lieu|ubicacion|local|sede|locatie):? ?remote|\bis remote\b|[-–|,] remote\b|^remote\b|\bremote[ -](?:us|usa|uk|europe|eu)\b|\bhome-?office\b|\b(?:im|aus dem|vom) home ?office\b|\bteletravail\b|\bteletrabajo\b|\b(?:trabajo|trabalho) (?:remoto|en remoto)|\b(?:100 ?% )?remoto\b|\blavoro da remoto|\bda remoto\b|\bsmart working\b|\bthuiswerk\w*/;
const onsite =
  /\bon[- ]?site (?:position|role|only|work|job|at our|in)\b|\b(?:is|position|100 ?%|fully) on[- ]?site\b|\bin[- ](?:office|person) (?:position|role|only)|\bvor ort\b(?= (?:in|arbeit))|\bpresencial\b|\ben presentiel|\bsur site\b|\bin presenza\b|\bop locatie\b/;

/** Whether the work is remote, hybrid or on site, by plain words of the folded, lower-case ad; undefined when it does not say. */
export function readRemote(folded: string): Posting['remote'] {
  if (hybrid.test(folded)) return 'hybrid';
  if (noRemote.test(folded)) return 'onsite';
  if (remote.test(folded)) return 'remote';
  return onsite.test(folded) ? 'onsite' : undefined;
}
