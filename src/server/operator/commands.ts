import { z } from 'zod';
import type { AccountData } from '../features/account-data/service.ts';
import type { Accounts } from '../features/accounts/service.ts';
import type { Billing } from '../features/billing/service.ts';
import type { createHoldings } from '../features/holdings/service.ts';
import type { JobPublishing } from '../features/jobs/companies/publishing.ts';
import type { JobMatches } from '../features/jobs/matches/service.ts';
import type { JobSearch } from '../features/jobs/search/service.ts';
import type { JobSourcesService } from '../features/jobs/sources/service.ts';
import type { SecondFactors } from '../features/second-factors/service.ts';
import { securityEventDays, type SecurityEvents } from '../features/security-events/service.ts';
import type { Snapshots } from '../transfer/snapshots.ts';
import type { Tracking } from '../features/tracking/service.ts';
import { parsedResumeSchema } from '#domain/resume/parsed-resume.ts';
import { searchTerms } from '#contract/job-search.ts';
import { boardProviders, jobSources as knownSources } from '#contract/job-sources.ts';
import { AppError } from '../app-error.ts';
import { defaultCopy } from '../default-copy.ts';
import { boardWritten, type CompanyBoard } from '../settings/job-source-settings.ts';
import { operatorCommand, OperatorMistake, type OperatorCommand } from './command.ts';

/** The services that the commands call. */
export interface OperatorServices {
  accountData: AccountData;
  accounts: Pick<Accounts, 'shutOut'>;
  billing: Pick<Billing, 'refund'>;
  holdings: ReturnType<typeof createHoldings>;
  jobMatches: Pick<JobMatches, 'matchesOf'>;
  jobPublishing: JobPublishing;
  jobSearch: Pick<JobSearch, 'search'>;
  jobSources: Pick<JobSourcesService, 'sync'>;
  secondFactors: Pick<SecondFactors, 'removeAll'>;
  securityEvents: Pick<SecurityEvents, 'forOperator'>;
  snapshots: Pick<Snapshots, 'take'>;
  tracking: Pick<Tracking, 'stats'>;
}

const words = defaultCopy().operator;

const refund = z.object({
  payment: z.string().min(1, words.missing('ID')),
  cents: z
    .number(words.notWhole('--cents'))
    .int(words.notWhole('--cents'))
    .positive(words.notPositive('--cents'))
    .optional(),
});
const fetchable = knownSources.filter((name) => name !== 'own');
const sync = z.object({
  sources: z
    .array(z.enum(fetchable, words.noSource(fetchable)))
    .min(1)
    .optional(),
});
const wholeLimit = z.number(words.notWhole('--limit')).int(words.notWhole('--limit')).min(1);
const search = searchTerms.extend({ limit: wholeLimit.max(100).default(20) });
const match = z.object({ parsed: parsedResumeSchema, limit: wholeLimit.max(50).default(10) });
const stats = z.object({
  days: z
    .number(words.notWhole('--days'))
    .int(words.notWhole('--days'))
    .positive(words.notPositive('--days'))
    .max(1000, words.notMore('--days', 1000))
    .default(30),
});
const holders = z.object({ limit: wholeLimit.max(1000, words.notMore('--limit', 1000)).default(20) });
const events = z.object({
  email: z.string().min(1, words.missing('--email')).optional(),
  days: z
    .number(words.notWhole('--days'))
    .int(words.notWhole('--days'))
    .positive(words.notPositive('--days'))
    .max(securityEventDays, words.notMore('--days', securityEventDays))
    .default(7),
});
const account = z.object({ email: z.string().min(1, words.missing('EMAIL')) });

const oneBoard = z.object({
  board: z
    .string()
    .refine((text) => boardWritten(text), { error: ({ input }) => words.noBoard(String(input), boardProviders) }),
});
const company = z.object({ name: z.string().trim().min(1, words.missing('NAME')).max(200) });
const listing = z.object({ id: z.string().min(1, words.missing('ID')) });

/** A payload is read twice, so it stays as it was written until its command runs. */
function boardOf({ board: text }: z.infer<typeof oneBoard>): CompanyBoard {
  const board = boardWritten(text);
  if (!board) throw new AppError('INVALID_INPUT');
  return board;
}

/** Every command of the operator. The command line documents the usage of each. */
export const operatorCommands = ({
  accountData,
  accounts,
  billing,
  holdings,
  jobMatches,
  jobPublishing,
  jobSearch,
  jobSources,
  secondFactors,
  securityEvents,
  snapshots,
  tracking,
}: OperatorServices): OperatorCommand[] => [
  operatorCommand('account export', account, ({ email }) => accountData.export(email)),
  operatorCommand('account erase', account, ({ email }) => accountData.erase(email)),
  operatorCommand('account sign-out', account, ({ email }) => accounts.shutOut(email)),
  operatorCommand('account second-step-off', account, ({ email }) => secondFactors.removeAll(email)),
  operatorCommand('payment refund', refund, (of) => billing.refund(of)),
  operatorCommand('holdings', holders, ({ limit }) => holdings.holdings(limit)),
  operatorCommand('jobs boards', z.object({}), () => jobPublishing.boards()),
  operatorCommand('jobs approve-board', oneBoard, (given) => jobPublishing.approve(boardOf(given))),
  operatorCommand('jobs remove-board', oneBoard, (given) => jobPublishing.remove(boardOf(given))),
  operatorCommand('jobs reset-board', oneBoard, (given) => jobPublishing.reset(boardOf(given))),
  operatorCommand('jobs block-company', company, ({ name }) => jobPublishing.block(name)),
  operatorCommand('jobs unblock-company', company, ({ name }) => jobPublishing.unblock(name)),
  operatorCommand('jobs remove-listing', listing, async ({ id }) => {
    try {
      return await jobPublishing.removeListing(id);
    } catch (error) {
      const isUnknown = error instanceof AppError && error.code === 'LISTING_NOT_FOUND';
      throw isUnknown ? new OperatorMistake(words.noListing(id)) : error;
    }
  }),
  operatorCommand('jobs match', match, ({ parsed, limit }) => jobMatches.matchesOf(parsed, limit, 'en')),
  operatorCommand('jobs search', search, (asked) =>
    jobSearch.search(undefined, { ...asked, page: 1, sort: 'relevance' }, 'en'),
  ),
  operatorCommand('jobs sync', sync, ({ sources }) => jobSources.sync({ sources, force: true })),
  operatorCommand('security events', events, (asked) => securityEvents.forOperator(asked)),
  // What `foothold backup` asks of a server that has the embedded database open.
  operatorCommand('snapshot', z.object({}), (_, gone) => snapshots.take(gone)),
  operatorCommand('stats', stats, ({ days }) => tracking.stats(days)),
];
