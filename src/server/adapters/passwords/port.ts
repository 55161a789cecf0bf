/** Keeps passwords as hashes that cost time to guess. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Also takes its time when there is no hash to compare with, so that the response time reveals nothing. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
