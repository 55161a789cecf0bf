/** What was given cannot be worked with; the message is one sentence for the person at the shell. Ends with exit code 2. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
