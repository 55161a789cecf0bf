import { englishLongReads } from './english-long-reads.ts';
import { englishPages } from './english-pages.ts';
import * as answers from './answers.ts';
import * as apiDocs from './api-docs.ts';
import * as changes from './changes.ts';
import * as checkFormulas from './check-formulas.ts';
import * as checks from './checks.ts';
import * as commandHelp from './command-help.ts';
import * as commandLine from './command-line.ts';
import * as enhancementFindings from './enhancement-findings.ts';
import * as errors from './errors.ts';
import * as factorMails from './factor-mails.ts';
import * as fileContents from './file-contents.ts';
import * as findings from './findings.ts';
import * as findingsLinkedin from './findings-linkedin.ts';
import * as jobCompanies from './job-companies.ts';
import * as jobMails from './job-mails.ts';
import * as jobSources from './job-sources.ts';
import * as jobMatching from './job-matching.ts';
import * as mails from './mails.ts';
import * as mcpTools from './mcp-tools.ts';
import * as operator from './operator.ts';
import * as routeSummaries from './route-summaries.ts';
import * as sandbox from './sandbox.ts';
import * as settings from './settings.ts';
import * as starting from './starting.ts';
import * as stats from './stats.ts';
import * as transfers from './transfers.ts';
import * as unfitInput from './unfit-input.ts';
import * as unplaced from './unplaced.ts';

/** All that is said in English: what the pages say, and what the server says. */
export const english = {
  ...englishPages,
  ...englishLongReads,
  ...answers,
  ...apiDocs,
  ...changes,
  ...checkFormulas,
  ...checks,
  ...commandHelp,
  ...commandLine,
  ...enhancementFindings,
  ...errors,
  ...factorMails,
  ...fileContents,
  ...findings,
  ...findingsLinkedin,
  ...jobCompanies,
  ...jobMails,
  ...jobSources,
  ...jobMatching,
  ...mails,
  ...mcpTools,
  ...operator,
  ...routeSummaries,
  ...sandbox,
  ...settings,
  ...starting,
  ...stats,
  ...transfers,
  ...unfitInput,
  ...unplaced,
};
