/** Why nothing was moved, backed up or restored, in one sentence for the operator. */
export class TransferRefused extends Error {
  override readonly name = 'TransferRefused';
}
