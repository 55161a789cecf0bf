/** The place for large bytes outside the database does not answer, or not as it should; it may in a moment. */
export class BlobsAway extends Error {
  override readonly name = 'BlobsAway';
}

/** Keeps large bytes: files as they were uploaded, pictures of their pages. Every call but `newKey` throws `BlobsAway`. */
export interface BlobStore {
  /** What bytes are stored under outside the database; undefined where they stay in the row that has them. */
  newKey(): string | undefined;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there are none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Does nothing where there are none. */
  remove(key: string): Promise<void>;
}
