/** What a new password changed, and what it left in place. */
export interface PasswordChange {
  /** Whether a mailed link set it. */
  byLink: boolean;
  /** Whether that link is the first sign that the address is the account's. */
  confirmed: boolean;
  /** How many were revoked. */
  apiKeys: number;
  /** The names of passkeys. */
  removedPasskeys: string[];
  keptPasskeys: string[];
  keptAuthenticator: boolean;
}
