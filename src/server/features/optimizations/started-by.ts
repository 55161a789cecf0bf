import { z } from 'zod';

/** The browser that started an optimization: its own key and daily caps apply. An optimization started by a program has no session. */
export const startedBySchema = z.object({
  sessionId: z.uuid().optional(),
  /** A keyed hash of the address. */
  address: z.string().optional(),
});
export type StartedBy = z.infer<typeof startedBySchema>;
