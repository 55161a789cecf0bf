import type { EnhancementView } from '#contract/enhancements.ts';

/** What is known of a completed enhancement besides its texts. */
export type EnhancementDetails = NonNullable<EnhancementView['details']>;
