/** A setting that the server cannot start with; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
