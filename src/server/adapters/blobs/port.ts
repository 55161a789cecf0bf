/** The bucket doesn't answer, or not as it should. Trying again later may help. */
export class BlobsAway extends Error {
  override readonly name = 'BlobsAway';
}

/** Keeps large files: uploads and pictures of their pages. Every call except `newKey` may throw `BlobsAway`. */
export interface BlobStore {
  /** A new key to store bytes under. Undefined if they stay in their row of the database. */
  newKey(): string | undefined;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined if there are none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Does nothing if there are none. */
  remove(key: string): Promise<void>;
}
