import type { Stretch } from './ask.ts';

const cue =
  /\b(?:licen[cs]e[ds]?|licensure|certificat(?:e|ion)s?|certified|accreditation|credentials?|registration|clearance|bar|fuhrerschein|staplerschein|zertifikat|zulassung|permis|habilitation|certification|carnet|licencia|certificado|cnh|carteira|registro|patente|abilitazione|rijbewijs|diploma vca|vca)\b/;
const driving =
  /\b(?:valid |current |unrestricted |permanent |clean |full )*(?:us |u\.s\. )?(?:driver'?s?'?|driving|drivers) licen[cs]e\b|\bfuhrerschein(?: (?:der )?klasse [a-z0-9]+)?|\bpermis (?:de conduire|b)\b|\bcarnet de conducir|\blicencia de conducir|\bpermiso de conducir|\bcnh\b|\bcarta de conducao|\bpatente (?:di guida|b)\b|\brijbewijs(?: b)?\b/;
const named =
  /((?:\b[A-Z][\w&+./-]*\s){0,4}\b(?:[A-Z][\w&+/.]*|[A-Z]{2,})[ -](?:[Cc]ertifi(?:ed(?: [A-Z]\w+){0,4}|cation|cate)|[Ll]icen[cs](?:e|ure|ed)|[Bb]ar(?: member| admission)?))\b/;

/** Whether a folded, lower-case statement speaks of licences or certificates. */
export const speaksOfLicence = (folded: string): boolean => cue.test(folded);

/** A driving licence or a certificate by its own name ("Missouri bar", "CDA Certificate") that a statement asks for. */
export function namedLicence(text: string, folded: string): (Stretch & { driving: boolean }) | undefined {
  const drive = driving.exec(folded);
  if (drive) return { start: drive.index, end: drive.index + drive[0].length, driving: true };
  const match = named.exec(text);
  if (
    !match?.[1] ||
    /^(?:Must|Valid|Current|Active|Any|The|All|Professional|Relevant|Education|Licenses?|Required|Preferred|Desirable|Access|Product|Application|A|An)\b/.test(
      match[1],
    )
  )
    return undefined;
  return { start: match.index, end: match.index + match[1].length, driving: false };
}
