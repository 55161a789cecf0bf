import type { EnhancementView } from '#contract/enhancements.ts';

/** What's known about a completed enhancement besides its texts. */
export type EnhancementDetails = NonNullable<EnhancementView['details']>;
