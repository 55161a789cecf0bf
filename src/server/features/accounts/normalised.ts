/** An email address as it is stored, and looked for. */
export const normalised = (email: string): string => email.trim().toLowerCase();
