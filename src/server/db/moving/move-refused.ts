/** Why nothing was moved, in one sentence for the operator. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
}
