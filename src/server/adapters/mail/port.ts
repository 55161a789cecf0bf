/** A mail of plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where replies go, unless to the operator. */
  replyTo?: string | undefined;
  /** Of mails that come by themselves: the address that a mail program posts to when its person wants no more of them (RFC 8058). */
  unsubscribe?: string | undefined;
}

export interface Mailer {
  /** Sends a mail of plain text. Throws when it could not be handed over. */
  send(mail: Mail): Promise<void>;
  /** The mails to or from an address that were stored here instead of sent. */
  keptFor(address: string): Promise<string[]>;
  /** Deletes them; returns how many there were. */
  removeFor(address: string): Promise<number>;
}
