import { z } from 'zod';

/** What a text can claim that must also be in the person's resume. */
export const claimKinds = [
  'number',
  'date',
  'employer',
  'title',
  'degree',
  'school',
  'certificate',
  'skill',
  'scope',
  'outcome',
  'contact',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** A sentence to be checked. Without `evidence` the check infers which entry of the resume it is about. */
export interface ClaimText {
  text: string;
  /** Ids of the resume's lines that are cited as its support. */
  evidence?: string[] | undefined;
  /** JSON Pointer of the entry it belongs to (`/work/0`), when known: facts of other entries do not support it. */
  entry?: string | undefined;
}

/** Words of the resume, with the id of their line where it is known. */
const source = z.object({ line: z.string().optional(), text: z.string() });
export type ClaimSource = z.infer<typeof source>;

const unsupported = z.object({
  kind: z.enum(claimKinds),
  /** The words that make the claim, as written in the text. */
  claim: z.string(),
  /** The text they are in. */
  text: z.string(),
  /** `absent` from the resume, or `elsewhere`: in the resume, but under another entry. */
  reason: z.enum(['absent', 'elsewhere', 'changed']),
  /** JSON Pointers of the entries the text was held against; absent where it was held against all of the resume. Given on demand. */
  entries: z.array(z.string()).optional(),
  /** What the resume has in its place. Given on demand. */
  instead: source.optional(),
});
/** A claim that nothing in the evidence supports. */
export type UnsupportedClaim = z.infer<typeof unsupported>;

const explainedSentence = z.object({
  text: z.string(),
  /** JSON Pointers of the entries it is bound to; absent where all of the resume may support it. */
  entries: z.array(z.string()).optional(),
  /** The words of the resume that are most like it. */
  against: source.optional(),
});
/** A sentence of the text and what it was held against. */
export type ExplainedSentence = z.infer<typeof explainedSentence>;

export const claimReportSchema = z.object({
  supported: z.boolean(),
  /** How many claims were checked. */
  checked: z.number().int(),
  unsupported: z.array(unsupported),
  /** What is worded anew and neither in the evidence nor against it: for the person to read again, no reason to refuse. */
  doubts: z.array(unsupported),
  /** Each sentence with what it was held against. Given on demand. */
  sentences: z.array(explainedSentence).optional(),
});
export type ClaimReport = z.infer<typeof claimReportSchema>;
