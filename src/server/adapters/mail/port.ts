/** A plain text mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where replies go. Absent: to the operator. */
  replyTo?: string | undefined;
  /** For mails that nobody asked for each time: the address a mail program posts to when the person unsubscribes (RFC 8058). */
  unsubscribe?: string | undefined;
}

export interface Mailer {
  /** Sends a mail. Throws if it couldn't be handed over. */
  send(mail: Mail): Promise<void>;
  /** The mails to or from an address that were stored here instead of being sent. */
  keptFor(address: string): Promise<string[]>;
  /** Deletes them; returns how many there were. */
  removeFor(address: string): Promise<number>;
}
