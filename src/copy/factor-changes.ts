/** What an account's owner is told by mail about its second step and its passkeys. */
export const factorChanges = [
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'codesGuessed',
  'passkeyAdded',
  'passkeyRemoved',
] as const;
export type FactorChangeName = (typeof factorChanges)[number];
