import { join, resolve } from 'node:path';
import { z } from 'zod';
import { modelProviders } from '#contract/model-keys.ts';
import type { PaymentProviderName } from '#contract/payment-providers.ts';
import type { SiteFacts } from '#contract/site.ts';
import { ConfigError } from './config-error.ts';
import { defaultCopy } from '../default-copy.ts';
import { doorSettings, type KnownHosts } from './door-settings.ts';
import { jobSourceSettings, jobSourcesOf, type JobSourceConfig } from './job-source-settings.ts';
import { priceOf, usualModels, type ModelPrice } from '../adapters/ai/model-prices.ts';
import type { S3Settings } from '../adapters/blobs/s3-blobs.ts';
import { s3Of, s3Settings } from './s3-settings.ts';
import { readEnvFile } from './env-file.ts';
import { projectRoot } from '../root.ts';
import { watchOf, watchSettings, type WatchSettings } from './watch-settings.ts';

const roles = ['all', 'web', 'worker'] as const;
const aiProviders = ['builtin', ...modelProviders, 'compatible'] as const;
const onOff = ['on', 'off'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const words = defaultCopy().settings;
/** The shortest session secret, in characters. */
const minSecretLength = 32;
/** The shortest token for `/metrics`, in characters. */
const minTokenLength = 16;

/** The embedded database's log grows by files of 16 MB, and nothing works without the next one: less is taken for so much. */
export const leastReserveMb = 24;

const isSmall = (reserveMb: number): boolean => reserveMb > 0 && reserveMb < leastReserveMb;

const port = z.coerce.number(words.number).int(words.whole).min(0).max(65535, words.port);
const dollars = z.coerce.number(words.number).min(0, words.notNegative);
const publicUrl = z
  .url({ protocol: /^https?$/, error: words.publicUrl })
  .refine((text) => !URL.canParse(text) || new URL(text).pathname === '/', words.withoutPath);
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: words.postgres });

/** Every setting, by the name of its environment variable. `.env.example` lists them; a test keeps it complete. */
export const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DISK_RESERVE_MB: z.coerce.number(words.number).int(words.whole).min(0, words.notNegative).default(256),
  ROLE: z.enum(roles, words.oneOf(roles)).default('all'),
  SESSION_SECRET: z.string().min(minSecretLength, words.secretLength(minSecretLength)).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, words.secretKey)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', words.publishableKey).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', words.signingSecret).optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/, error: words.http }).optional(),
  PAYMENTS: z.enum(['sandbox'], words.payments).optional(),
  AI_PROVIDER: z.enum(aiProviders, words.oneOf(aiProviders)).default('builtin'),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/, error: words.http }).optional(),
  AI_DAILY_BUDGET_USD: dollars.optional(),
  AI_PRICE_INPUT: dollars.optional(),
  AI_PRICE_OUTPUT: dollars.optional(),
  AI_FOR_VISITORS: z.enum(onOff, words.oneOf(onOff)).default('off'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: words.smtp }).optional(),
  MAIL_FROM: z.string().optional(),
  OPERATOR_NAME: z.string().optional(),
  SUPPORT_EMAIL: z.email(words.email).optional(),
  PRIVACY_EMAIL: z.email(words.email).optional(),
  MARKETING_CLAIMS: z.enum(onOff, words.oneOf(onOff)).optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, words.analyticsId)
    .optional(),
  ADS_CONVERSION_ID: z
    .string()
    .regex(/^AW-\d+\/[\w-]+$/, words.adsConversionId)
    .optional(),
  METRICS_TOKEN: z.string().min(minTokenLength, words.secretLength(minTokenLength)).optional(),
  ...doorSettings,
  ...watchSettings,
  LOG_LEVEL: z.enum(logLevels, words.oneOf(logLevels)).default('info'),
  ...s3Settings,
  ...jobSourceSettings,
});

export interface Config {
  port: number;
  host: string;
  /** The public address of the server; derived from HOST and PORT when PUBLIC_URL is not set. */
  publicUrl: URL;
  dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Requests that store a lot are refused while less of the disk is free. */
  diskReserveBytes: number;
  /** A reserve that was asked for and is too small to be one, in MB; `leastReserveMb` are kept instead. */
  smallReserveMb: number | undefined;
  /** Where large files are kept. Absent: in the database. */
  s3: S3Settings | undefined;
  role: (typeof roles)[number];
  /** Absent: created once and stored in `dataDir`. */
  sessionSecret: string | undefined;
  /** The payment provider, with its settings. Absent: nobody pays. */
  payments: PaymentConfig | undefined;
  models: ModelConfig;
  jobSources: JobSourceConfig;
  /** Absent: mail goes into a folder of `dataDir`. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** What pages, policies and answers say about the site and its operator. */
  site: SiteFacts;
  /** Whether other machines can reach the server. */
  isPublic: boolean;
  /** Opens `/metrics` to requests that send it. Absent: nobody can read it. */
  metricsToken: string | undefined;
  trustProxy: false | number | string[];
  hosts: KnownHosts;
  watch: WatchSettings;
  logLevel: (typeof logLevels)[number];
  /** How long the event loop may lag before the API answers that it is busy; 0 turns this off. */
  busyAfterMs: number;
  /** Where the built pages and workers are. */
  buildDir: string;
}

/** The operator's language model, and who may use it. */
export interface ModelConfig {
  /** Absent: only the built-in writer. */
  house:
    | {
        provider: Exclude<(typeof aiProviders)[number], 'builtin'>;
        model: string;
        key: string | undefined;
        /** Absent: the provider's own address. */
        baseUrl: string | undefined;
        price: ModelPrice | undefined;
      }
    | undefined;
  /** Absent: no limit. */
  dailyBudgetUsd: number | undefined;
  forVisitors: boolean;
}

interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  pricePro: string;
  /** Absent: Stripe's own. */
  apiBase: URL | undefined;
}

/** The settings that each payment provider needs. */
interface ProviderConfigs {
  sandbox: {
    /** Whether it answers only requests from this machine. Requests through a proxy come from elsewhere. */
    onlyHere: boolean;
  };
  stripe: StripeConfig;
}

type ConfigOf<Name extends PaymentProviderName> = { provider: Name } & ProviderConfigs[Name];
export type PaymentConfig = { [Name in PaymentProviderName]: ConfigOf<Name> }[PaymentProviderName];

const stripeNeeds = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO',
] as const;

type Settings = z.output<typeof settings>;

/** All of Stripe's settings or none. Half of them would take money without opening anything. */
function stripeOf(data: Settings): ConfigOf<'stripe'> | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PRO: pricePro,
    STRIPE_API_BASE: apiBase,
  } = data;
  const isSet = (name: string) => data[name as keyof Settings] !== undefined;
  const [first] = [...stripeNeeds, 'STRIPE_API_BASE'].filter(isSet);
  if (first === undefined) return undefined;
  const missing = stripeNeeds.find((name) => !isSet(name));
  if (missing !== undefined || !secretKey || !publishableKey || !webhookSecret || !pricePro) {
    throw new ConfigError(words.neededBeside(String(missing), first));
  }
  if (data.PAYMENTS === 'sandbox') throw new ConfigError(words.noSandbox);
  return {
    provider: 'stripe',
    secretKey,
    publishableKey,
    webhookSecret,
    pricePro,
    apiBase: apiBase === undefined ? undefined : new URL(apiBase),
  };
}

/** The settings of the language model. A budget can be kept only if the prices are known. */
function modelsOf(data: Settings): ModelConfig {
  const { AI_PROVIDER: provider, AI_API_KEY: key, AI_BASE_URL: baseUrl, AI_DAILY_BUDGET_USD: dailyBudgetUsd } = data;
  const forVisitors = data.AI_FOR_VISITORS === 'on';
  if (provider === 'builtin') return { house: undefined, dailyBudgetUsd, forVisitors };
  const set = `AI_PROVIDER=${provider}`;
  const model = data.AI_MODEL ?? (provider === 'compatible' ? undefined : usualModels[provider]);
  if (model === undefined) throw new ConfigError(words.neededBeside('AI_MODEL', set));
  if (provider === 'compatible' && baseUrl === undefined) throw new ConfigError(words.neededBeside('AI_BASE_URL', set));
  if (provider !== 'compatible' && key === undefined) throw new ConfigError(words.neededBeside('AI_API_KEY', set));
  const { AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output } = data;
  if ((input === undefined) !== (output === undefined)) {
    const names = ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] as const;
    throw new ConfigError(input === undefined ? words.neededBeside(...names) : words.neededBeside(names[1], names[0]));
  }
  const price = input === undefined || output === undefined ? priceOf(provider, model) : { input, output };
  if (dailyBudgetUsd !== undefined && price === undefined) throw new ConfigError(words.pricesNeeded(model));
  return { house: { provider, model, key, baseUrl, price }, dailyBudgetUsd, forVisitors };
}

/** The first payment provider that's configured. Test cards work only on this machine, unless PAYMENTS says otherwise. */
function paymentsOf(data: Settings, onlyHere: boolean): PaymentConfig | undefined {
  const set: { [Name in PaymentProviderName]: ConfigOf<Name> | undefined } = {
    stripe: stripeOf(data),
    sandbox:
      data.PAYMENTS === 'sandbox' || onlyHere
        ? { provider: 'sandbox', onlyHere: data.PAYMENTS !== 'sandbox' }
        : undefined,
  };
  return Object.values(set).find((payments) => payments !== undefined);
}

/**
 * The environment, which overrides the file `.env` in the project's folder. An empty variable still counts as unset. FOOTHOLD_ENV_FILE=off ignores the
 * file, for tests and measurements, which start Foothold with their own settings.
 */
const environment = (): Record<string, string | undefined> => ({ ...envFile(), ...process.env });

export const envFile = (onRepeated?: (name: string) => void): Record<string, string> =>
  process.env['FOOTHOLD_ENV_FILE'] === 'off' ? {} : readEnvFile(join(projectRoot(), '.env'), onRepeated);

/** The settings of a program that uses a server elsewhere. All other settings belong to the server. */
export function readClientConfig(env = environment()): {
  apiKey: string | undefined;
} {
  return { apiKey: env['FOOTHOLD_API_KEY']?.trim() || undefined };
}

/** Reads the settings, with `override` taking precedence over the environment. Throws a `ConfigError` for the first that is wrong. */
export function readConfig(
  override: Partial<Record<keyof typeof settings.shape, string>> = {},
  env = environment(),
): Config {
  const data = parseSettings(settings, { ...env, ...override });
  if (data.DATABASE_URL === undefined && data.ROLE !== 'all') {
    throw new ConfigError(words.roleNeedsDatabase(data.ROLE));
  }
  if (data.DATABASE_URL !== undefined && data.SESSION_SECRET === undefined) {
    throw new ConfigError(words.secretNeeded(minSecretLength));
  }
  const publicUrl = new URL(data.PUBLIC_URL ?? `http://${shownHost(data.HOST)}:${data.PORT}`);
  const onlyHere = isLoopback(data.HOST) && isLoopback(publicUrl.hostname);
  const site = siteOf(data, { onlyHere, host: publicUrl.hostname });
  return {
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    payments: paymentsOf(data, onlyHere),
    models: modelsOf(data),
    jobSources: jobSourcesOf(data),
    site,
    isPublic: !onlyHere,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Foothold <${site.supportEmail}>`,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    diskReserveBytes: (isSmall(data.DISK_RESERVE_MB) ? leastReserveMb : data.DISK_RESERVE_MB) * 1024 * 1024,
    smallReserveMb: isSmall(data.DISK_RESERVE_MB) ? data.DISK_RESERVE_MB : undefined,
    s3: s3Of(data),
    role: data.ROLE,
    sessionSecret: data.SESSION_SECRET,
    metricsToken: data.METRICS_TOKEN,
    trustProxy: data.TRUST_PROXY,
    hosts: {
      names: [publicUrl.hostname, ...data.ALLOWED_HOSTS],
      loopback: isLoopback(data.HOST),
      addresses: data.PUBLIC_URL === undefined,
    },
    watch: watchOf(data),
    logLevel: data.LOG_LEVEL,
    busyAfterMs: 2000,
    buildDir: join(projectRoot(), 'build'),
  };
}

/** An empty variable counts as unset. Throws a `ConfigError` for the first wrong setting. */
function parseSettings<Schema extends z.ZodType>(schema: Schema, env: Record<string, string | undefined>) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(words.wrong(String(issue?.path[0]), issue?.message ?? words.invalid));
}

/** The settings that say where everything is stored. */
export type StorageConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'sessionSecret' | 'logLevel'>;

const storageSettings = settings.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  SESSION_SECRET: true,
  LOG_LEVEL: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
});

/** Reads only the settings that a backup needs, so that another wrong or missing setting doesn't stop it. Throws a `ConfigError`. */
export function readStorageConfig(env = environment()): StorageConfig {
  const data = parseSettings(storageSettings, env);
  return {
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    s3: s3Of(data),
    sessionSecret: data.SESSION_SECRET,
    logLevel: data.LOG_LEVEL,
  };
}

/** If others can reach the site, people must be able to see who operates it, and it makes no claims that the operator hasn't confirmed. */
function siteOf(data: Settings, { onlyHere, host }: { onlyHere: boolean; host: string }): SiteFacts {
  const missing = (['OPERATOR_NAME', 'SUPPORT_EMAIL', 'PRIVACY_EMAIL'] as const).find((name) => !data[name]);
  if (missing && !onlyHere) {
    throw new ConfigError(words.operatorNeeded(missing));
  }
  return {
    operatorName: data.OPERATOR_NAME ?? 'Foothold',
    supportEmail: data.SUPPORT_EMAIL ?? `support@${host}`,
    privacyEmail: data.PRIVACY_EMAIL ?? `privacy@${host}`,
    claims: data.MARKETING_CLAIMS === undefined ? onlyHere : data.MARKETING_CLAIMS === 'on',
    analyticsId: data.ANALYTICS_ID,
    adsConversionId: data.ADS_CONVERSION_ID,
  };
}

/** Whether a host means only this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

const shownHost = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::1', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
