import { z } from 'zod';
import type { AccountData } from '../features/account-data/service.ts';
import type { Billing } from '../features/billing/service.ts';
import { defaultCopy } from '../default-copy.ts';
import { operatorCommand, type OperatorCommand } from './command.ts';

/** The services that the commands call. */
export interface OperatorServices {
  accountData: AccountData;
  billing: Pick<Billing, 'refund'>;
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
const account = z.object({ email: z.string().min(1, words.missing('EMAIL')) });

/** Every command of the operator. The command line documents the usage of each. */
export const operatorCommands = ({ accountData, billing }: OperatorServices): OperatorCommand[] => [
  operatorCommand('account export', account, ({ email }) => accountData.export(email)),
  operatorCommand('account erase', account, ({ email }) => accountData.erase(email)),
  operatorCommand('payment refund', refund, (of) => billing.refund(of)),
];
