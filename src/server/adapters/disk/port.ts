/** The disk that the data folder is on. */
export interface Disk {
  /** How much can still be written. Undefined if the disk doesn't say. */
  freeBytes(): Promise<number | undefined>;
}
