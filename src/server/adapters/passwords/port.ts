/** Hashes passwords so that guessing them takes long. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long without a hash to compare with, so that the response time reveals nothing. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
}
