/** The embedded database was ended in the middle of what it was asked, or is being started again: nothing is wrong with what was asked. */
export class EmbeddedDatabaseAway extends Error {
  override readonly name = 'EmbeddedDatabaseAway';

  constructor(options?: ErrorOptions) {
    super('The embedded database does not answer', options);
  }
}
