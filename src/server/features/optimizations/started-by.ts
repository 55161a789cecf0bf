import { z } from 'zod';

/** Which browser started an optimization: whose own key and whose daily caps count. One that a program started has no session. */
export const startedBySchema = z.object({
  sessionId: z.uuid().optional(),
  /** A keyed hash of the address. */
  address: z.string().optional(),
});
export type StartedBy = z.infer<typeof startedBySchema>;
