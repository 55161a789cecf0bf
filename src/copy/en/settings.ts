/** What is told of a setting that the server cannot start with. */
export const settings = {
  /** `what` is one of those below, or `invalid`. */
  wrong: (name: string, what: string) => `${name} ${what}.`,
  invalid: "isn't valid",
  envFileLine: (line: number) =>
    `Line ${line} of .env isn't a setting: write NAME=value, with quotes around a value that needs them.`,
  envFileNotUtf8: (line: number) => `Line ${line} of .env isn't UTF-8. Save the file as UTF-8.`,
  repeated: (names: readonly string[]) => `Settings: .env sets ${names.join(', ')} more than once; the last one counts`,
  misspelt: (names: readonly (readonly [set: string, meant: string])[]) =>
    `Settings: .env sets ${names.map(([set, meant]) => `${set} (${meant}?)`).join(', ')}, which Foothold doesn't know`,
  envFileUnreadable: (path: string) =>
    `The settings in ${path} can't be read. Let this user read the file, or remove it.`,
  portInUse: (port: number) => `Another program is using port ${port}. Stop it, or set PORT to another number.`,
  portNotAllowed: (port: number) => `Foothold isn't allowed to use port ${port}. Set PORT to 1024 or more.`,
  hostNotHere: (host: string) => `This machine has no address ${host}. Set HOST to one it has, or to 0.0.0.0 for all.`,
  number: 'must be a number',
  whole: 'must be a whole number',
  port: 'must be from 0 to 65535',
  oneOf: (known: readonly string[]) => `must be one of ${known.join(', ')}`,
  publicUrl: 'must be an http or https address such as https://example.org',
  withoutPath: 'must be an address without a path',
  http: 'must be an http or https address',
  postgres: 'must be a postgres:// address',
  smtp: 'must be an smtp:// or smtps:// address',
  email: 'must be an email address',
  analyticsId: 'must be a Google Analytics measurement ID such as G-ABC123',
  adsConversionId: 'must be a Google Ads conversion such as AW-123456789/AbC-dEf',
  proxies: 'must be false, a number of proxies, or a list of addresses',
  trustAll:
    "can't be true, because then anybody could choose the address they come from: set the number of proxies in front, or their addresses",
  hosts: 'must list names of hosts without ports, such as example.org, www.example.org',
  secretLength: (least: number) => `must have at least ${least} characters`,
  secretKey: 'must be a secret key starting with sk_ or rk_',
  publishableKey: 'must be a publishable key starting with pk_',
  signingSecret: 'must be a signing secret starting with whsec_',
  share: 'must be from 0 to 1',
  headers: 'must list headers such as api-key=secret, separated by commas',
  notNegative: "can't be negative",
  payments: 'must be sandbox or left unset',
  neededBeside: (missing: string, set: string) => `${missing} must be set when ${set} is.`,
  pricesNeeded: (model: string) =>
    `AI_DAILY_BUDGET_USD needs prices for ${model}: set AI_PRICE_INPUT and AI_PRICE_OUTPUT, in US dollars per million tokens.`,
  jobSources: (known: readonly string[]) => `must list sources, separated by commas, out of ${known.join(', ')}`,
  jobBoards: (part: string, known: readonly string[]) =>
    `must list companies such as greenhouse:acme, lever:globex ("${part}" isn't one), at ${known.join(', ')}`,
  noSandbox: "PAYMENTS can't be sandbox when Stripe is configured.",
  roleNeedsDatabase: (role: string) =>
    `ROLE=${role} needs DATABASE_URL: only one process can use the embedded database.`,
  secretNeeded: (least: number) => `SESSION_SECRET must be set (at least ${least} characters) when DATABASE_URL is.`,
  operatorNeeded: (missing: string) =>
    `${missing} must be set when others can reach the server, so they know who runs it.`,
} as const;
