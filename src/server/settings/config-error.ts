/** A setting that the server can't start with. The message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
