import { z } from 'zod';

/** What a text can claim that has to stand in the person's own resume. */
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

/** A sentence to be checked. Without `evidence` the check infers which entry of the resume it speaks of. */
export interface ClaimText {
  text: string;
  /** Ids of the resume's lines it is said to rest on. */
  evidence?: string[] | undefined;
  /** JSON Pointer of the entry it belongs to (`/work/0`), when known: facts of other entries do not support it. */
  entry?: string | undefined;
}

const unsupported = z.object({
  kind: z.enum(claimKinds),
  /** The words that claim it, as they stand in the text. */
  claim: z.string(),
  /** The text they stand in. */
  text: z.string(),
  /** `absent` from the resume, or `elsewhere`: stands there, under another entry. */
  reason: z.enum(['absent', 'elsewhere', 'changed']),
});
/** A claim that nothing in the evidence supports. */
export type UnsupportedClaim = z.infer<typeof unsupported>;

export const claimReportSchema = z.object({
  supported: z.boolean(),
  /** How many claims were looked at. */
  checked: z.number().int(),
  unsupported: z.array(unsupported),
});
export type ClaimReport = z.infer<typeof claimReportSchema>;
