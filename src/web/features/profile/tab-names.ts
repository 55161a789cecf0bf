/** The sections of the profile, in order. */
export const tabNames = ['overview', 'resumes', 'scores', 'linkedin', 'interview', 'settings'] as const;
export type TabName = (typeof tabNames)[number];
