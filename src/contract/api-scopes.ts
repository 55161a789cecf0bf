/**
 * What a personal API key can be allowed to do. A route names the one it needs (`scope`); one that names none is for the site's own pages: accounts,
 * sessions, payments and the keys themselves are never open to a key.
 */
export const apiScopes = [
  'resumes:read',
  'resumes:write',
  'optimizations:read',
  'optimizations:write',
  'jobs:read',
  'jobs:write',
  'linkedin:read',
  'linkedin:write',
  'profile:read',
] as const;
export type ApiScope = (typeof apiScopes)[number];
