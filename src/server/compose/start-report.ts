import { join } from 'node:path';
import { leastReserveMb, type Config } from '../settings/config.ts';
import { defaultCopy } from '../default-copy.ts';
import type { Log } from '../logging/log.ts';

/** What the server says about one of its parts when it starts. */
interface StartLine {
  sentence: string;
  /** Whether a server that others can reach lacks something here. */
  isWarning?: boolean;
}

const words = defaultCopy().startReport;

const warning = (sentence: string): StartLine => ({ sentence, isWarning: true });
const fact = (sentence: string): StartLine => ({ sentence });

function databaseLine({ databaseUrl, dataDir, isPublic }: Config): StartLine {
  if (databaseUrl === undefined)
    return isPublic ? warning(words.embeddedPublic(dataDir)) : fact(words.embedded(dataDir));
  const { host, pathname } = new URL(databaseUrl);
  return fact(words.postgres(`${host}${pathname}`));
}

function paymentsLine({ payments, isPublic }: Config): StartLine {
  if (payments === undefined) return warning(words.noPayments);
  switch (payments.provider) {
    case 'sandbox':
      return isPublic ? warning(words.sandboxPublic) : fact(words.sandbox);
    case 'stripe':
      if (!payments.secretKey.includes('_test_')) return fact(words.stripe);
      return isPublic ? warning(words.stripeTestPublic) : fact(words.stripeTest);
  }
}

function mailLine({ smtpUrl, mailFrom, dataDir, isPublic }: Config): StartLine {
  if (smtpUrl !== undefined) return fact(words.smtp(new URL(smtpUrl).host, mailFrom));
  const folder = join(dataDir, 'mail');
  return isPublic ? warning(words.mailFolderPublic(folder)) : fact(words.mailFolder(folder));
}

function modelsLine({ models: { house, dailyBudgetUsd, forVisitors }, isPublic }: Config): StartLine {
  if (house === undefined) return fact(words.builtin);
  const provider = house.baseUrl === undefined ? house.provider : new URL(house.baseUrl).host;
  if (isPublic && forVisitors && dailyBudgetUsd === undefined)
    return warning(words.unlimitedModel(house.model, provider));
  return fact(words.model(house.model, provider, dailyBudgetUsd, forVisitors));
}

function jobSourcesLine({ jobSources: { sources, boards } }: Config): StartLine {
  const { names } = defaultCopy().jobSources;
  const asked = sources.filter((name) => name !== 'sample');
  if (asked.length > 0)
    return fact(
      words.jobSources(
        asked.map((name) => names[name]),
        boards.length,
      ),
    );
  return fact(sources.length > 0 ? words.sampleAlone : words.noJobSources);
}

const reserveWarnings = ({ smallReserveMb }: Config): StartLine[] =>
  smallReserveMb === undefined ? [] : [warning(words.smallReserve(smallReserveMb, leastReserveMb))];

/** Warnings about an address that isn't fit for others. */
function addressWarnings({ publicUrl, hosts, trustProxy, isPublic }: Config): StartLine[] {
  if (!isPublic) return [];
  // Without PUBLIC_URL, people may use any address of the machine.
  if (hosts.addresses) return [warning(words.noPublicUrl(publicUrl.origin))];
  if (publicUrl.protocol === 'http:') return [warning(words.plainHttp(publicUrl.origin))];
  return trustProxy === false ? [warning(words.noProxy)] : [];
}

/** One line for each part of the server, and warnings if others can reach it and something is missing. */
export const startReport = (config: Config): StartLine[] => [
  databaseLine(config),
  ...reserveWarnings(config),
  paymentsLine(config),
  mailLine(config),
  modelsLine(config),
  jobSourcesLine(config),
  ...addressWarnings(config),
];

export function logStart(config: Config, log: Log): void {
  for (const { sentence, isWarning = false } of startReport(config)) {
    if (isWarning) log.warn(sentence);
    else log.info(sentence);
  }
}
