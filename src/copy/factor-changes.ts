/** What an account's owner is told by mail about its second step, its passkeys and its API keys, and of the operator's sign-out. */
export const factorChanges = [
  'authenticatorAdded',
  'authenticatorRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'codesGuessed',
  'passkeyAdded',
  'passkeyRemoved',
  'apiKeyCreated',
  'signedOutByOperator',
] as const;
export type FactorChangeName = (typeof factorChanges)[number];
