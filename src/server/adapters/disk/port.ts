/** The disk that the data folder is on. */
export interface Disk {
  /** How much can be written yet; undefined where the disk does not know. */
  freeBytes(): Promise<number | undefined>;
}
