import { join } from 'node:path';
import { projectRoot } from '#server/root.ts';
import { labelledFiles } from '#test/support/labelled-files.ts';
import { judgedValues } from '#test/support/labelled-values.ts';
import { describeLikelihoods } from '#test/support/likelihood-quality.ts';
import { hasSharedData, sharedData } from '#test/support/shared-data.ts';

/**
 * Whether values are as likely right as the reader says, and how many of the wrong ones are among those it is least sure of. `--set learned` or `--set held`
 * takes the untidy resumes of `test/fixtures/untidy`; without it, the tidy ones of the data folder are taken.
 */
export async function benchLikelihood(args: string[]): Promise<void> {
  const set = args.includes('--set') ? args[args.indexOf('--set') + 1] : undefined;
  if (set === undefined && !hasSharedData) {
    console.log('skipped: needs the shared data, or --set');
    return;
  }
  const folder = set === undefined ? join(sharedData, 'resumes') : join(projectRoot(), 'test/fixtures/untidy', set);
  console.log(describeLikelihoods(await judgedValues(labelledFiles(folder))));
}
