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

const unsupported = z.object({
  kind: z.enum(claimKinds),
  /** The words that make the claim, as written in the text. */
  claim: z.string(),
  /** The text they are in. */
  text: z.string(),
  /** `absent` from the resume, or `elsewhere`: in the resume, but under another entry. */
  reason: z.enum(['absent', 'elsewhere', 'changed']),
});
/** A claim that nothing in the evidence supports. */
export type UnsupportedClaim = z.infer<typeof unsupported>;

export const claimReportSchema = z.object({
  supported: z.boolean(),
  /** How many claims were checked. */
  checked: z.number().int(),
  unsupported: z.array(unsupported),
  /** What is worded anew and neither in the evidence nor against it: for the person to read again, no reason to refuse. */
  doubts: z.array(unsupported),
});
export type ClaimReport = z.infer<typeof claimReportSchema>;
