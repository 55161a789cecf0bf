import { z } from 'zod';
import type { AccountData } from '../features/account-data/service.ts';
import type { Billing } from '../features/billing/service.ts';
import { operatorCommand, type OperatorCommand } from './command.ts';

/** What the commands call. */
export interface OperatorServices {
  accountData: AccountData;
  billing: Pick<Billing, 'refund'>;
}

const refund = z.object({
  payment: z.string().min(1, 'ID is missing.'),
  cents: z
    .number('--cents must be a whole number.')
    .int('--cents must be a whole number.')
    .positive('--cents must be more than 0.')
    .optional(),
});
const account = z.object({ email: z.string().min(1, 'EMAIL is missing.') });

/** Every command of the operator. The command line gives each a usage of its own. */
export const operatorCommands = ({ accountData, billing }: OperatorServices): OperatorCommand[] => [
  operatorCommand('account export', account, ({ email }) => accountData.export(email)),
  operatorCommand('account erase', account, ({ email }) => accountData.erase(email)),
  operatorCommand('payment refund', refund, (of) => billing.refund(of)),
];
