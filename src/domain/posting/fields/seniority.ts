import type { Seniority } from '../posting.ts';

/** From the most to the least telling word; folded, lower case. */
const titleRules: readonly (readonly [Seniority, RegExp])[] = [
  [
    'intern',
    /\bintern(?:ship)?s?\b|\bwerkstudent\w*|\bpraktik(?:ant|um)\w*|\bstagiaire|\bstage\b|\balternance|\bbecari[oa]|\bestagi\w+|\btirocin\w+|\bstagista|\bstageplaats|\bco-op\b/,
  ],
  [
    'executive',
    /\bchief\b|\bc[etfoim]o\b|\bvp\b|\bvice president|\bpresident\b|\bgeschaftsfuhrer\w*|\bvorstand|\bdirecteur general|\bdirector general|\bamministratore delegato|\bexecutive director/,
  ],
  [
    'director',
    /\bdirector\b|\bhead of\b|\bdirecteur|\bdirectrice|\bdirector[a]?\b|\bdiretor\w?\b|\bdirettore|\bdirecteur|\bleiter(?:in)?\b|\bbereichsleit\w+/,
  ],
  [
    'entry',
    /\bjunior\b|\bjr\b|\bentry[- ]level|\bgraduate\b|\btrainee\b|\bapprentice\b|\bfreshers?\b|\bauszubildende\w*|\bberufseinsteiger|\bjunior\b|\bdebutant|\baprendiz|\bapprendista|\bstarter\b|\bassociate i\b|\blevel (?:1|i)\b/,
  ],
  [
    'lead',
    /\blead\b|\bleader\b|\bprincipal\b|\bstaff (?:engineer|software|developer|scientist)|\bteamleit\w+|\bchef d'equipe|\bsupervisor\b|\bshift lead|\bforeman\b|\bjefe de equipo|\bcapo\b|\bteamleider/,
  ],
  [
    'senior',
    /\bsenior\b|\bsr\b|\bseasoned\b|\bexperienced\b|\berfahrene\w*|\bconfirme\b|\bexperimente|\bsperimentato|\bexpert\b/,
  ],
  ['manager', /\bmanager\b|\bmgr\b|\bgerente|\bresponsable\b|\bgestor\b/],
  ['mid', /\bmid[- ]?(?:level|senior)?\b|\bintermediate\b|\bmedior\b/],
];

const textRules: readonly (readonly [Seniority, RegExp])[] = [
  [
    'entry',
    /\bentry[- ]level (?:position|role|opportunit|job)|\b(?:position|role|job) is (?:considered )?entry[- ]level|\bno experience (?:needed|necessary|required|- no problem)|\bfreshers? (?:can|welcome|to)|\brecent graduates?\b|\bberufseinsteiger|\bsin experiencia\b/,
  ],
  ['senior', /\bsenior[- ]level\b/],
  ['mid', /\bmid[- ](?:level|career)\b/],
];

/** The level a job is at: what the title says, else what the ad says in plain words; undefined when neither does. Arguments folded, lower case. */
export function readSeniority(title: string, body: string): Seniority | undefined {
  const inTitle = titleRules.find(([, pattern]) => pattern.test(title))?.[0];
  return inTitle ?? textRules.find(([, pattern]) => pattern.test(body))?.[0];
}
